/** At most so many UTF-16 units, with an ellipsis where something is missing, and no half character. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}
