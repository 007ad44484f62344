/** Formats "rounded-rect" as "Rounded rect". */
export function spokenName(value: string): string {
  const words = value.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
