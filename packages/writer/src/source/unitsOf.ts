import { splitLeadIn } from '@deckloom/deck'
import { capitalise } from '../language/letterCase.ts'
import { shorten, wordsIn } from '../language/words.ts'
import { compressSentence } from '../plan/compressSentence.ts'
import { type Claim, claimsOf } from './claims.ts'
import type { SourceBlock, SourceSection } from './sourceDocument.ts'
import { chartOf, rowPoints, type SourceTable } from './tableUnits.ts'
import type { Unit, UnitBlock } from './unit.ts'

const listLayouts = [
  'title + bullets + image',
  'side-by-side image + bullets',
  'title + bullets',
  'two column',
] as const
const dateLed =
  /^(?:Q[1-4]\b|H[12]\b|(?:19|20)\d{2}\b|\d{1,2}[./]\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|(?:early|mid|late|spring|summer|autumn|winter|week|month|day|phase|year)\b[\s-]*(?:\d|one|two|three|four)?)/iu

export interface SectionContext {
  readonly chapter: number
  readonly heading: string
  readonly sentencesOf: (text: string) => readonly string[]
}

/** The units of a section: its sentences first, then each list, table and quotation. */
export function unitsOf(section: SourceSection, context: SectionContext): readonly Unit[] {
  const { chapter, heading, sentencesOf } = context
  const paragraphs = section.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : [],
  )
  const sentences = paragraphs.flatMap((text) => (text.endsWith(':') ? [] : sentencesOf(text)))
  const claims = claimsOf(sentences, heading)
  const blocks = section.blocks.flatMap((block) => blocksOf(block, sentences.join(' ')))
  const text: readonly Unit[] =
    claims.length > 0 ? [{ chapter, heading, claims, isFirst: true }] : []
  const [first, ...rest] = blocks.map((block) => ({
    chapter,
    heading,
    claims: [],
    block,
    isFirst: false,
  }))
  if (!first) return text
  // A few sentences beside a list or a table stand on the same slide.
  const isCompanion = claims.length <= 3 && first.block.title === undefined
  if (isCompanion) return [{ ...first, claims, isFirst: true }, ...rest]
  const told = claims.filter((claim) => speaksOf(claim, first.block))
  const others = claims.filter((claim) => !told.includes(claim))
  return [{ chapter, heading, claims: others, isFirst: true }, { ...first, claims: told }, ...rest]
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

function blocksOf(block: SourceBlock, context: string): readonly UnitBlock[] {
  switch (block.kind) {
    case 'paragraph':
      return []
    case 'list':
      return listBlocks(block)
    case 'table':
      return tableBlock(block, context)
    case 'quote':
      return quoteBlock(block)
  }
}

function listBlocks(block: Extract<SourceBlock, { kind: 'list' }>): readonly UnitBlock[] {
  const points = block.items.flatMap((item) => itemPoint(item))
  if (points.length === 0) return []
  const led = points.filter((point) => splitLeadIn(point, 1) !== undefined).length
  const dated = points.filter((point) => dateLed.test(point)).length
  if (
    points.length >= 3 &&
    points.length <= 6 &&
    dated === points.length &&
    led === points.length
  ) {
    return [{ points, layouts: ['timeline', ...listLayouts], canSplit: false }]
  }
  if (block.ordered && points.length >= 3 && points.length <= 5 && led === points.length) {
    return [{ points, layouts: ['process', ...listLayouts], canSplit: false }]
  }
  if (points.length === 3 && led === 3) {
    return [{ points, layouts: ['three cards', ...listLayouts], canSplit: false }]
  }
  return chunks(points, 6).map((part) => ({ points: part, layouts: listLayouts, canSplit: true }))
}

function itemPoint(item: string): readonly string[] {
  const plain = capitalise(item.replace(/[.;]+$/u, ''))
  if (plain.length <= 84) return [plain]
  const points = compressSentence(item, { chars: 96, words: 18 })
  return points.length > 0 ? points : [shorten(plain, 96)]
}

function tableBlock(table: SourceTable, context: string): readonly UnitBlock[] {
  const chart = chartOf(table, context)
  if (chart)
    return [
      {
        points: rowPoints(table, 80).slice(0, 4),
        layouts: ['title + chart + bullets'],
        chart,
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
      layouts: ['centered quote'],
      canSplit: false,
    },
  ]
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size)
  const even = Math.ceil(items.length / Math.max(1, count))
  return Array.from({ length: count }, (_, index) => items.slice(index * even, (index + 1) * even))
}
