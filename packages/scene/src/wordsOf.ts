/**
 * Returns all strings in a value, one per line: more than a slide shows, but enough to determine the languages and
 * faces that its text needs.
 */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([name]) => name !== 'notes' && name !== 'url')
    .map(([, own]) => wordsOf(own))
    .filter((words) => words !== '')
    .join('\n')
}
