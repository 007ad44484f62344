/** Names the visit that a page belongs to; it tells visits apart and proves nothing. */
export function visitHeaders(sessionId: string): Readonly<Record<string, string>> {
  return { 'X-Session-ID': sessionId }
}
