import { type ChartData, type DeckLanguage, type ChartType, deckLimits } from '@deckloom/deck'
import { storableText } from '../edits/storableText.ts'
import { readNumber } from './readNumber.ts'

/** A point being edited: its value may not be a number yet. */
export interface DraftPoint {
  readonly label: string
  readonly value: string
}

/** A chart being edited. */
export interface ChartDraft {
  readonly type: ChartType
  readonly title: string
  readonly points: readonly DraftPoint[]
  readonly colors: readonly string[]
  /** Locale for formatting its numbers. */
  readonly locale?: DeckLanguage
}

const { min, max } = deckLimits.chartPoints
/** Values of the points in a new chart; each added point starts with `furtherValue`. */
const firstValues = [30, 25, 45] as const
const furtherValue = '10'
const greatest = 1e15

export function newChartDraft(colors: readonly string[]): ChartDraft {
  const points = firstValues.map((value, index) => ({
    label: pointLabel(index),
    value: String(value),
  }))
  return { type: 'pie', title: '', points, colors }
}

export function draftOf({ type, title, data, colors, locale }: ChartData): ChartDraft {
  const points = data.map(({ label, value }) => ({ label, value: String(value) }))
  return { type, title, points, colors, ...(locale && { locale }) }
}

/** Returns the default label of a point: 'Category A' for the first. */
export function pointLabel(index: number): string {
  return `Category ${String.fromCodePoint(65 + index)}`
}

/** Adds a point labeled with the first free letter; a chart of 8 is returned unchanged. */
export function withPoint(draft: ChartDraft): ChartDraft {
  const { points } = draft
  if (points.length >= max) return draft
  const taken = new Set(points.map(({ label }) => label))
  let place = points.length
  while (taken.has(pointLabel(place))) place++
  return { ...draft, points: [...points, { label: pointLabel(place), value: furtherValue }] }
}

/** Removes a point; a chart of 2 is returned unchanged. */
export function withoutPoint(draft: ChartDraft, index: number): ChartDraft {
  if (draft.points.length <= min) return draft
  return { ...draft, points: draft.points.toSpliced(index, 1) }
}

export interface ChartFaults {
  readonly title?: 'blank'
  /** Indexes of the points whose value is not a number from 0 to 1e15. */
  readonly values: readonly number[]
  readonly data?: 'count' | 'sum'
}

/** Returns what keeps a draft from being a valid chart; undefined if it is one. */
export function chartFaults({ title, points }: ChartDraft): ChartFaults | undefined {
  const numbers = points.map(({ value }) => valueOf(value))
  const values = numbers.flatMap((number, index) => (number === undefined ? [index] : []))
  const sum = numbers.reduce<number>((total, number) => total + (number ?? 0), 0)
  const data = points.length < min || points.length > max ? 'count' : sum > 0 ? undefined : 'sum'
  const blank = title.trim() === ''
  if (!blank && values.length === 0 && data === undefined) return undefined
  return {
    ...(blank && { title: 'blank' }),
    values,
    ...(data && values.length === 0 && { data }),
  }
}

/** Builds the chart as far as it can be drawn: a value that is not a number yet counts as 0. */
export function chartOf({ type, title, points, colors, locale }: ChartDraft): ChartData {
  return {
    type,
    title: storableText(title, deckLimits.chartTitleLength).trim(),
    data: points.map(({ label, value }) => ({
      label: storableText(label, deckLimits.chartLabelLength).trim(),
      value: valueOf(value) ?? 0,
    })),
    colors: [...colors],
    ...(locale && { locale }),
  }
}

/** Returns the six colors with one replaced; missing ones come from the theme. */
export function withPaletteColor(
  colors: readonly string[],
  { index, color, theme }: { index: number; color: string; theme: readonly string[] },
): readonly string[] {
  return theme.map((own, place) => (place === index ? color : (colors[place] ?? own)))
}

function valueOf(text: string): number | undefined {
  const number = readNumber(text)
  return number === undefined || number < 0 || number > greatest ? undefined : number
}
