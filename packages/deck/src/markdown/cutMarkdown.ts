import { isBlank, isTableHead, listMark, markdownLines } from './markdownLines.ts'

/** A piece of Markdown that can be parsed on its own. */
export interface MarkdownPiece {
  readonly text: string
  /** Whether its first block continues the last block of the previous piece. */
  readonly joins: boolean
}

/** How much is parsed at once: parse time more than doubles when the length doubles. */
const pieceLength = 4_000

/**
 * Cuts a long text into pieces: before lines that start a block at the margin, and inside long lists, quotations,
 * tables and paragraphs, which `joinBlocks` puts back together. Each piece carries the link definitions it refers to.
 */
export function cutMarkdown(text: string): readonly MarkdownPiece[] {
  if (text.length <= pieceLength) return [{ text, joins: false }]
  const cutter = new Cutter()
  for (const line of markdownLines(text)) cutter.take(line.text, line.isRaw)
  const pieces = cutter.finish()
  const definitions = definitionsIn(pieces)
  return pieces.map((piece) => ({ ...piece, text: withDefinitions(piece.text, definitions) }))
}

/** The open block that started at the margin, as far as cutting depends on it. */
type Open =
  | { readonly kind: 'other' | 'quote' | 'paragraph' }
  | { readonly kind: 'list'; readonly mark: string }
  | { readonly kind: 'table'; readonly head: string }

class Cutter {
  readonly #pieces: MarkdownPiece[] = []
  #lines: string[] = []
  #length = 0
  #joins = false
  #open: Open | undefined
  #before = ''

  take(line: string, isRaw: boolean): void {
    if (isRaw) {
      if (this.#open?.kind !== 'other') this.#begin({ kind: 'other' }, line)
    } else if (isBlank(line)) {
      // A list continues across blank lines.
      if (this.#open?.kind !== 'list') this.#open = undefined
    } else this.#takeWords(line)
    this.#lines.push(line)
    this.#length += line.length + 1
    this.#before = line
  }

  finish(): readonly MarkdownPiece[] {
    this.#cut(false)
    return this.#pieces
  }

  #takeWords(line: string): void {
    const open = this.#open
    if (open === undefined || beginsBlock(line, open, this.#before))
      this.#begin(blockOf(line), line)
    else if (open.kind === 'paragraph' && isTableHead(this.#before, line)) {
      this.#open = { kind: 'table', head: `${this.#before}\n${line}` }
    } else if (this.#mayCutBefore(line, open) && this.#cutIfLong(true) && open.kind === 'table') {
      this.#lines.push(open.head)
      this.#length = open.head.length + 1
    }
  }

  /** Whether the line continues the block and a second part of the block could start with it. */
  #mayCutBefore(line: string, open: Open): boolean {
    switch (open.kind) {
      case 'list':
        return listMark(line) === open.mark
      case 'table':
        return true
      case 'paragraph':
        return !/^ {0,3}(?:=+|-+)[ \t]*$/u.test(line)
      case 'quote':
        // Between two of its paragraphs.
        return /^>[ \t]*$/u.test(this.#before) && /^> ?[\p{L}\p{N}]/u.test(line)
      case 'other':
        return false
    }
  }

  #begin(open: Open, line: string): void {
    if (/^\S/u.test(line)) this.#cutIfLong(false)
    this.#open = open
  }

  #cutIfLong(joins: boolean): boolean {
    const isLong = this.#length >= pieceLength
    if (isLong) this.#cut(joins)
    return isLong
  }

  #cut(joinsNext: boolean): void {
    this.#pieces.push({ text: this.#lines.join('\n'), joins: this.#joins })
    this.#joins = joinsNext
    this.#lines = []
    this.#length = 0
  }
}

/** Headings, and lists or quotations after a paragraph, need no blank line before them. */
function beginsBlock(line: string, open: Open, before: string): boolean {
  if (/^#{1,6}(?:[ \t]|$)/u.test(line)) return true
  const mark = listMark(line)
  if (open.kind === 'list') {
    return mark === undefined ? isBlank(before) && /^\S/u.test(line) : mark !== open.mark
  }
  if (open.kind === 'quote') return mark !== undefined
  const interrupts = line.startsWith('>') || /^(?:[-+*]|1[.)])[ \t]+\S/u.test(line)
  return open.kind === 'paragraph' && interrupts
}

function blockOf(line: string): Open {
  const mark = listMark(line)
  // A rule of dashes or asterisks is not a list.
  if (mark !== undefined && !/^([-*_])(?:[ \t]*\1){2,}[ \t]*$/u.test(line)) {
    return { kind: 'list', mark }
  }
  if (line.startsWith('>')) return { kind: 'quote' }
  return { kind: /^(?:[ \t]|#|<)/u.test(line) ? 'other' : 'paragraph' }
}

const definition = /^ {0,3}\[(\^?[^[\]]{1,500})\]:[ \t]*\S.*$/gmu
const reference = /\[(\^?[^[\]]{1,500})\]/gu

function definitionsIn(pieces: readonly MarkdownPiece[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { text } of pieces) {
    for (const [line, label = ''] of text.matchAll(definition)) {
      // Only the existence of a footnote matters, not its text.
      const kept = label.startsWith('^') ? `[${label}]: .` : line.trim()
      if (!found.has(keyOf(label))) found.set(keyOf(label), kept)
    }
  }
  return found
}

function withDefinitions(text: string, definitions: ReadonlyMap<string, string>): string {
  if (definitions.size === 0) return text
  const needed = new Set<string>()
  for (const [, label = ''] of text.matchAll(reference)) {
    const line = definitions.get(keyOf(label))
    if (line !== undefined) needed.add(line)
  }
  return needed.size === 0 ? text : `${text}\n\n${[...needed].join('\n')}`
}

function keyOf(label: string): string {
  return label.replaceAll(/\s+/gu, ' ').trim().toLowerCase()
}
