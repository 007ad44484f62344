import { splitLeadIn } from '@deckloom/deck'
import { joinWords } from '../language/joinWords.ts'
import { capitalise, decapitalise } from '../language/letterCase.ts'
import { countWords, shorten } from '../language/words.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { Claim } from './claims.ts'
import type { Unit, UnitBlock } from './unit.ts'

const textLayouts = [
  'title + bullets + image',
  'side-by-side image + bullets',
  'title + bullets',
  'two column',
] as const
/** A title with a single sentence under it. */
const loneLayouts = ['full image background', 'title + bullets'] as const
const sorts = [
  ['timeline', 'the dates'],
  ['process', 'the steps'],
  ['title + chart + bullets', 'the figures'],
  ['title + bullets', 'the points'],
] as const
const shownClaims = 4
const maxPoints = 5
const notesLength = 2_500
const empty =
  /^(?:introduction|overview|summary|executive summary|conclusions?|background|agenda|contents|results?|discussion|einleitung|fazit|überblick|zusammenfassung|introducción|conclusión)$/iu

/** The slide of a unit: its heading or its strongest sentence as the title, sentences or its block below. */
export function unitSlide(unit: Unit, deckTitle: string): PlannedSlide {
  const { block, heading } = unit
  const lead = titleClaim(unit)
  const title = block?.title ?? lead?.points[0] ?? (heading || deckTitle)
  const others = unit.claims.filter((claim) => claim !== lead)
  const points = block
    ? blockPoints(block, others)
    : bestPoints(others.length > 0 ? others : unit.claims)
  return {
    role: 'content',
    title: shorten(capitalise(title), titleLength(block)),
    ...(hasEyebrow(heading, title) && { eyebrow: heading }),
    points,
    notes: notesFor(unit),
    layouts: block?.layouts ?? (points.length === 1 ? loneLayouts : textLayouts),
    picture: `${heading} ${points.join(' ')}`,
    ...chartOf(block),
    otherTitles: otherTitles(unit),
  }
}

function chartOf(block: UnitBlock | undefined): Pick<PlannedSlide, 'chart'> {
  return block?.chart ? { chart: block.chart } : {}
}

/** Dates make no title. */
function leadOf(point: string): readonly string[] {
  const lead = splitLeadIn(point, 1)?.lead
  return lead === undefined || /\d/u.test(lead) ? [] : [lead]
}

function titleLength(block: UnitBlock | undefined): number {
  return block?.layouts.includes('centered quote') ? 220 : 110
}

/** What else the slide could be called: its best short sentences, or its heading with what its points begin with. */
function otherTitles(unit: Unit): readonly string[] {
  const short = unit.claims
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ points, weight }) => (points.length === 1 && weight > 0 ? points : []))
    .filter((point) => point.length <= 84 && countWords(point) <= 12)
  if (unit.heading === '') return short
  const leads = unit.block?.chart
    ? [unit.block.chart.title]
    : (unit.block?.points ?? []).flatMap((point) => leadOf(point))
  const named =
    leads.length === 0
      ? []
      : [`${unit.heading}: ${joinWords(leads.map((lead) => decapitalise(lead)))}`]
  const sort = sorts.find(([layout]) => unit.block?.layouts.some((other) => other === layout))
  return [
    ...short,
    ...named.filter((title) => title.length <= 84),
    `${unit.heading}: ${sort?.[1] ?? 'the details'}`,
  ]
}

/** A sentence takes the title where it says more than the heading: with a figure, or under a heading that says nothing. */
function titleClaim(unit: Unit): Claim | undefined {
  if (unit.block?.title !== undefined) return undefined
  const says = unit.isFirst && unit.heading !== '' && !empty.test(unit.heading)
  const needed = says ? 2.6 : -1
  if (!unit.block && unit.claims.length < 2) return undefined
  const fitting = unit.claims.filter(({ points, weight, sentence }) => {
    const [point = ''] = points
    const isShort = points.length === 1 && point.length <= 84 && countWords(point) <= 12
    return isShort && weight >= needed && (!says || /\d/u.test(sentence))
  })
  return fitting.toSorted((a, b) => b.weight - a.weight || a.order - b.order)[0]
}

function blockPoints(block: UnitBlock, claims: readonly Claim[]): readonly string[] {
  if (!block.chart) return block.points
  const said = claims.flatMap(({ points }) => points).filter((point) => point.length <= 80)
  return said.length > 0 ? said.slice(0, 3) : block.points
}

/** The weightiest sentences, in the order of the source. */
function bestPoints(claims: readonly Claim[]): readonly string[] {
  const best = claims.toSorted((a, b) => b.weight - a.weight).slice(0, shownClaims)
  const points = best.toSorted((a, b) => a.order - b.order).flatMap((claim) => claim.points)
  const short = points.filter((point) => point.length <= 84)
  // Short points keep the picture; only where they are too few are the long ones shown.
  const kept = short.length >= 3 ? short : points
  return kept.slice(0, maxPoints)
}

/** The heading stands over a title that is not the heading itself. */
function hasEyebrow(heading: string, title: string): boolean {
  return heading !== '' && heading.length <= 40 && title !== heading
}

function notesFor(unit: Unit): string {
  const sentences = unit.claims.map(({ sentence }) => sentence)
  const said =
    sentences.length > 0
      ? sentences
      : [unit.block?.title ?? '', ...(unit.block?.points ?? [])].filter(Boolean)
  return shorten(`From the source: ${said.join(' ')}`, notesLength)
}
