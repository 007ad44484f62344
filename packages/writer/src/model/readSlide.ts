import {
  type ChartData,
  chartDataSchema,
  deckLimits,
  type PointsForm,
  type TableData,
  tableDataSchema,
} from '@deckloom/deck'
import { shorten } from '../language/words.ts'
import { cleanText } from './cleanText.ts'
import { listOf, findMember } from './fields.ts'
import { shapeOf } from './forms.ts'
import type { Known } from './known.ts'
import { outlineRules, slideRules } from './prompts.ts'
import { readPoints } from './readPoints.ts'

/** The content of a slide before it has a layout. */
export interface SlideWords {
  readonly title: string
  readonly points: readonly string[]
  readonly eyebrow?: string
  readonly notes: string
  readonly chart?: ChartData
  readonly table?: TableData
}

export interface SlideWish {
  readonly form: PointsForm
  /** The title to use if the model gives none. */
  readonly title: string
  /** Test for figures that may be shown. */
  readonly known: Known
  readonly mostPoints: number
}

const notesLength = 1_200
const ruleLength = 24
const cleanRules = cleanText(`${slideRules} ${outlineRules}`)

/**
 * Reads the slide in a model's answer, or returns undefined if it holds nothing to show. Figures that are in neither
 * the prompt nor the source are left out.
 */
export function readSlide(value: unknown, wish: SlideWish): SlideWords | undefined {
  const { form, known } = wish
  const title = titleIn(value, wish)
  const points = pointsIn(value, wish)
  const evidence = evidenceIn(value, wish)
  const isShown = points.length > 0 || Object.keys(evidence).length > 0
  const needsNone = (form === 'statement' || form === 'quote') && title !== wish.title
  if (title === '' || !(isShown || needsNone)) return undefined
  const eyebrow = shorten(cleanText(findMember(value, 'eyebrow', 'kicker')), 32)
  return {
    title,
    points,
    ...(eyebrow !== '' && known(eyebrow) && { eyebrow }),
    notes: readNotes(findMember(value, 'notes', 'speaker_notes'), known),
    ...evidence,
  }
}

function evidenceIn(
  value: unknown,
  { form, known }: SlideWish,
): Pick<SlideWords, 'chart' | 'table'> {
  const chart = form === 'chart' ? readChart(findMember(value, 'chart'), known) : undefined
  const table = form === 'table' ? readTable(findMember(value, 'table'), known) : undefined
  return { ...(chart && { chart }), ...(table && { table }) }
}

function titleIn(value: unknown, { form, known, title }: SlideWish): string {
  const given = cleanText(findMember(value, 'title', 'slide_title', 'headline'))
  return given !== '' && known(given) ? shorten(given, shapeOf(form).title) : title
}

function pointsIn(value: unknown, { form, known, mostPoints }: SlideWish): readonly string[] {
  const { items, characters } = shapeOf(form)
  const limits = { items: form === 'list' ? Math.min(items, mostPoints) : items, characters }
  const given = findMember(value, 'points', 'bullets', 'bullet_points', 'content', 'items')
  return readPoints(given, limits).filter((point) => known(point) && !isRule(point))
}

function readNotes(value: unknown, known: Known): string {
  const sentences = cleanText(value).split(/(?<=[.!?。！？])\s+/u)
  const said = sentences.filter((sentence) => known(sentence) && !isRule(sentence))
  return shorten(said.join(' '), notesLength)
}

/**
 * Whether a text repeats our rules, as after a prompt injection. The rules are not secret, but do not belong on a
 * slide.
 */
function isRule(text: string): boolean {
  return text.length >= ruleLength && cleanRules.includes(text)
}

function readChart(value: unknown, known: Known): ChartData | undefined {
  const data = listOf(findMember(value, 'data', 'points', 'values'))
    .slice(0, deckLimits.chartPoints.max)
    .flatMap((point) => {
      const label = shorten(cleanText(findMember(point, 'label', 'name', 'category')), 40)
      const number = numberOf(findMember(point, 'value', 'amount', 'y'))
      return label === '' || number === undefined ? [] : [{ label, value: number }]
    })
  const title = shorten(cleanText(findMember(value, 'title', 'unit')), 80)
  const type = findMember(value, 'type')
  const parsed = chartDataSchema.safeParse({ type, title, data, colors: [] })
  const chart =
    parsed.data ?? chartDataSchema.safeParse({ type: 'bar', title, data, colors: [] }).data
  if (!chart || chart.data.every(({ value: number }) => number === 0)) return undefined
  return chart.data.every(({ label, value: number }) => known(String(number)) && known(label))
    ? chart
    : undefined
}

function numberOf(value: unknown): number | undefined {
  const number =
    typeof value === 'string' ? Number(value.replaceAll(/[\s,%$€£]/gu, '') || 'none') : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function readTable(value: unknown, known: Known): TableData | undefined {
  const { rows: tall, columns } = deckLimits.table
  const rows = listOf(findMember(value, 'rows') ?? value)
    .slice(0, tall.max)
    .map((row) =>
      listOf(row)
        .slice(0, columns.max)
        .map((cell) => shorten(cleanText(cell), 60)),
    )
  const parsed = tableDataSchema.safeParse({ rows })
  return parsed.data?.rows.flat().every(known) ? parsed.data : undefined
}
