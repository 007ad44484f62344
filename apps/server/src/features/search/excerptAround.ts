const before = 30
const longest = 110

/** The part of a text around the first place that has the words, cut between words where that is possible. */
export function excerptAround(text: string, words: string): string {
  const oneLine = text.replaceAll(/\s+/g, ' ')
  if (oneLine.length <= longest) return oneLine
  const at = Math.max(0, oneLine.toLowerCase().indexOf(words.toLowerCase()))
  const start = at <= before ? 0 : oneLine.lastIndexOf(' ', at - before) + 1
  const end = start + longest
  const cut = end >= oneLine.length ? oneLine.length : oneLine.lastIndexOf(' ', end)
  const last = cut > at ? cut : end
  return `${start > 0 ? '… ' : ''}${oneLine.slice(start, last)}${last < oneLine.length ? ' …' : ''}`
}
