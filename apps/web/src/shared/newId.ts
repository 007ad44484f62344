/** Returns a new ID of 96 random bits. `crypto.randomUUID` is missing when a server is reached without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
