import { alikeAt } from './alike.ts'
import { chatAt } from './chat.ts'
import { findFurniture } from './furniture.ts'
import { type HeadingScale, headingAt, headingScale } from './plainHeading.ts'
import { joinLines, type Line, spanOf } from './lines.ts'
import { isAddress, isDrawing, isRule, itemMark } from './marks.ts'
import { optionsAt } from './options.ts'
import { joinLists } from './joinLists.ts'
import { spokenParagraph } from './quoteOf.ts'
import { columnTable, pipeTable } from './readTable.ts'
import type { ListItem, SourcePart } from './sourceTree.ts'

interface Page {
  readonly lines: readonly Line[]
  readonly scale: HeadingScale
  /** The width within which nearly all lines stay: where paragraphs wrap. */
  readonly width: number
  readonly isWord: (word: string) => boolean
}

interface Taken {
  readonly parts: readonly SourcePart[]
  readonly next: number
}

/**
 * Returns the parts of a text without markup. Its headings, lists and tables are recognized by the arrangement of
 * lines.
 */
export function readPlain(all: readonly Line[]): readonly SourcePart[] {
  const furniture = findFurniture(all)
  const lines = all.filter((_, index) => !furniture.places.has(index))
  const page: Page = {
    lines,
    scale: headingScale(lines),
    width: wrapWidth(lines),
    isWord: wordTest(lines),
  }
  const parts: SourcePart[] = furniture.heads.map(({ text, from, to }) => ({
    kind: 'boilerplate',
    text: text.trim(),
    span: { from, to },
  }))
  let at = 0
  while (at < lines.length) {
    if (lines[at]?.isBlank !== false) {
      at += 1
      continue
    }
    const taken = takers.map((take) => take(page, at)).find((result) => result !== undefined)
    parts.push(...(taken?.parts ?? []))
    at = Math.max(at + 1, taken?.next ?? 0)
  }
  return joinLists(parts)
}

function wrapWidth(lines: readonly Line[]): number {
  const lengths = lines
    .filter((line) => !line.isBlank)
    .map(({ text }) => text.length)
    .toSorted((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.95)] ?? 0
}

/** Returns a test for whether a word occurs in the text, used to rejoin words divided at line ends. */
function wordTest(lines: readonly Line[]): (word: string) => boolean {
  let words: Set<string> | undefined
  return (word) => {
    words ??= new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []))
    return words.has(word.toLowerCase())
  }
}

function takeRule({ lines }: Page, at: number): Taken | undefined {
  const line = lines[at]
  if (!line || !isRule(line.text)) return undefined
  return { parts: [{ kind: 'mark', span: spanOf([line]) }], next: at + 1 }
}

function takeHeading({ lines, scale }: Page, at: number): Taken | undefined {
  const found = headingAt(lines, at, scale)
  if (!found) return undefined
  const { text, depth, count } = found
  return {
    parts: [{ kind: 'heading', text, depth, span: spanOf(lines.slice(at, at + count)) }],
    next: at + count,
  }
}

function takeTable({ lines }: Page, at: number): Taken | undefined {
  const table = pipeTable(lines, at) ?? columnTable(lines, at)
  if (!table) return undefined
  const span = spanOf(lines.slice(at, at + table.count))
  return { parts: [{ kind: 'table', ...table.cells, span }], next: at + table.count }
}

const pair = /^\s*([\p{L}][\p{L}\p{N} /()’'-]{0,28}?)\s?[:：]\s+(\S.*)$/u

/** Reads three or more lines of 'Key: value' as a list with lead-ins. */
function takePairs({ lines, width }: Page, at: number): Taken | undefined {
  const rows: (readonly [string, string])[] = []
  for (let end = at; end < lines.length && rows.length < 60; end += 1) {
    const row = pairIn(lines[end], width)
    if (!row) break
    rows.push(row)
  }
  const end = at + rows.length
  const isList = rows.length >= 3 && new Set(rows.map(([key]) => key)).size === rows.length
  if (!isList || lines[end]?.isBlank === false) return undefined
  const items = rows.map((row, index) => pairItem(row, lines[at + index]))
  const span = spanOf(lines.slice(at, end))
  return { parts: [{ kind: 'list', ordered: false, items, span }], next: end }
}

function pairIn(line: Line | undefined, width: number): readonly [string, string] | undefined {
  if (!line || line.text.length > width + 30) return undefined
  const [, key = '', value = ''] = pair.exec(line.text) ?? []
  const isShort = value !== '' && key.split(/\s+/u).length <= 4 && value.length <= 90
  return isShort ? [key, value] : undefined
}

function pairItem([key = '', value = '']: readonly string[], line: Line | undefined): ListItem {
  return { text: `${key}: ${value}`, level: 0, span: spanOf(line ? [line] : []) }
}

function takeOptions(page: Page, at: number): Taken | undefined {
  const groups = optionsAt(page.lines, at)
  return groups && { parts: [looseList(groups, page)], next: at + groups.flat().length }
}

function takeList(page: Page, at: number): Taken | undefined {
  const { lines } = page
  const first = itemMark(lines[at]?.text ?? '')
  if (!first || (first.number !== undefined && first.number > 60)) return undefined
  const open: OpenItem[] = []
  let end = at
  for (; end < lines.length; end += 1) {
    const line = lines[end]
    if (!line || !takesItemLine(page, { line, end, open, ordered: first.ordered })) break
  }
  while (end > at && lines[end - 1]?.isBlank === true) end -= 1
  const own = lines.slice(at, end)
  const steps = [...new Set(open.map(({ indent }) => indent))].toSorted((a, b) => a - b)
  const items = open.map(({ indent, label, lines: words }) => ({
    text: wordsOf(words, page),
    level: Math.min(8, steps.indexOf(indent)),
    ...(label !== undefined && { label }),
    span: spanOf(words),
  }))
  return { parts: [{ kind: 'list', ordered: first.ordered, items, span: spanOf(own) }], next: end }
}

interface OpenItem {
  readonly indent: number
  readonly label: string | undefined
  readonly lines: Line[]
}

interface ItemLine {
  readonly line: Line
  readonly end: number
  readonly open: OpenItem[]
  readonly ordered: boolean
}

function takesItemLine(page: Page, { line, end, open, ordered }: ItemLine): boolean {
  const last = open.at(-1)
  if (line.isBlank) {
    return goesOnAfterBlank(page.lines, end, { ordered, indent: last?.indent ?? 0 })
  }
  const mark = itemMark(line.text)
  if (!mark) {
    if (!last || !belongsToItem(page, { line, end, indent: last.indent })) return false
    last.lines.push(line)
    return true
  }
  const isOwn = !last || mark.ordered === ordered || line.indent > (open[0]?.indent ?? 0)
  if (isOwn) {
    const words = { ...line, text: line.text.slice(mark.length) }
    open.push({ indent: line.indent, label: mark.label, lines: [words] })
  }
  return isOwn
}

function belongsToItem(
  { lines, scale }: Page,
  { line, end, indent }: { readonly line: Line; readonly end: number; readonly indent: number },
): boolean {
  if (line.indent > indent) return true
  return lines[end - 1]?.isBlank !== true && !headingAt(lines, end, scale)
}

function goesOnAfterBlank(
  lines: readonly Line[],
  at: number,
  { ordered, indent }: { readonly ordered: boolean; readonly indent: number },
): boolean {
  const next = lines[at + 1]
  if (!next || next.isBlank) return false
  const mark = itemMark(next.text)
  return mark ? mark.ordered === ordered && next.indent <= indent + 1 : next.indent > indent + 1
}

/** Reads a short line with indented text below, as manuals document options, as 'name: text'. */
function takeTagged(page: Page, at: number): Taken | undefined {
  const { lines } = page
  const tag = lines[at]
  if (!tag || !isTag(lines, at)) return undefined
  let end = at + 1
  while (end < lines.length && belongsBelow(lines, end, tag.indent)) end += 1
  while (lines[end - 1]?.isBlank === true) end -= 1
  const own = lines.slice(at, end)
  const detail = wordsOf(own.slice(1), page)
  const text = `${tag.text.trim().replace(/[:：]$/u, '')}: ${detail}`
  const span = spanOf(own)
  return {
    parts: [{ kind: 'list', ordered: false, items: [{ text, level: 0, span }], span }],
    next: end,
  }
}

function isTag(lines: readonly Line[], at: number): boolean {
  const [before, tag, below] = [lines[at - 1], lines[at], lines[at + 1]]
  if (!tag || !below || below.isBlank || below.indent < tag.indent + 2) return false
  return tag.text.trim().length <= 60 && !/[.,;!?。]$/u.test(tag.text) && before?.isBlank !== false
}

function belongsBelow(lines: readonly Line[], at: number, indent: number): boolean {
  const line = lines[at]
  return line !== undefined && !line.isBlank && line.indent > indent
}

function takeParagraph(page: Page, at: number): Taken {
  const { lines, scale } = page
  let end = at + 1
  while (end < lines.length) {
    const line = lines[end]
    if (!line || line.isBlank || isRule(line.text) || beginsItem(lines, end)) break
    if (headingAt(lines, end, scale)) break
    end += 1
  }
  const own = lines.slice(at, end)
  const groups = unwrapLines(own, page.width)
  const isLoose = groups.length >= 3 && groups.length > own.length * 0.7
  if (isLoose) return { parts: [looseList(groups, page)], next: end }
  return { parts: groups.map((group) => paragraphOf(group, page)), next: end }
}

function beginsItem(lines: readonly Line[], at: number): boolean {
  const mark = itemMark(lines[at]?.text ?? '')
  if (!mark) return false
  if (!mark.ordered) return true
  const next = lines.slice(at + 1, at + 30).map((line) => itemMark(line.text)?.number)
  return mark.number === 1 || (mark.number !== undefined && next.includes(mark.number + 1))
}

/** Groups lines into paragraphs: a line that ends well before the margin ends its paragraph. */
function unwrapLines(lines: readonly Line[], width: number): readonly (readonly Line[])[] {
  const groups: Line[][] = []
  for (const line of lines) {
    const before = groups.at(-1)?.at(-1)
    if (before && joinsNext(before, line, width)) groups.at(-1)?.push(line)
    else groups.push([line])
  }
  return groups
}

/** 'Decision: …' begins a new paragraph. */
const labeled = /^\s*\p{Lu}[\p{L}\p{M} ]{1,24}[:：]\s/u

function joinsNext(before: Line, next: Line, width: number): boolean {
  const ends = /[.!?。！？:：]["”»』」)]?$/u.test(before.text)
  const begins = /^\s*["“„«「]?[\p{Lu}\p{Lo}\d]/u.test(next.text)
  if (ends && labeled.test(next.text)) return false
  // If the first word of the next line had fit, the line was not wrapped.
  const room = width - before.text.length
  const word = next.text.trim().split(/\s/u)[0]?.length ?? 0
  if (before.text.length < width * 0.6) return !ends && !begins
  return !(ends && begins && room > word + 8)
}

function paragraphOf(lines: readonly Line[], page: Page): SourcePart {
  const text = wordsOf(lines, page)
  const span = spanOf(lines)
  if (isAddress(text) || isDrawing(lines)) {
    return { kind: 'verbatim', text: lines.map((line) => line.text).join('\n'), span }
  }
  const quote = spokenParagraph(text)
  return quote ? { ...quote, span } : { kind: 'paragraph', text, span }
}

function wordsOf(lines: readonly Line[], { isWord }: Page): string {
  return joinLines(
    lines.map(({ text }) => text),
    isWord,
  )
}

function looseList(groups: readonly (readonly Line[])[], page: Page): SourcePart {
  const lines = groups.flat()
  if (isDrawing(lines)) {
    return {
      kind: 'verbatim',
      text: lines.map((line) => line.text).join('\n'),
      span: spanOf(lines),
    }
  }
  const items = groups.map((group) => ({
    text: wordsOf(group, page),
    level: 0,
    span: spanOf(group),
  }))
  return { kind: 'list', ordered: false, items, span: spanOf(lines) }
}

const takers: readonly ((page: Page, at: number) => Taken | undefined)[] = [
  ({ lines }, at) => chatAt(lines, at),
  takeTable,
  takeHeading,
  takeRule,
  takePairs,
  ({ lines }, at) => alikeAt(lines, at),
  takeOptions,
  takeList,
  takeTagged,
  takeParagraph,
]
