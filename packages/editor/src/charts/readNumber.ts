/**
 * Parses a number as typed by a user or copied from a spreadsheet: '1,234.5', '1.234,5', '12 %', '$ 40'. Undefined for
 * any other text. A single comma before three digits is a thousands separator, otherwise a decimal separator.
 */
export function readNumber(text: string): number | undefined {
  const bare = text.replaceAll(/[\s\u00A0\u202F'%$€£¥]/gu, '')
  const plain = /^[-+]?\d*\.?\d+(?:e[-+]?\d+)?$|^[-+]?\d+\.$/iu
  const number = Number(plain.test(bare) ? bare : withPoint(bare))
  return bare !== '' && Number.isFinite(number) ? number : undefined
}

function withPoint(text: string): string {
  if (/^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u.test(text)) return text.replaceAll(',', '')
  if (/^[-+]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/u.test(text)) {
    return text.replaceAll('.', '').replace(',', '.')
  }
  return /^[-+]?\d*,\d+$/u.test(text) ? text.replace(',', '.') : 'none'
}
