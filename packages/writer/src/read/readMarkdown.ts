import { alikeAt } from './alike.ts'
import { badgeNames, plainText } from './inline.ts'
import { joinLines, type Line, spanOf } from './lines.ts'
import { isAddress, isRule, itemMark } from './marks.ts'
import { quoteOf } from './quoteOf.ts'
import { isTableRule, pipeTable } from './readTable.ts'
import type { ListItem, SourcePart, Span } from './sourceTree.ts'

/** The parts read from some lines, and the index of the next line. */
interface Taken {
  readonly parts: readonly SourcePart[]
  readonly next: number
}

type Taker = (lines: readonly Line[], at: number) => Taken | undefined

const anyWord = (): boolean => false
const heading = /^ {0,3}(#{1,6})(?:\s+(.*?))?(?:\s+#+)?\s*$/u
const strongLine = /^ {0,3}(?:\*\*|__)(?=\S)([^*_]{2,70}[^*_.!:,;。！：])(?:\*\*|__)\s*$/u
const strongDepth = 6
const fence = /^ {0,3}(`{3,}|~{3,})/u
const setextRule = /^ {0,3}(?:=+|-{2,})\s*$/u
const callout = /^\[!(\w)(\w+)\]\s*/u
const quoteMark = /^ {0,3}>{1,8}\s?/u

/** Returns the parts of a Markdown text in one pass over its lines. */
export function readMarkdown(lines: readonly Line[]): readonly SourcePart[] {
  const parts: SourcePart[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at]
    if (!line || line.isBlank) {
      at += 1
      continue
    }
    const taken = takers.map((take) => take(lines, at)).find((result) => result !== undefined)
    parts.push(...(taken?.parts ?? []))
    at = taken?.next ?? at + 1
  }
  return parts
}

function takeHeading(lines: readonly Line[], at: number): Taken | undefined {
  const line = lines[at]
  const [marked, signs = '', words = ''] = heading.exec(line?.text ?? '') ?? []
  if (!line || marked === undefined) return undefined
  return { parts: [headingOf(words, signs.length, line)], next: at + 1 }
}

/**
 * Reads a line entirely in bold as a heading, as many people write them; at the beginning of a text, it is the title.
 */
function takeStrongLine(lines: readonly Line[], at: number): Taken | undefined {
  const line = lines[at]
  const [, words] = strongLine.exec(line?.text ?? '') ?? []
  if (!line || words === undefined || lines[at - 1]?.isBlank === false) return undefined
  const isFirst = lines.slice(0, at).every(({ isBlank }) => isBlank)
  return { parts: [headingOf(words, isFirst ? 1 : strongDepth, line)], next: at + 1 }
}

function headingOf(words: string, depth: number, line: Line): SourcePart {
  const text = plainText(words)
  const span = spanOf([line])
  return text === '' ? { kind: 'mark', span } : { kind: 'heading', text, depth, span }
}

function takeFence(lines: readonly Line[], at: number): Taken | undefined {
  const [, mark] = fence.exec(lines[at]?.text ?? '') ?? []
  if (mark === undefined) return undefined
  let end = at + 1
  while (end < lines.length && !(lines[end]?.text.trim() ?? '').startsWith(mark)) end += 1
  const inside = lines.slice(at + 1, end)
  const span = spanOf(lines.slice(at, end + 1))
  const text = inside.map((line) => line.text).join('\n')
  const part: SourcePart =
    text.trim() === '' ? { kind: 'mark', span } : { kind: 'verbatim', text, span }
  return { parts: [part], next: end + 1 }
}

function takeRule(lines: readonly Line[], at: number): Taken | undefined {
  const line = lines[at]
  if (!line || !isRule(line.text)) return undefined
  return { parts: [{ kind: 'mark', span: spanOf([line]) }], next: at + 1 }
}

function takeTable(lines: readonly Line[], at: number): Taken | undefined {
  const table = pipeTable(lines, at)
  if (!table) return undefined
  const span = spanOf(lines.slice(at, at + table.count))
  return { parts: [{ kind: 'table', ...table.cells, span }], next: at + table.count }
}

function takeQuote(lines: readonly Line[], at: number): Taken | undefined {
  if (!quoteMark.test(lines[at]?.text ?? '')) return undefined
  const end = lines.findIndex((line, index) => index > at && !goesOnQuote(line))
  const next = end < 0 ? lines.length : end
  const own = lines.slice(at, next)
  const inner = own.map((line) => {
    const text = line.text.replace(quoteMark, '')
    const indent = text.length - text.trimStart().length
    return { ...line, text, indent, isBlank: text.trim() === '' }
  })
  const span = spanOf(own)
  if (inner.some((line) => beginsBlock(line.text))) return { parts: readMarkdown(inner), next }
  const text = plainText(wordsOf(inner)).replace(
    callout,
    (_, first: string, rest: string) => `${first}${rest.toLowerCase()}: `,
  )
  return { parts: text === '' ? [{ kind: 'mark', span }] : [{ ...quoteOf(text), span }], next }
}

function goesOnQuote({ isBlank, text }: Line): boolean {
  return !isBlank && (quoteMark.test(text) || !beginsBlock(text))
}

function wordsOf(lines: readonly Line[]): string {
  return joinLines(
    lines.map((line) => line.text),
    anyWord,
  )
}

function beginsBlock(line: string): boolean {
  return (
    heading.test(line) ||
    fence.test(line) ||
    itemMark(line) !== undefined ||
    line.trimStart().startsWith('|')
  )
}

function takeList(lines: readonly Line[], at: number): Taken | undefined {
  const line = lines[at]
  const first = line && line.indent <= 3 ? itemMark(line.text) : undefined
  if (!first) return undefined
  const open: OpenItem[] = []
  const codes: SourcePart[] = []
  let end = at
  for (let next = at; next > end || end === at;) {
    end = next
    const code = codeAt(lines, end, open)
    if (code) codes.push(...code.parts)
    if (code) next = end + code.next
    else if (takesLine(lines, end, { first, open })) next = end + 1
    if (next >= lines.length) {
      end = lines.length
      break
    }
    if (next === end) break
  }
  const items = open.map((item, index) => itemOf(item, levelOf(item.indent, open), open[index - 1]))
  const list: SourcePart = {
    kind: 'list',
    ordered: first.ordered,
    items: items.filter(({ text }) => text !== ''),
    span: spanOf(lines.slice(at, end)),
  }
  return { parts: [list, ...codes], next: Math.max(end, at + 1) }
}

function codeAt(lines: readonly Line[], at: number, open: readonly OpenItem[]): Taken | undefined {
  const isInside = open.length > 0 && (lines[at]?.indent ?? 0) >= 2
  return isInside ? takeFence([...outdent(lines, at)], 0) : undefined
}

interface OpenItem {
  readonly indent: number
  readonly label: string | undefined
  readonly lines: Line[]
}

/** Code fences inside a list item are indented. */
function* outdent(lines: readonly Line[], at: number): Iterable<Line> {
  const { indent = 0 } = lines[at] ?? {}
  if (!/^\s*(?:`{3}|~{3})/u.test(lines[at]?.text ?? '')) return
  for (const line of lines.slice(at, at + 400)) {
    yield { ...line, text: line.text.slice(Math.min(indent, line.indent)) }
  }
}

interface OpenList {
  readonly first: { readonly ordered: boolean }
  readonly open: OpenItem[]
}

function takesLine(lines: readonly Line[], at: number, { first, open }: OpenList): boolean {
  const line = lines[at]
  if (!line) return false
  if (line.isBlank) return goesOnAfterBlank(lines, at)
  const mark = itemMark(line.text)
  if (mark) {
    // At the margin, another kind of marker begins another list.
    if (line.indent <= 1 && mark.ordered !== first.ordered) return false
    const words = { ...line, text: line.text.slice(mark.length) }
    open.push({ indent: line.indent, label: mark.label, lines: [words] })
    return true
  }
  if (line.indent < 2 && (lines[at - 1]?.isBlank === true || endsList(line.text))) return false
  open.at(-1)?.lines.push(line)
  return true
}

function goesOnAfterBlank(lines: readonly Line[], at: number): boolean {
  const next = lines.slice(at + 1, at + 4).find((other) => !other.isBlank)
  return next !== undefined && (next.indent >= 2 || itemMark(next.text) !== undefined)
}

function endsList(line: string): boolean {
  return heading.test(line) || isRule(line) || quoteMark.test(line) || fence.test(line)
}

function levelOf(indent: number, open: readonly { readonly indent: number }[]): number {
  const steps = [...new Set(open.map((item) => Math.floor(item.indent / 2)))].toSorted(
    (a, b) => a - b,
  )
  return Math.min(8, steps.indexOf(Math.floor(indent / 2)))
}

/** Reads an item. Markdown allows every item to be '1.', so that a repeated label continues the count. */
function itemOf({ lines, label }: OpenItem, level: number, before: OpenItem | undefined): ListItem {
  return {
    text: plainText(wordsOf(lines)),
    level,
    ...(label !== undefined && label !== before?.label && { label }),
    span: spanOf(lines),
  }
}

/** Reads HTML: images, comments and layout are dropped, the text between tags stays. */
function takeHtml(lines: readonly Line[], at: number): Taken | undefined {
  const first = lines[at]?.text.trimStart() ?? ''
  if (!/^<(?:!--|\/?[a-z][a-z0-9-]*[\s/>])/iu.test(first)) return undefined
  const isComment = first.startsWith('<!--')
  const last = lines.findIndex((line, index) =>
    isComment
      ? index >= at && line.text.includes('-->')
      : index > at && (line.isBlank || heading.test(line.text)),
  )
  const next = last < 0 ? lines.length : isComment ? last + 1 : last
  const own = lines.slice(at, next)
  const span = spanOf(own)
  const words = own.map((line) => line.text).join(' ')
  const text = isComment ? '' : plainText(words.replace(/<[^<>]{1,2000}>/gu, ' '))
  const told: SourcePart = text === '' ? { kind: 'mark', span } : { kind: 'paragraph', text, span }
  return { parts: [told, ...badgesIn(words, span)], next }
}

/** Moves badges, which say nothing about the subject, to the notes at the end. */
function badgesIn(words: string, span: Span): readonly SourcePart[] {
  const text = badgeNames(words)
  return text === '' ? [] : [{ kind: 'boilerplate', text, span }]
}

function takeDefinition(lines: readonly Line[], at: number): Taken | undefined {
  const line = lines[at]
  if (!line || !/^ {0,3}\[(?!\^)[^\]]{1,200}\]:\s+\S+/u.test(line.text)) return undefined
  return { parts: [{ kind: 'mark', span: spanOf([line]) }], next: at + 1 }
}

/** Reads lines that begin alike as items of a log or of a list without markers. */
function takeAlike(lines: readonly Line[], at: number): Taken | undefined {
  const taken = alikeAt(lines, at)
  return taken && { ...taken, parts: taken.parts.map(withoutMarks) }
}

function withoutMarks(part: SourcePart): SourcePart {
  if (part.kind === 'paragraph') return { ...part, text: plainText(part.text) }
  if (part.kind !== 'list') return part
  return { ...part, items: part.items.map((item) => ({ ...item, text: plainText(item.text) })) }
}

function isCode(line: Line | undefined): boolean {
  return line !== undefined && line.indent >= 4
}

function takeIndented(lines: readonly Line[], at: number): Taken | undefined {
  if (!isCode(lines[at])) return undefined
  const end = lines.findIndex(
    (line, index) => index > at && !isCode(line) && !(line.isBlank && isCode(lines[index + 1])),
  )
  const next = end < 0 ? lines.length : end
  const own = lines.slice(at, next)
  const text = own.map((line) => line.text.slice(4)).join('\n')
  return { parts: [{ kind: 'verbatim', text, span: spanOf(own) }], next }
}

function takeParagraph(lines: readonly Line[], at: number): Taken {
  let end = at + 1
  while (end < lines.length && goesOn(lines, end)) end += 1
  const own = lines.slice(at, end)
  const under = lines[end]
  const setext = under && own.length <= 2 && setextRule.test(under.text)
  const words = wordsOf(own).replace(/^\[\^[^\]]{1,40}\]:\s*/u, '')
  const text = plainText(words)
  const span = spanOf(setext ? lines.slice(at, end + 1) : own)
  if (setext && text !== '') {
    return {
      parts: [{ kind: 'heading', text, depth: under.text.includes('=') ? 1 : 2, span }],
      next: end + 1,
    }
  }
  const badges = badgesIn(words, span)
  if (text === '') return { parts: [{ kind: 'mark', span }, ...badges], next: end }
  const kind = isAddress(text) ? 'verbatim' : 'paragraph'
  return { parts: [{ kind, text, span }, ...badges], next: end }
}

function goesOn(lines: readonly Line[], at: number): boolean {
  const line = lines[at]
  if (!line || line.isBlank || setextRule.test(line.text) || endsList(line.text)) return false
  const mark = itemMark(line.text)
  // A number at the start of a wrapped line does not open a list unless it is 1.
  if (mark && line.indent <= 3 && (!mark.ordered || mark.number === 1)) return false
  return !(line.text.includes('|') && isTableRule(lines[at + 1]?.text ?? ''))
}

const takers: readonly Taker[] = [
  takeFence,
  takeHeading,
  takeStrongLine,
  takeTable,
  takeRule,
  takeQuote,
  takeList,
  takeHtml,
  takeDefinition,
  takeIndented,
  takeAlike,
  takeParagraph,
]
