/** Server-Sent Events out of the body of a `fetch`: the browser's own reader cannot send the link. */

export interface SseEvent {
  event: string;
  data: string;
  id: string | null;
}

/** Takes text in pieces of any size and gives whole events. */
export class SseParser {
  #rest = '';
  #event = '';
  #data: string[] = [];
  #id: string | null = null;
  /** What the server wants to be waited before connecting again, in milliseconds. */
  retry: number | null = null;

  push(text: string): SseEvent[] {
    const lines = (this.#rest + text).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#take(line) ?? []);
  }

  #take(line: string): SseEvent | null {
    if (line === '') return this.#close();
    const colon = line.indexOf(':');
    if (colon === 0) return null;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#event = value;
    else if (field === 'data') this.#data.push(value);
    else if (field === 'id') this.#id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) this.retry = Number(value);
    return null;
  }

  #close(): SseEvent | null {
    const event = { event: this.#event || 'message', data: this.#data.join('\n'), id: this.#id };
    const isEmpty = this.#data.length === 0;
    this.#event = '';
    this.#data = [];
    return isEmpty ? null : event;
  }
}
