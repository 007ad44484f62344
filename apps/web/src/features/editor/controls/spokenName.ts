/** Formats "light-bulb" as "Light bulb". */
export function spokenName(value: string): string {
  const words = value.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
