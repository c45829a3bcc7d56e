/** An id for a command. Pages without TLS have no `crypto.randomUUID`, so it is made from random bytes. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
