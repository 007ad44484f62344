import { setAside } from './boilerplate.ts'
import fieldNames from './fieldNames.json' with { type: 'json' }
import senders from './senders.json' with { type: 'json' }
import { imprintOf } from './imprint.ts'
import { type Line, linesOf, spanOf, unifyText } from './lines.ts'
import { readMail } from './messages.ts'
import { readMarkdown } from './readMarkdown.ts'
import { readPlain } from './readPlain.ts'
import { readCsv } from '../tables/readCsv.ts'
import { withRunInHeads } from './runInHeads.ts'
import { isTableRule } from './readTable.ts'
import type {
  HeadingPart,
  SourceBlock,
  SourcePart,
  SourceSection,
  SourceTree,
} from './sourceTree.ts'

const names: ReadonlySet<string> = new Set([...fieldNames, ...senders])
const fieldLines = 12
/** Maximum characters of a heading. */
const longestHeading = 300
const longestName = 180

/** Reads any text into a tree. The kind of text is decided once, for the whole. */
export function readDocument(source: string): SourceTree {
  const text = unifyText(source)
  const lines = linesOf(text)
  const sheet = readCsv(text)
  if (sheet) return sheetTree(text, sheet)
  const mail = readMail(lines, (line) => fieldOf(line, false))
  const { fields, rest } = mail ? { fields: mail.fields, rest: mail.lines } : takeFields(lines)
  const isPlain = mail !== undefined || !isMarkdown(rest)
  const read = setAside((isPlain ? readPlain(rest) : readMarkdown(rest)).map(asParagraph))
  const parts = [...withRunInHeads(read), ...(mail?.asides ?? [])]
  return assemble(text, parts, {
    fields,
    title: mail ? subjectOf(fields) : titleOf(parts, fields, isPlain),
    isThread: mail?.isThread === true,
  })
}

/** A heading that is too long for any slide becomes a paragraph. */
function asParagraph(part: SourcePart): SourcePart {
  return part.kind === 'heading' && part.text.length > longestHeading
    ? { kind: 'paragraph', text: part.text, span: part.span }
    : part
}

/** Makes a tree of a source with nothing but rows: a table, and the remarks below it. */
function sheetTree(
  text: string,
  { table, remarks }: NonNullable<ReturnType<typeof readCsv>>,
): SourceTree {
  const span = { from: 0, to: text.length }
  const told = remarks.map((remark) => ({ kind: 'paragraph' as const, text: remark, span }))
  const { header, rows } = table
  const blocks: readonly SourceBlock[] = [{ kind: 'table', header, rows, span }, ...told]
  return {
    text,
    fields: [],
    imprint: [],
    sections: [{ depth: 1, blocks, span }],
    boilerplate: [],
    isSheet: true,
  }
}

const markdownSigns: Readonly<Record<string, RegExp>> = {
  fence: /^ {0,3}(?:`{3}|~{3})/u,
  link: /\]\(/u,
  strong: /\*\*\S/u,
  quote: /^ {0,3}>\s/u,
  list: /^ {0,3}[-*+]\s+\S/u,
  table: /^[^|]*\|.*$/u,
}
/** Lists and tables are common in plain text too. */
const commonSigns = new Set(['list', 'table'])

/**
 * Whether a text is Markdown: it has at least two signs of it. Lists, tables or a single asterisk do not suffice; they
 * occur in any text.
 */
export function isMarkdown(lines: readonly Line[]): boolean {
  let headings = 0
  const signs = new Set<string>()
  for (const { text } of lines) {
    if (/^ {0,3}#{1,6}\s+\S/u.test(text)) headings += 1
    for (const [sign, pattern] of Object.entries(markdownSigns)) {
      if (pattern.test(text) && (sign !== 'table' || isTableRule(text))) signs.add(sign)
    }
    const isMarked = headings > 0 || [...signs].some((sign) => !commonSigns.has(sign))
    if (isMarked && signs.size + headings >= 2) return true
  }
  return headings > 0 && lines.filter((line) => !line.isBlank).length > 1
}

type Field = SourceTree['fields'][number]

/** Takes the front matter, the email header, or the lines with the author and date. */
function takeFields(lines: readonly Line[]): {
  readonly fields: readonly Field[]
  readonly rest: readonly Line[]
} {
  const first = lines.findIndex((line) => !line.isBlank)
  if (first >= 0 && lines[first]?.text === '---') {
    const end = lines.findIndex(
      (line, index) => index > first && /^(?:---|\.\.\.)$/u.test(line.text),
    )
    const own = lines.slice(first + 1, end)
    if (end > first && end - first < 40 && own.some((line) => /^[\w-]+:\s/u.test(line.text))) {
      return { fields: own.flatMap((line) => fieldOf(line, true)), rest: lines.slice(end + 1) }
    }
  }
  const head = lines.slice(0, (first < 0 ? 0 : first) + fieldLines)
  const taken = new Set(headFields(head))
  // A longer list of keys is content; only an isolated block is a header.
  if (taken.size === 0) return { fields: [], rest: lines }
  return {
    fields: [...taken].flatMap((line) => fieldOf(line, true)),
    rest: lines.filter((line) => !taken.has(line)),
  }
}

/** Returns the lines with the author and date, and adjacent lines of the same form. */
function headFields(head: readonly Line[]): readonly Line[] {
  const known = head.map((line) => fieldOf(line, false).length > 0)
  const [first] = head.flatMap(({ isBlank }, at) => (isBlank ? [] : at))
  // The first line is the title of the document.
  const places = head.flatMap((_, at) => (at === first ? [] : at))
  for (const at of [...places, ...places.toReversed()]) {
    const isBeside = known[at - 1] === true || known[at + 1] === true
    known[at] ||= isBeside && head.slice(at, at + 1).some((line) => fieldOf(line, true).length > 0)
  }
  return head.filter((_, at) => known[at] === true)
}

function fieldOf(line: Line, isFrontMatter: boolean): readonly Field[] {
  const [, name = '', value = ''] =
    /^\s*\*{0,2}([\p{L}][\p{L}\p{M} _-]{0,24}?)\*{0,2}\s?[:：]\*{0,2}\s*(\S.{0,200})$/u.exec(
      line.text,
    ) ?? []
  if (name === '' || (!isFrontMatter && !names.has(name.toLowerCase()))) return []
  return [{ kind: 'field', name, value: value.replace(/^["']|["']$/gu, ''), span: spanOf([line]) }]
}

interface Head {
  readonly fields: readonly Field[]
  readonly title: Title | undefined
  readonly isThread: boolean
}

function assemble(
  text: string,
  parts: readonly SourcePart[],
  { fields, title, isThread }: Head,
): SourceTree {
  const sections: {
    heading?: string
    depth: number
    blocks: SourceBlock[]
    span: SourceSection['span']
  }[] = []
  const imprint = title ? imprintOf(parts, title.part) : []
  const above = new Set<SourcePart | undefined>([title?.part, ...imprint])
  for (const part of parts) {
    if (above.has(part)) continue
    if (part.kind === 'heading') {
      sections.push({ heading: part.text, depth: part.depth, blocks: [], span: part.span })
    } else if (isBlock(part)) {
      if (sections.length === 0) sections.push({ depth: 1, blocks: [], span: part.span })
      sections.at(-1)?.blocks.push(part)
    }
  }
  return {
    text,
    ...(title && { title: title.text }),
    ...(isThread && { isThread }),
    fields,
    imprint: imprint.map((part) => part.text),
    sections: sections.filter(({ heading, blocks }) => heading !== undefined || blocks.length > 0),
    boilerplate: parts.flatMap((part) => (part.kind === 'boilerplate' ? [part.text] : [])),
  }
}

function isBlock(part: SourcePart): part is SourceBlock {
  return (
    part.kind !== 'heading' &&
    part.kind !== 'mark' &&
    part.kind !== 'field' &&
    part.kind !== 'boilerplate'
  )
}

/** The heading above all others, or the first one if only another heading follows it. */
interface Title {
  readonly text: string
  readonly part?: SourcePart
}

function titleOf(
  parts: readonly SourcePart[],
  fields: readonly Field[],
  isPlain: boolean,
): Title | undefined {
  const told = parts.filter((part) => part.kind !== 'mark' && part.kind !== 'boilerplate')
  const first = told.slice(0, 2).find((part) => part.kind === 'heading')
  if (first && (isAlone(first, told) || isBare(told, isPlain)))
    return { text: first.text, part: first }
  return subjectOf(fields) ?? (isPlain ? longName(told) : undefined)
}

/** Returns a first paragraph that is not a sentence but too long for a heading, such as the title of an abstract. */
function longName([first, second]: readonly SourcePart[]): Title | undefined {
  const isName =
    first?.kind === 'paragraph' &&
    second !== undefined &&
    first.text.length <= longestName &&
    /^[\p{Lu}\p{Lo}].*[^.!?。！？…,;:，；：।]$/u.test(first.text)
  return isName ? { text: first.text, part: first } : undefined
}

function subjectOf(fields: readonly Field[]): Title | undefined {
  const given = fields.find(({ name }) => titleField.test(name))
  return (
    given && {
      text: given.value.replace(/^(?:(?:re|aw|fw|fwd|wg|tr|rv|sv|odp|ynt)\s?:\s*)+/iu, ''),
    }
  )
}

const titleField =
  /^(?:title|titel|título|titre|titolo|tytuł|başlık|subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|konu|标题|主题|件名|タイトル|제목|العنوان|الموضوع|शीर्षक|विषय)$/iu

/** Whether no other heading has its rank. */
function isAlone(first: HeadingPart, told: readonly SourcePart[]): boolean {
  const equals = told.filter((part) => part.kind === 'heading' && part.depth <= first.depth)
  return equals.length === 1 && told.length > 1
}

/**
 * Whether nothing precedes a heading and another one follows. Plain text has no ranks, so that there a heading without
 * digits is enough.
 */
function isBare([first, second]: readonly SourcePart[], isPlain: boolean): boolean {
  if (first?.kind !== 'heading') return false
  if (second?.kind === 'heading') return true
  return isPlain && /^\P{Nd}*\s/u.test(first.text)
}
