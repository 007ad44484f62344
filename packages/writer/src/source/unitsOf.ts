import { splitLeadIn } from '@deckloom/deck'
import { capitalise } from '../language/letterCase.ts'
import { shorten, wordsIn } from '../language/words.ts'
import { compressSentence } from '../plan/compressSentence.ts'
import { type Claim, claimsOf } from './claims.ts'
import type { Language } from '../language/languages.ts'
import type { Phrases } from '../wording/phrases.ts'
import { dateLed } from './dateWords.ts'
import type { SourceBlock, SourceSection } from './sourceDocument.ts'
import { chartOf, rowPoints, tableDataOf, type SourceTable } from './tableUnits.ts'
import type { Unit, UnitBlock } from './unit.ts'

const listLayouts = [
  'title + bullets + image',
  'side-by-side image + bullets',
  'title + bullets',
  'two column',
] as const
export interface SectionContext {
  readonly chapter: number
  readonly heading: string
  readonly sentencesOf: (text: string) => readonly string[]
  readonly language: Language
  readonly phrases: Phrases
}

/** The units of a section: its sentences first, then each list, table and quotation. */
export function unitsOf(section: SourceSection, context: SectionContext): readonly Unit[] {
  const { chapter, heading, sentencesOf } = context
  const paragraphs = section.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : [],
  )
  const sentences = paragraphs.flatMap((text) => (text.endsWith(':') ? [] : sentencesOf(text)))
  const claims = claimsOf(sentences, heading)
  const text = sentences.join(' ')
  const blocks = section.blocks.flatMap((block) => blocksOf(block, { ...context, text }))
  const told: readonly Unit[] =
    claims.length > 0 ? [{ chapter, heading, claims, isFirst: true }] : []
  const [first, ...rest] = blocks.map((block) => ({
    chapter,
    heading,
    claims: [],
    block,
    isFirst: false,
  }))
  if (!first) return told
  // A few sentences beside a list or a table stand on the same slide.
  const isCompanion = claims.length <= 3 && first.block.title === undefined
  if (isCompanion) return [{ ...first, claims, isFirst: true }, ...rest]
  const beside = claims.filter((claim) => speaksOf(claim, first.block))
  const others = claims.filter((claim) => !beside.includes(claim))
  return [
    ...(others.length > 0 ? [{ chapter, heading, claims: others, isFirst: true }] : []),
    { ...first, claims: beside },
    ...rest,
  ]
}

/** A sentence about the rows of a table belongs beside its chart. */
function speaksOf(claim: Claim, block: UnitBlock): boolean {
  if (!block.chart) return false
  const names = new Set(
    wordsIn(`${block.chart.title} ${block.chart.data.map(({ label }) => label).join(' ')}`).filter(
      (word) => word.length > 3,
    ),
  )
  return new Set(wordsIn(claim.sentence).filter((word) => names.has(word))).size >= 2
}

interface BlockContext extends SectionContext {
  /** What the section says. */
  readonly text: string
}

function blocksOf(block: SourceBlock, context: BlockContext): readonly UnitBlock[] {
  switch (block.kind) {
    case 'paragraph':
      return []
    case 'list':
      return listBlocks(block, context)
    case 'table':
      return tableBlock(block, context)
    case 'quote':
      return quoteBlock(block)
  }
}

function listBlocks(
  block: Extract<SourceBlock, { kind: 'list' }>,
  { heading }: BlockContext,
): readonly UnitBlock[] {
  const points = block.items.flatMap((item) => itemPoint(item))
  if (points.length === 0) return []
  const led = points.filter((point) => splitLeadIn(point, 1) !== undefined).length
  const dated = points.filter((point) => dateLed.test(point)).length
  const allLed = led === points.length
  const isDated = allLed && dated === points.length && isBetween(points, 3, 6)
  if (isDated) return [{ points, layouts: ['timeline', ...listLayouts], canSplit: false }]
  if (areMembers(points, heading))
    return [{ points, layouts: ['team', 'three cards', ...listLayouts], canSplit: false }]
  const isOrdered = block.ordered && allLed && isBetween(points, 3, 5)
  if (isOrdered) return [{ points, layouts: ['process', ...listLayouts], canSplit: false }]
  if (points.length === 3 && led === 3) {
    return [{ points, layouts: ['three cards', ...listLayouts], canSplit: false }]
  }
  return chunks(points, 6).map((part) => ({ points: part, layouts: listLayouts, canSplit: true }))
}

function isBetween(points: readonly string[], least: number, most: number): boolean {
  return points.length >= least && points.length <= most
}

const crew =
  /(?<!\p{L})(?:team|people|founders|crew|mannschaft|menschen|équipe|fondateurs|equipo|fundadores|squadra|fondatori|equipa|equipe)(?!\p{L})/iu

/** 'Ines Rocha: head cook' under a heading that promises people. */
function areMembers(points: readonly string[], heading: string): boolean {
  return (
    crew.test(heading) &&
    points.length >= 2 &&
    points.length <= 4 &&
    points.every((point) => /^\p{Lu}[^:.]{2,34}(?:\s\p{Lu}[^:.]*)?[:–—]\s/u.test(point))
  )
}

function itemPoint(item: string): readonly string[] {
  const plain = capitalise(item.replace(/[.;]+$/u, ''))
  if (plain.length <= 84) return [plain]
  const points = compressSentence(item, { chars: 96, words: 18 })
  return points.length > 0 ? points : [shorten(plain, 96)]
}

function tableBlock(
  table: SourceTable,
  { text, language, phrases }: BlockContext,
): readonly UnitBlock[] {
  const data = tableDataOf(table, text)
  if (data)
    return [
      {
        points: rowPoints(table, 96).slice(0, 6),
        layouts: ['table', 'title + bullets'],
        table: data,
        canSplit: false,
      },
    ]
  const drawn = chartOf(table, { text, language }, phrases)
  if (drawn)
    return [
      {
        points: rowPoints(table, 80).slice(0, 4),
        layouts: ['title + chart + bullets'],
        chart: drawn.chart,
        finding: drawn.finding,
        canSplit: false,
      },
    ]
  const rows = rowPoints(table, 96)
  const isRow = rows.length >= 3 && rows.length <= 4 && table.header.length === 2
  const values = table.rows.map((row) => row[1] ?? '')
  if (isRow && values.every((value) => value.length <= 7 && /\d/u.test(value))) {
    const points = table.rows.map((row) => `${row[1] ?? ''}: ${row[0] ?? ''}`)
    return [{ points, layouts: ['kpi row', ...listLayouts], canSplit: false }]
  }
  return chunks(rows, 6).map((part) => ({
    points: part,
    layouts: ['title + bullets', 'two column'],
    canSplit: true,
  }))
}

function quoteBlock(quote: Extract<SourceBlock, { kind: 'quote' }>): readonly UnitBlock[] {
  if (quote.text.length < 20 || quote.text.length > 220) return []
  return [
    {
      title: quote.text,
      points: quote.by === undefined ? [] : [quote.by],
      layouts:
        quote.by === undefined ? ['centered quote'] : ['quote with portrait', 'centered quote'],
      canSplit: false,
    },
  ]
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size)
  const even = Math.ceil(items.length / Math.max(1, count))
  return Array.from({ length: count }, (_, index) => items.slice(index * even, (index + 1) * even))
}
