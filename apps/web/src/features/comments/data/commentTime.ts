const clock = { hour: 'numeric', minute: '2-digit' } as const
const dayMs = 24 * 60 * 60 * 1_000

/** When something was written, such as "10:42 AM", "yesterday" or "Nov 22". */
export function commentTime(at: string, now = new Date()): string {
  const then = new Date(at)
  if (isSameDay(then, now)) return then.toLocaleTimeString('en-US', clock)
  if (isSameDay(then, new Date(now.getTime() - dayMs))) return 'yesterday'
  const isThisYear = then.getFullYear() === now.getFullYear()
  return then.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  })
}

/** The same in full, for a tooltip. */
export function fullTime(at: string): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString()
}
