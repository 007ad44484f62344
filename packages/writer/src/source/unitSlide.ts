import { splitLeadIn } from '@deckloom/deck'
import { readForeignFigures } from '../brief/readForeignFigures.ts'
import { readFigures } from '../brief/readFigures.ts'
import { fill } from '../language/fill.ts'
import { joinWords } from '../language/joinWords.ts'
import { capitalise, decapitalise } from '../language/letterCase.ts'
import { countWords, shorten } from '../language/words.ts'
import { shortFigure } from '../plan/figureSlides.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { Phrases } from '../wording/phrases.ts'
import type { Claim } from './claims.ts'
import type { Unit, UnitBlock } from './unit.ts'

const textLayouts = [
  'title + bullets + image',
  'side-by-side image + bullets',
  'title + bullets',
  'two column',
] as const
/** A title with a single sentence under it. */
const loneLayouts = [
  'full image background',
  'title + bullets + image',
  'side-by-side image + bullets',
  'title + bullets',
] as const
const sorts = [
  ['timeline', 'dates'],
  ['process', 'steps'],
  ['title + chart + bullets', 'figures'],
  ['table', 'figures'],
  ['title + bullets', 'points'],
] as const
const shownClaims = 4
const maxPoints = 5
/** Characters of a figure that is set large. */
const bigLength = 6
const notesLength = 2_500
const titleLimit = { chars: 84, words: 12, fewest: 4 }
const empty =
  /^(?:introduction|overview|summary|executive summary|conclusions?|background|agenda|contents|results?|discussion|einleitung|fazit|überblick|zusammenfassung|ergebnisse?|résultats?|l[’']essentiel|introducción|conclusión|resumen|resultados?|introduzione|conclusioni|risultati|in breve|introdução|conclusão|resumo|o essencial|lo esencial)$/iu

/** The slide of a unit: its strongest sentence or its heading as the title, sentences or its block below. */
export function unitSlide(unit: Unit, deckTitle: string, phrases: Phrases): PlannedSlide {
  const { block, heading } = unit
  const lead = titleClaim(unit) ?? untitledClaim(unit)
  const { points, isFigure } = pointsOf(unit, lead, phrases)
  const spare = otherTitles(unit, phrases)
  const said = block?.title ?? lead?.points[0] ?? headingTitle(unit, spare)
  const title = shorten(capitalise(said ?? (heading || deckTitle)), titleLength(block))
  return {
    role: 'content',
    title,
    ...(hasEyebrow(heading, title) && { eyebrow: heading }),
    points,
    notes: notesFor(unit, phrases),
    layouts: isFigure ? ['big number', 'title + bullets'] : layoutsFor(block, points),
    picture: `${heading} ${points.join(' ')}`,
    ...evidenceOf(block),
    otherTitles: spare,
  }
}

function evidenceOf(block: UnitBlock | undefined): Pick<PlannedSlide, 'chart' | 'table'> {
  return {
    ...(block?.chart && { chart: block.chart }),
    ...(block?.table && { table: block.table }),
  }
}

interface UnitPoints {
  readonly points: readonly string[]
  /** The first point is a figure that is set large. */
  readonly isFigure: boolean
}

function pointsOf(unit: Unit, lead: Claim | undefined, phrases: Phrases): UnitPoints {
  const others = unit.claims.filter((claim) => claim !== lead)
  if (unit.block) return { points: blockPoints(unit.block, others), isFigure: false }
  const said = bestPoints(others)
  const figure = lead && bigFigure(lead, said, phrases)
  return figure === undefined
    ? { points: said, isFigure: false }
    : { points: [figure, ...said], isFigure: true }
}

/** A claim with little beside it shows its figure large: '27 %: of the water before the meter'. */
function bigFigure(
  lead: Claim,
  said: readonly string[],
  { language }: Phrases,
): string | undefined {
  if (said.length > 1) return undefined
  const figures = language === 'en' ? readFigures(lead.sentence) : readForeignFigures(lead.sentence)
  const [figure] = figures
  if (!figure || figures.length > 1) return undefined
  const value = shortFigure(figure.value)
  const point = `${value}: ${figure.label}`
  return value.length <= bigLength && point.length <= 80 ? point : undefined
}

function layoutsFor(
  block: UnitBlock | undefined,
  points: readonly string[],
): PlannedSlide['layouts'] {
  if (block) return block.layouts
  if (points.length === 0) return ['title only', 'full image background']
  return points.length === 1 ? loneLayouts : textLayouts
}

/** A heading that says something stands as it is; a mere label is completed. */
function headingTitle({ heading, block }: Unit, spare: readonly string[]): string | undefined {
  if (block?.finding !== undefined && countWords(block.finding) >= titleLimit.fewest) {
    // Two colons in one title say nothing more.
    const isWhole = heading === '' || countWords(heading) > 4 || block.finding.includes(': ')
    return isWhole ? block.finding : `${heading}: ${block.finding}`
  }
  if (heading === '' || countWords(heading) >= titleLimit.fewest) return undefined
  return spare.find((title) => title.startsWith(`${heading}:`))
}

/** Dates make no title. */
function leadOf(point: string): readonly string[] {
  const lead = splitLeadIn(point, 1)?.lead
  return lead === undefined || /\d/u.test(lead) ? [] : [lead]
}

function titleLength(block: UnitBlock | undefined): number {
  const isQuote =
    block?.layouts.includes('centered quote') || block?.layouts.includes('quote with portrait')
  return isQuote ? 220 : 110
}

/** What else the slide could be called: its best short sentences, or its heading with what its points begin with. */
function otherTitles(unit: Unit, phrases: Phrases): readonly string[] {
  const short = unit.claims
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap((claim) => (isTitle(claim) && claim.weight > 0 ? claim.points : []))
  if (unit.heading === '') return short
  const leads = (unit.block?.points ?? []).flatMap((point) => leadOf(point))
  // People keep their capitals, and so do names in languages whose names are not known here.
  const isNamed = phrases.language !== 'en' || unit.block?.layouts.includes('team') === true
  const listed =
    leads.length < 2
      ? []
      : [
          `${unit.heading}: ${joinWords(
            leads.map((lead) => (isNamed ? lead : decapitalise(lead))),
            phrases.and,
          )}`,
        ]
  const sort = sorts.find(([layout]) => unit.block?.layouts.some((other) => other === layout))
  return [
    ...short,
    ...listed.filter((title) => title.length <= 72 && countWords(title) <= titleLimit.words),
    `${unit.heading}: ${phrases.source[sort?.[1] ?? 'details']}`,
  ]
}

/**
 * A sentence takes the title unless the heading says as much: a short heading is only a label, a long one gives way
 * to a figure.
 */
function titleClaim(unit: Unit): Claim | undefined {
  const { block, heading } = unit
  if (block?.title !== undefined) return undefined
  const says =
    unit.isFirst && countWords(heading) >= titleLimit.fewest && !empty.test(heading.trim())
  // The numbers of a chart are a finding already.
  const needed = says ? 2.6 : block?.finding === undefined ? -1 : 3
  const fitting = unit.claims.filter(
    (claim) => isTitle(claim) && claim.weight >= needed && (!says || /\d/u.test(claim.sentence)),
  )
  return fitting.toSorted((a, b) => b.weight - a.weight || a.order - b.order)[0]
}

/** Without a heading the first sentence is the title, even if it is a little long. */
function untitledClaim({ heading, block, claims }: Unit): Claim | undefined {
  if (heading !== '' || block) return undefined
  return claims.find(({ points }) => points.length === 1)
}

function isTitle({ points }: Claim): boolean {
  const [point = ''] = points
  const words = countWords(point)
  return (
    points.length === 1 &&
    point.length <= titleLimit.chars &&
    words <= titleLimit.words &&
    words >= titleLimit.fewest
  )
}

function blockPoints(block: UnitBlock, claims: readonly Claim[]): readonly string[] {
  if (block.table) return saidBeside(claims, 1)
  if (!block.chart) return block.points
  const said = saidBeside(claims, 3)
  return said.length > 0 ? said : block.points
}

function saidBeside(claims: readonly Claim[], most: number): readonly string[] {
  return claims
    .flatMap(({ points }) => points)
    .filter((point) => point.length <= 80)
    .slice(0, most)
}

/** The weightiest sentences, in the order of the source. */
function bestPoints(claims: readonly Claim[]): readonly string[] {
  const best = claims.toSorted((a, b) => b.weight - a.weight).slice(0, shownClaims)
  const points = best.toSorted((a, b) => a.order - b.order).flatMap((claim) => claim.points)
  const short = points.filter((point) => point.length <= 84)
  // Short points keep the picture; only where they are too few are the long ones shown.
  const kept = short.length >= 2 ? short : points
  return kept.slice(0, maxPoints)
}

/** The heading stands over a title that is not the heading itself. */
function hasEyebrow(heading: string, title: string): boolean {
  return heading !== '' && heading.length <= 40 && !title.startsWith(heading)
}

function notesFor(unit: Unit, { source }: Phrases): string {
  const sentences = unit.claims.map(({ sentence }) => sentence)
  const said =
    sentences.length > 0
      ? sentences
      : [unit.block?.title ?? '', ...(unit.block?.points ?? [])].filter(Boolean)
  return shorten(fill(source.from, said.join(' ')), notesLength)
}
