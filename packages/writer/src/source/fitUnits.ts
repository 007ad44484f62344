import type { Phrases } from '../wording/phrases.ts'
import { joinWords } from '../language/joinWords.ts'
import { insideSentence } from '../language/letterCase.ts'
import { countWords } from '../language/words.ts'
import type { Claim } from './claims.ts'
import type { Unit } from './unit.ts'

const roughly = 50
const statementLength = { min: 30, max: 110, words: 12 }

/** Brings the units to `count` as far as the source allows: merges and drops, or splits and promotes. */
export function fitUnits(units: readonly Unit[], count: number, phrases: Phrases): readonly Unit[] {
  let fitted = heaviest(units, Math.max(roughly, count * 2))
  while (fitted.length > count) fitted = withOneLess(fitted, phrases)
  for (let more = withOneMore(fitted); fitted.length < count && more; more = withOneMore(fitted))
    fitted = more
  return fitted
}

/** A long source has hundreds of units; those that no deck would show go at once. */
function heaviest(units: readonly Unit[], count: number): readonly Unit[] {
  if (units.length <= count) return units
  const siblings = siblingsOf(units)
  const kept = new Set(
    units.toSorted((a, b) => weightOf(b, siblings) - weightOf(a, siblings)).slice(0, count),
  )
  return units.filter((unit) => kept.has(unit))
}

/** Merges the two neighbours of one chapter that are poorest in text; else drops the lightest unit. */
function withOneLess(units: readonly Unit[], phrases: Phrases): readonly Unit[] {
  let best: { index: number; cost: number } | undefined
  for (let index = 1; index < units.length; index += 1) {
    const [a, b] = [units[index - 1], units[index]]
    if (!a || !b || a.chapter !== b.chapter || a.block || b.block) continue
    const cost = a.claims.length + b.claims.length
    if (!best || cost < best.cost) best = { index, cost }
  }
  if (best) {
    const [a, b] = [units[best.index - 1], units[best.index]]
    if (a && b)
      return [
        ...units.slice(0, best.index - 1),
        merged(a, b, phrases),
        ...units.slice(best.index + 1),
      ]
  }
  const siblings = siblingsOf(units)
  const weights = units.map((unit) => weightOf(unit, siblings))
  const lightest = weights.indexOf(Math.min(...weights))
  return units.filter((_, index) => index !== lightest)
}

function merged(a: Unit, b: Unit, { and, language }: Phrases): Unit {
  const both = joinWords([a.heading, insideSentence(b.heading, language)], and)
  const heading = a.heading === b.heading || both.length > 60 || a.heading === '' ? a.heading : both
  return { ...a, heading, claims: [...a.claims, ...b.claims], isFirst: a.isFirst || b.isFirst }
}

/** How many units each chapter has. */
function siblingsOf(units: readonly Unit[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { chapter } of units) counts.set(chapter, (counts.get(chapter) ?? 0) + 1)
  return counts
}

/** The only unit of a chapter is worth more than one of many. */
function weightOf(unit: Unit, siblings: ReadonlyMap<number, number>): number {
  const claims = unit.claims.reduce((sum, { weight }) => sum + Math.max(0.2, weight), 0)
  const isAlone = siblings.get(unit.chapter) === 1
  return blockWeight(unit) + Math.min(8, claims) + (isAlone ? 5 : 0) + (unit.isFirst ? 2 : 0)
}

function blockWeight({ block }: Unit): number {
  if (!block) return 0
  if (block.chart || block.table) return 6
  return block.layouts.includes('centered quote') ? 3 : 4
}

function withOneMore(units: readonly Unit[]): readonly Unit[] | undefined {
  return splitRichest(units) ?? promoteStrongest(units)
}

function splitRichest(units: readonly Unit[]): readonly Unit[] | undefined {
  const sizes = units.map((unit) =>
    unit.block
      ? (unit.block.canSplit ? unit.block.points.length : 0) + (unit.claims.length >= 2 ? 2.5 : 0)
      : unit.claims.length,
  )
  const size = Math.max(0, ...sizes)
  const index = sizes.indexOf(size)
  const unit = units[index]
  if (!unit || size < 4) return undefined
  return [...units.slice(0, index), ...halves(unit), ...units.slice(index + 1)]
}

function halves(unit: Unit): readonly Unit[] {
  const { block, ...rest } = unit
  if (block && unit.claims.length >= 2) {
    return [rest, { ...unit, claims: [], isFirst: false }]
  }
  if (block) {
    const middle = Math.ceil(block.points.length / 2)
    const first = { ...unit, block: { ...block, points: block.points.slice(0, middle) } }
    return [
      first,
      {
        ...unit,
        claims: [],
        block: { ...block, points: block.points.slice(middle) },
        isFirst: false,
      },
    ]
  }
  const middle = Math.ceil(unit.claims.length / 2)
  return [
    { ...unit, claims: unit.claims.slice(0, middle) },
    { ...unit, claims: unit.claims.slice(middle), isFirst: false },
  ]
}

/** The strongest sentence that can stand alone leaves its slide and becomes a statement. */
function promoteStrongest(units: readonly Unit[]): readonly Unit[] | undefined {
  let best: { index: number; claim: Claim } | undefined
  units.forEach((unit, index) => {
    if (unit.block?.title !== undefined || unit.claims.length < (unit.block ? 1 : 3)) return
    for (const claim of unit.claims) {
      if (standsAlone(claim) && (!best || claim.weight > best.claim.weight)) best = { index, claim }
    }
  })
  if (!best) return undefined
  const { index, claim } = best
  const unit = units[index]
  if (!unit) return undefined
  const [title = ''] = claim.points
  const statement: Unit = {
    chapter: unit.chapter,
    heading: unit.heading,
    claims: [],
    isFirst: false,
    block: { title, points: [], layouts: ['title only', 'full image background'], canSplit: false },
  }
  const rest = { ...unit, claims: unit.claims.filter((other) => other !== claim) }
  return [...units.slice(0, index), rest, statement, ...units.slice(index + 1)]
}

function standsAlone(claim: Claim): boolean {
  const [point = ''] = claim.points
  return (
    claim.points.length === 1 &&
    claim.weight >= 0.5 &&
    point.length >= statementLength.min &&
    point.length <= statementLength.max &&
    countWords(point) <= statementLength.words
  )
}
