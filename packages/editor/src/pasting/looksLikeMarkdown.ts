/** Signs that hardly mean anything else. */
const sure = [
  /(?:^|[\s(])\*\*(?=[^\s*])[^*\n]{1,200}?\*\*(?=$|[\s.,:;!?)])/mu,
  /\[[^\]\n]{1,200}\]\((?:https?:|mailto:)[^)\s]{1,2000}\)/u,
  /^ {0,3}(?:```|~~~)[\w-]*[ \t]*$/mu,
  /^ {0,3}\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/mu,
  /^[ \t]{0,12}[-*+] \[[ xX]\] \S/mu,
]
const heading = /^#{1,6} \S/u
const item = /^[ \t]{0,24}(?:[-*+]|\d{1,3}[.)]) +\S/u
const quotation = /^> ?\S/u

/** Whether a text is written in Markdown, rather than only holding one of its signs by chance. */
export function looksLikeMarkdown(text: string): boolean {
  const part = text.slice(0, 50_000)
  if (sure.some((sign) => sign.test(part))) return true
  const lines = part.split('\n').filter((line) => line.trim() !== '')
  const [headings, items, quotations] = [heading, item, quotation].map(
    (sign) => lines.filter((line) => sign.test(line)).length,
  )
  if (!headings) return (items ?? 0) >= 2 || ((items ?? 0) >= 1 && (quotations ?? 0) >= 1)
  // A lone "# words" may be a comment or a tag; with text below it is a heading.
  return lines.length > headings || headings > 1
}
