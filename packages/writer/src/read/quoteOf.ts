const open = '"“„«‹「『'
const close = '"”“»›」』'
const spoken = new RegExp(
  String.raw`^[${open}]?(.{2,1200}?)[${close}]?\s*(?:—|–|―|--|\s-\s)\s*([^—–―${close}]{2,80})$`,
  'su',
)

/** Splits a quotation from its speaker, if it ends in a name after a dash. */
export function quoteOf(text: string): {
  readonly kind: 'quote'
  readonly text: string
  readonly by?: string
} {
  const [, words, by] = spoken.exec(text.slice(0, 1400)) ?? []
  const isName = by !== undefined && /\p{L}/u.test(by) && by.split(/\s+/u).length <= 8
  const plain = (isName && words !== undefined ? words : text)
    .replace(new RegExp(`^[${open}]`, 'u'), '')
    .replace(new RegExp(`[${close}]$`, 'u'), '')
    .trim()
  return { kind: 'quote', text: plain, ...(isName && { by: by.trim() }) }
}

/**
 * Returns the quotation if a paragraph is nothing but one with its speaker, without Markdown's
 * marker.
 */
export function spokenParagraph(text: string): ReturnType<typeof quoteOf> | undefined {
  if (!open.includes(text[0] ?? ' ')) return undefined
  const quote = quoteOf(text)
  return quote.by === undefined ? undefined : quote
}
