/**
 * The number that a person or a spreadsheet wrote: '1,234.5', '1.234,5', '12 %', '$ 40'. Undefined for other words.
 * A single comma before three figures parts thousands, before others it is the decimal sign.
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
