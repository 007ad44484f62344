/** A line of Markdown for code that only counts and cuts, and never parses. */
export interface MarkdownLine {
  readonly text: string
  /** Whether it is in a block of code or HTML, where marks mean nothing. */
  readonly isRaw: boolean
}

/** How such an HTML block starts and ends. */
const html: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?:[\s>]|$)/iu, /<\/(?:script|pre|style|textarea)>/iu],
  [/^ {0,3}<!--/u, /-->/u],
  [/^ {0,3}<\?/u, /\?>/u],
  [/^ {0,3}<!\[CDATA\[/u, /\]\]>/u],
]
const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/u

/** Yields the lines of a text, in one pass. */
export function* markdownLines(text: string): Generator<MarkdownLine> {
  let isEnd: ((line: string) => boolean) | undefined
  for (const line of text.split('\n')) {
    if (isEnd) {
      yield { text: line, isRaw: true }
      if (isEnd(line)) isEnd = undefined
      continue
    }
    const mark = fence.exec(line)?.[1]
    const block = mark === undefined ? html.find(([begin]) => begin.test(line)) : undefined
    if (mark !== undefined) isEnd = (later) => closes(later, mark)
    else if (block && !block[1].test(line.slice(line.indexOf('<') + 2))) {
      const [, end] = block
      isEnd = (later) => end.test(later)
    }
    yield { text: line, isRaw: mark !== undefined || block !== undefined }
  }
}

function closes(line: string, fenceMark: string): boolean {
  const [, mark] = /^ {0,3}(`{3,}|~{3,})\s*$/u.exec(line) ?? []
  return mark !== undefined && mark.startsWith(fenceMark)
}

export function isBlank(line: string): boolean {
  return line.trim() === ''
}

// No run of spaces can match in two ways, so 200,000 characters that almost match take linear time, not quadratic.
const tableRule = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/u

/** Whether two lines form the header of a table: names, and below them a rule with as many cells. */
export function isTableHead(names: string, rule: string): boolean {
  return rule.includes('-') && tableRule.test(rule) && cellsIn(names) === cellsIn(rule)
}

function cellsIn(row: string): number {
  const inner = row
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '')
  return inner.match(/\\.|\|/gsu)?.filter((each) => each === '|').length ?? 0
}

/** Returns the marker of a list that starts at the margin; only a list with the same marker continues. */
export function listMark(line: string): string | undefined {
  return /^(?:([-+*])|\d{1,9}([.)]))(?:[ \t]|$)/u.exec(line)?.slice(1).find(Boolean)
}
