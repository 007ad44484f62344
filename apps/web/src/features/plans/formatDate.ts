/** As 'March 2, 2026'. */
export function formatDate(moment: string | null | undefined): string {
  return moment ? new Date(moment).toLocaleDateString('en', { dateStyle: 'long' }) : 'an open date'
}
