import type { Span } from './sourceTree.ts'

export interface Line extends Span {
  /** Without the line feed and trailing whitespace; a tab counts as up to four spaces. */
  readonly text: string
  /** Number of spaces before the first character. */
  readonly indent: number
  readonly isBlank: boolean
}

/** Longest line that parsers look at; the rest of a longer one follows as separate lines. */
const longestLine = 20_000

/**
 * Invisible characters: control characters except line feed and tab, soft hyphens, zero-width spaces and word joiners.
 */
const unseen = /(?![\n\t])\p{Cc}|[\u00AD\u200B\u2060]/gu

/** Code as marked up in reStructuredText: ':func:`send`' and '``send``'. */
const role = /(?<!`)(?::[a-z]{2,12}:)?(?:``([^`\n]{1,200})``|(?<=:)`([^`\n]{1,200})`)(?!`)/gu

/** Normalizes a text: one kind of line ending, no byte order mark, no overstruck or invisible characters. */
export function unifyText(text: string): string {
  return removeOverstrikes(
    text.replace(/^\uFEFF/u, '').replace(/\r\n?|[\u0085\u2028\u2029\v\f]/gu, '\n'),
  )
    .replace(unseen, '')
    .replace(role, (_, code: string | undefined, named: string | undefined) => code ?? named ?? '')
}

/** Man pages print a bold letter as 'N', backspace, 'N'. */
function removeOverstrikes(text: string): string {
  const backspace = String.fromCodePoint(8)
  if (!text.includes(backspace)) return text
  return text
    .split(backspace)
    .map((part, index, all) => (index < all.length - 1 ? part.slice(0, -1) : part))
    .join('')
}

export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  let from = 0
  for (const raw of text.split('\n')) {
    for (let start = 0; start === 0 || start < raw.length; start += longestLine) {
      lines.push(lineOf(raw.slice(start, start + longestLine), from + start))
    }
    from += raw.length + 1
  }
  return lines
}

function lineOf(raw: string, from: number): Line {
  const text = raw.replace(/\t/gu, '    ').trimEnd()
  const indent = text.length - text.trimStart().length
  return { text, from, to: from + raw.length, indent, isBlank: text === '' }
}

export function spanOf(lines: readonly Span[]): Span {
  return { from: lines[0]?.from ?? 0, to: lines.at(-1)?.to ?? 0 }
}

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，！？：；「」『』（）]/u

/**
 * Joins the lines of a paragraph. Scripts without spaces are joined without one; words divided at a hyphen are
 * rejoined.
 */
export function joinLines(lines: readonly string[], isWord: (word: string) => boolean): string {
  const parts: string[] = []
  for (const line of lines) {
    const next = line.trim()
    const before = parts.at(-1)
    if (next === '') continue
    if (before !== undefined) parts[parts.length - 1] = closeLine(before, next, isWord)
    parts.push(next)
  }
  return parts
    .join('')
    .replace(/[^\S\u00A0\u202F]+/gu, ' ')
    .trim()
}

/** Returns a line with its joint to the next: a space, nothing, or with the hyphen kept or removed. */
function closeLine(before: string, next: string, isWord: (word: string) => boolean): string {
  if (dense.test(before.at(-1) ?? '') && dense.test(next[0] ?? '')) return before
  const [, head] = /(\p{L}{2,40})[-\u2010]$/u.exec(before.slice(-48)) ?? []
  const [, tail] = /^(\p{Ll}{2,40})/u.exec(next) ?? []
  if (head === undefined || tail === undefined) return `${before} `
  return isWord(`${head}${tail}`) ? before.slice(0, -1) : before
}
