const format = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Formats ISO 8601 as Nov 21, 09:14, in local time. */
export function formatTimestamp(timestamp: string): string {
  return format.format(new Date(timestamp))
}
