/** How a table of this device is called. */

/** Its address is always the same: there is one. */
export const HERE = 'offline';

/** Before the id that the device made; the server keeps its hands under this name. */
const PREFIX = 'offline-';

/** The name of a table, from its id. */
export function nameOf(id: string): string {
  return PREFIX + id;
}

/** The id in a table's name; none where it is no table of a device. */
export function idOf(table: string): string | null {
  return isOffline(table) ? table.slice(PREFIX.length) : null;
}

/** Whether a table is one that a device made for itself. */
export function isOffline(table: string): boolean {
  return table.startsWith(PREFIX);
}
