import { isBlank, isTableHead, listMark, markdownLines } from './markdownLines.ts'

/** Why a text is not parsed. */
export interface MarkdownExcess {
  /** From 1. */
  readonly line: number
  /** A sentence for the author. */
  readonly message: string
}

/**
 * More than anybody writes. Below these limits, the time to parse a text cut with `cutMarkdown` is linear in its
 * length; measured in docs/decisions/0038.
 */
export const markdownLimits = {
  /** Nesting depth of quotations and lists. */
  depth: 20,
  /** Emphasis marks per paragraph. */
  emphasis: 400,
  /** Square brackets per paragraph. */
  brackets: 5_000,
  backticks: 32,
  /** Cells per row. */
  pipes: 200,
  /** Dots, dashes and the like in a row without a space. */
  chain: 1_000,
  quotations: 2_000,
  /** Headings underlined with `=` or `-`. */
  underlines: 1_000,
} as const

const sentences: Readonly<Record<keyof typeof markdownLimits, string>> = {
  depth: 'has too many quotations or lists inside one another',
  emphasis: 'is in a paragraph with too many * _ or ~ marks',
  brackets: 'is in a paragraph with too many square brackets',
  backticks: 'has too many backticks in a row',
  pipes: 'has too many | marks',
  chain: 'has too many dots or dashes in a row',
  quotations: 'is one quotation too many',
  underlines: 'is one underlined heading too many',
}

/**
 * Finds the first place with more marks than anybody would write, which would stall a parser; undefined if the text may
 * be parsed. Runs in linear time on any input.
 */
export function markdownExcess(text: string): MarkdownExcess | undefined {
  const counts = new Counts()
  let number = 0
  for (const { text: line, isRaw } of markdownLines(text)) {
    number += 1
    const over = isRaw ? counts.skip() : counts.read(line)
    if (over) {
      const message = `Line ${number} of the text ${sentences[over]} (at most ${markdownLimits[over]}). Please simplify it and try again.`
      return { line: number, message }
    }
  }
  return undefined
}

class Counts {
  #emphasis = 0
  #brackets = 0
  #underlines = 0
  #quotations = 0
  #isTable = false
  /** Whether a numbered list is open: only there do numbers other than 1 start an item. */
  #isNumbered = false
  #before = ''
  /** Column where the content of each open list starts. */
  readonly #lists: number[] = []

  /** Ends the paragraph at code or HTML, whose content does not count. */
  skip(): undefined {
    this.#endParagraph()
    this.#before = ''
  }

  read(line: string): keyof typeof markdownLimits | undefined {
    if (isBlank(line)) {
      this.#endParagraph()
      this.#isTable = false
      this.#before = line
      return undefined
    }
    const { depth, rest } = this.#enter(line)
    if (beginsAnew(rest, this.#isTable)) this.#endParagraph()
    if (isBlank(this.#before)) this.#quotations += /^[ \t]*>/u.test(line) ? 1 : 0
    else this.#goOn(line, rest)
    this.#before = line
    const counts = {
      depth,
      quotations: this.#quotations,
      underlines: this.#underlines,
      ...this.#marksIn(rest),
    }
    return names.find((name) => counts[name] > markdownLimits[name])
  }

  /** Handles a line that may change the meaning of the one before it. */
  #goOn(line: string, rest: string): void {
    if (isTableHead(this.#before, line)) this.#isTable = true
    if (/^ {0,3}(?:=+|-+)[ \t]*$/u.test(rest)) this.#underlines += 1
  }

  #endParagraph(): void {
    this.#emphasis = 0
    this.#brackets = 0
  }

  /** Opens the quotations and lists that start on a line; returns its nesting depth and the rest of the line. */
  #enter(line: string): { readonly depth: number; readonly rest: string } {
    const marker = /[ \t]*(?:(>)[ \t]?|(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$))/uy
    this.#leaveLists(line)
    let quotes = 0
    let at = 0
    for (let found = marker.exec(line); found; found = marker.exec(line)) {
      const [, quote, number] = found
      if (quote === undefined && isRule(line.slice(found.index))) break
      at = marker.lastIndex
      if (quote === undefined) this.#beginItem(columnsOf(line.slice(0, at)) + 1, number)
      else quotes += 1
      if (this.#lists.length + quotes > markdownLimits.depth) break
    }
    return { depth: this.#lists.length + quotes, rest: line.slice(at) }
  }

  #leaveLists(line: string): void {
    const indent = columnsOf(/^[ \t]*/u.exec(line)?.[0] ?? '')
    while (indent < (this.#lists.at(-1) ?? -1)) this.#lists.pop()
    const isApart = isBlank(this.#before) && indent === 0
    if (isApart && listMark(line) === undefined) this.#isNumbered = false
  }

  #beginItem(column: number, number: string | undefined): void {
    this.#lists.push(column)
    if (!this.#isNumbered && number !== undefined && number !== '1') return
    this.#endParagraph()
    this.#isNumbered = number !== undefined
  }

  #marksIn(line: string) {
    const most = { pipes: 0, chain: 0, backticks: 0 }
    let chain = 0
    for (const { 0: mark, index } of line.matchAll(/\\.|`+|[*_~]+|[[\]|\s]|[-.+]/gsu)) {
      const [first = ''] = mark
      chain = chainAfter(first, chain, mark.length)
      most.chain = Math.max(most.chain, chain)
      if (first === '`') most.backticks = Math.max(most.backticks, mark.length)
      else if (first === '|') most.pipes += 1
      else if ('[]'.includes(first)) this.#brackets += 1
      else if ('*_~'.includes(first) && canEmphasize(line, index, mark)) this.#emphasis += 1
    }
    return { ...most, emphasis: this.#emphasis, brackets: this.#brackets }
  }
}

const names = [
  'depth',
  'quotations',
  'underlines',
  'pipes',
  'chain',
  'backticks',
  'emphasis',
  'brackets',
] as const satisfies readonly (keyof typeof markdownLimits)[]

/** Counts dots and dashes since the last space. */
function chainAfter(first: string, chain: number, length: number): number {
  if ('-.+_'.includes(first)) return chain + length
  return /\s/u.test(first) ? 0 : chain
}

/** Whether a line is a rule of dashes, asterisks or underscores, which looks like a list. */
function isRule(line: string): boolean {
  return /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/u.test(line)
}

/** Whether a line ends the paragraph before it. */
function beginsAnew(rest: string, isTable: boolean): boolean {
  return isTable || /^ {0,3}#{1,6}(?:[ \t]|$)/u.test(rest)
}

/** Marks between spaces, and underscores inside a word, are ordinary characters. */
function canEmphasize(line: string, at: number, mark: string): boolean {
  const before = line[at - 1] ?? ' '
  const after = line[at + mark.length] ?? ' '
  if (/\s/u.test(before) && /\s/u.test(after)) return false
  return !(mark.startsWith('_') && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after))
}

function columnsOf(indent: string): number {
  let columns = 0
  for (const each of indent) columns += each === '\t' ? 4 - (columns % 4) : 1
  return columns
}
