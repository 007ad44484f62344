/**
 * Every string in a value, one after the other: more than a slide shows, but enough to tell the languages
 * and the faces that its words need.
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
