/** Formats a card number as printed: digits in groups of four. */
export function groupDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 19)
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
