/** The marker that begins a list item, in Markdown and in plain text. */
export interface ItemMark {
  readonly ordered: boolean
  /** The marker of an ordered item as written: '3.', '(a)', '②'. */
  readonly label?: string
  /** The number of an ordered item that uses digits. */
  readonly number?: number
  /** Characters before the text, including whitespace. */
  readonly length: number
  /** The same for all items of one list. */
  readonly sort: string
}

const bullet =
  /^\s*(\*{2,3}(?=\s)|[-*+•・‣◦▪●○■□·–—⁃✓✔☐☑→➤►])(?:\s+|(?<=[・•●■◆])|(?=[^\s\d\p{P}]))(?:\[[ xX]\]\s+)?/u
const spacedBullets = new Set(['-', '*', '**', '***', '+', '–', '—', '·', '→'])
const numbered = /^\s*(?:\(?(\d{1,3})[.)、．）]|([①-⑳])|\(?([a-z]|[ivx]{2,4})\))\s*(?=\S)/u

export function itemMark(line: string): ItemMark | undefined {
  const point = bullet.exec(line)
  if (point) return bulletMark(point)
  const number = numbered.exec(line)
  if (!number) return undefined
  const [whole, digits, ring, letter] = number
  // '3.5 million' is not an item, nor is '3.Halbzeit'.
  if (digits !== undefined && !/[\s、．）)]$/u.test(whole)) return undefined
  const count =
    digits === undefined
      ? ring === undefined
        ? undefined
        : ring.charCodeAt(0) - 0x24_5f
      : Number(digits)
  return {
    ordered: true,
    label: whole.trim(),
    ...(count !== undefined && { number: count }),
    length: whole.length,
    sort: letter === undefined ? whole.replace(/[\d①-⑳\s]+/gu, '') || 'ring' : 'letter',
  }
}

function bulletMark([whole, sign = '']: RegExpExecArray): ItemMark | undefined {
  if (spacedBullets.has(sign) && !/\s$/u.test(whole)) return undefined
  return { ordered: false, length: whole.length, sort: sign }
}

/** Whether a line is an underline or a divider: '====', '----', '* * *'. */
export function isRule(line: string): boolean {
  return /^\s*(?:([-=~_*#+])(?:\s?\1){2,})\s*$/u.test(line.slice(0, 400))
}

/** Whether a text is nothing but a URL such as 'https://example.org/a'. */
export function isAddress(text: string): boolean {
  return /^<?(?:https?|ftp):\/\/\S{1,2000}>?$/u.test(text.trim())
}

/** Whether lines are code or a drawing: more symbols than text, taken together. */
export function isDrawing(lines: readonly { readonly text: string }[]): boolean {
  const text = lines
    .map((line) => line.text)
    .join('')
    .replace(/\s/gu, '')
    .slice(0, 4000)
  const words =
    text.match(/[\p{L}\p{N}\p{M}.,:;!?'"’“”„«»()%€$£¥、。，：；！？「」『』–—-]/gu)?.length ?? 0
  return words < text.length * 0.8
}
