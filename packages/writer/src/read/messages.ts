import type { Language } from '../language/languages.ts'
import { isMonth } from '../tables/times.ts'
import { type Line, spanOf } from './lines.ts'
import { isRule } from './marks.ts'
import senders from './senders.json' with { type: 'json' }
import type { SourcePart } from './sourceTree.ts'

type Field = Extract<SourcePart, { kind: 'field' }>
type Aside = Extract<SourcePart, { kind: 'boilerplate' }>

export interface Mail {
  /** The lines of all messages, each below a heading with its sender. */
  readonly lines: readonly Line[]
  readonly fields: readonly Field[]
  /** Salutations, signatures and attribution lines. */
  readonly asides: readonly Aside[]
  /** Whether there are several messages. */
  readonly isThread: boolean
}

const fewestFields = 3
const mostGreetingWords = 6
const fromNames = new Set(senders)
const address = /\s*[<([]?(?:mailto:)?[^\s<>()[\]]+@[^\s<>()[\]]+[>)\]]?/gu

/** Reads an email or a thread of them. Returns undefined for a text without an email header. */
export function readMail(
  lines: readonly Line[],
  fieldOf: (line: Line) => readonly Field[],
): Mail | undefined {
  const own = lines.map(unquote)
  const fields = own.map((line) => (line.isBlank ? [] : fieldOf(line)))
  const isHead = fields.map(
    (found, at) => found.length > 0 && (isField(fields, at - 1) || isField(fields, at + 1)),
  )
  const isMail = fields.some((found, at) => isHead[at] === true && senderIn(found) !== '')
  if (!isMail || isHead.filter(Boolean).length < fewestFields) return undefined
  const isOpening = (at: number): boolean =>
    (isHead[at] === true && isHead[at - 1] !== true) || isAttribution(lines, at)
  const asides: Aside[] = []
  const told: Line[] = []
  let message: Line[] = []
  let sender = ''
  const close = (): void => {
    const { body, around } = bodyOf(message, sender)
    told.push(...body)
    asides.push(...around)
    message = []
  }
  // A single message is a document like any other, whoever sent it.
  const isThread = own.filter((_, at) => isOpening(at)).length > 1
  const open = (name: string, line: Line): void => {
    close()
    sender = name
    if (name !== '' && isThread)
      told.push(blank(line), { ...line, text: `# ${name}`, indent: 0, isBlank: false }, blank(line))
  }
  for (const [at, line] of own.entries()) {
    if (isHead[at] === true) {
      if (isHead[at - 1] !== true) open(senderIn(headFrom(fields, isHead, at)), line)
    } else if (isAttribution(lines, at)) {
      open(nameIn(line.text), line)
      asides.push(markAside([line]))
    } else message.push(line)
  }
  close()
  return {
    lines: told,
    fields: fields.flatMap((found, at) => (isHead[at] === true ? found : [])),
    asides,
    isThread,
  }
}

function isField(fields: readonly (readonly Field[])[], at: number): boolean {
  return (fields[at] ?? []).length > 0
}

function headFrom(
  fields: readonly (readonly Field[])[],
  isHead: readonly boolean[],
  from: number,
): readonly Field[] {
  const end = isHead.findIndex((is, at) => at > from && !is)
  return fields.slice(from, end < 0 ? fields.length : end).flat()
}

function senderIn(head: readonly Field[]): string {
  const from = head.find(({ name }) => fromNames.has(name.toLowerCase()))?.value ?? ''
  const name = from.replace(address, '').replace(/["']/gu, '').trim()
  return name === '' ? from : name
}

/** Whether a line such as 'On Tue, 3 Feb 2026, Oskar Lund wrote:' introduces quoted lines. */
function isAttribution(lines: readonly Line[], at: number): boolean {
  const next = lines.slice(at + 1, at + 3).find(({ isBlank }) => !isBlank)
  const [own, below] = [depthOf(lines[at]), depthOf(next)]
  const text = lines[at]?.text ?? ''
  return below > own && /[:：]\s*$/u.test(text) && /\p{Nd}/u.test(text) && nameIn(text) !== ''
}

function depthOf(line: Line | undefined): number {
  return /^(?:>\s?)+/u.exec(line?.text ?? '')?.[0].replace(/\s/gu, '').length ?? 0
}

/**
 * Returns the text before an email address, or else the last capitalized words that are not a
 * month.
 */
function nameIn(text: string): string {
  const [, before] = /([\p{L}\p{M}][\p{L}\p{M} .'’-]*)\s*[<(]\S+@/u.exec(text) ?? []
  if (before !== undefined) return before.trim()
  const names = text.match(/\p{Lu}[\p{L}\p{M}.'’-]+(?:\s\p{Lu}[\p{L}\p{M}.'’-]*)*/gu) ?? []
  return names.findLast((name) => !isMonth(name.replace(/\.$/u, ''), anyLanguage)) ?? ''
}

const anyLanguage: Language = 'other'

/** Removes the '>' characters of a quoted line. */
function unquote(line: Line): Line {
  const text = line.text.replace(/^(?:>\s?)+/u, '')
  return text === line.text ? line : { ...line, text, isBlank: text === '' }
}

function blank(line: Line): Line {
  return { ...line, text: '', indent: 0, isBlank: true }
}

function markAside(lines: readonly Line[]): Aside {
  return {
    kind: 'boilerplate',
    text: lines.map(({ text }) => text).join('\n'),
    span: spanOf(lines),
  }
}

/** Splits a message into its text and the salutation and signature around it. */
function bodyOf(
  lines: readonly Line[],
  sender: string,
): {
  readonly body: readonly Line[]
  readonly around: readonly Aside[]
} {
  const own = lines.slice(lines.findIndex((line) => !isRest(line)))
  const told = own.slice(0, own.findLastIndex((line) => !isRest(line)) + 1)
  const from = isGreeting(told) ? 1 : 0
  const signed = told.findLastIndex((line) => !isSignature(line)) + 1
  // A blank line separates a signature from the text above it.
  const isApart = signed > from && signed < told.length && told[signed - 1]?.isBlank === true
  const byName = told.length > from + 1 && isSignedBy(told.at(-1), sender) ? 1 : 0
  const end = isApart ? signed : told.length - byName
  const around = [told.slice(0, from), told.slice(end)].filter((part) => part.length > 0)
  return { body: told.slice(from, end), around: around.map(markAside) }
}

function isGreeting([first, second]: readonly Line[]): boolean {
  const text = first?.text ?? ''
  if (!isShort(first) || second === undefined) return false
  // A comma ends a salutation even if the text continues on the next line.
  return /[,،，]$/u.test(text) || (/[!！:：]$/u.test(text) && second.isBlank)
}

const mostSigningWords = 3

/** Whether a line such as 'Ada' or 'Groet, Ada' is the signature of Ada Okafor. */
function isSignedBy(line: Line | undefined, sender: string): boolean {
  const words = line?.text.match(/[\p{L}\p{M}'’-]+/gu) ?? []
  const last = words.at(-1)
  return (
    last !== undefined && words.length <= mostSigningWords && sender.split(/\s+/u).includes(last)
  )
}

function isSignature(line: Line): boolean {
  return !line.isBlank && isShort(line) && !/[.!?。！？…:]$/u.test(line.text)
}

/** Whether a line is blank or a rule between two messages. */
function isRest(line: Line | undefined): boolean {
  return line === undefined || line.isBlank || isRule(line.text)
}

function isShort(line: Line | undefined): boolean {
  return (
    line !== undefined &&
    line.text.split(/\s+/u).length <= mostGreetingWords &&
    !/^\s*(?:[-*•]|\d+[.)])\s/u.test(line.text)
  )
}
