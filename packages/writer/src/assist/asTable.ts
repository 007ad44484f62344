import { bulletText, deckLimits, ownVisuals, type Slide, splitLeadIn } from '@deckloom/deck'
import { figuresOn } from './figuresOn.ts'
import { reportNothing, oneVersion } from './outcome.ts'
import { wordsFor } from './slideWords.ts'
import type { AssistOutcome } from './types.ts'

const { rows, cellLength } = deckLimits.table

/** Returns the slide with its lines as table rows (lead-in and detail), or with the numbers of a chart as rows. */
export function asTable(slide: Slide): AssistOutcome {
  const { heads } = wordsFor(slide)
  const body = pairsOf(slide)
  if (body.length < 2) {
    return reportNothing(
      'A table needs two lines with two parts each, such as “Lisbon: 12 clinics”, or the numbers of a chart.',
    )
  }
  if (body.length > rows.max - 1 || body.flat().some((cell) => cell.length > cellLength)) {
    return reportNothing(
      `A table holds ${rows.max - 1} lines of at most ${cellLength} letters a part: shorten them first.`,
    )
  }
  const isNumbers = body.every(([, value]) => /\d/u.test(value))
  const head = [heads.what, isNumbers ? heads.value : heads.detail]
  const { slot_boxes: _, ...rest } = slide
  return oneVersion(`A table of ${body.length} rows`, {
    ...rest,
    layout_template: 'table',
    positioning_mode: 'layout',
    bullet_points: [],
    table: { rows: [head, ...body.map((row) => [...row])] },
  })
}

function pairsOf(slide: Slide): readonly (readonly [string, string])[] {
  const lines = slide.bullet_points.map(bulletText)
  const parts = lines.map((line) => splitLeadIn(line, 1))
  if (lines.length > 0 && parts.every((part) => part !== undefined)) {
    return parts.flatMap((part) => (part ? [[part.lead, part.detail] as const] : []))
  }
  const figures = figuresOn(slide)
  // A line without a number would be lost.
  if (lines.length >= 2 && figures.length === lines.length) {
    return figures.map(({ label, written }) => [label, written])
  }
  const visual = ownVisuals(slide).find(({ kind }) => kind === 'chart')
  if (lines.length > 0 || visual?.kind !== 'chart') return []
  return visual.chart.data.map(({ label, value }) => [label, String(value)])
}
