/**
 * Cuts to UTF-16 code units, with an ellipsis if something is missing, and without splitting a
 * surrogate pair.
 */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}
