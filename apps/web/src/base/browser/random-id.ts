/** Unlike `crypto.randomUUID` it is there without TLS too: a club plays over plain http in its own network. */
export function randomId(length = 32): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
