/** Returns headers that identify a visit: they tell visits apart but prove nothing. */
export function visitHeaders(sessionId: string): Readonly<Record<string, string>> {
  return { 'X-Session-ID': sessionId }
}
