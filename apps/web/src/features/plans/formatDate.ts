/** Formats a date as "March 2, 2026". */
export function formatDate(timestamp: string | null | undefined): string {
  return timestamp
    ? new Date(timestamp).toLocaleDateString('en', { dateStyle: 'long' })
    : 'an open date'
}
