import type { ChartPoint, ChartPointLabel, SpelledNumber } from '@deckloom/scene'
import { tag } from '../opc/xml.ts'
import { fieldText, type LabelField } from './chartText.ts'
import { cachedTexts, setting } from './chartValues.ts'
import type { NativeLabels } from './writtenChart.ts'

/*
 * A format prints the decimal sign of whoever opens the file. So that "12,5" stays what it is, such labels show a
 * column of the chart's workbook ("value from cells"), where a formula spells the numbers: [MS-ODRAWXML], `datalabelsRange`.
 */

const extended = { 'xmlns:c15': 'http://schemas.microsoft.com/office/drawing/2012/chart' } as const

export function spelledNumbers(
  points: readonly ChartPoint[],
): readonly (SpelledNumber | undefined)[] {
  return points.map(({ label }) => label?.number.spelled)
}

/** The words of a label whose number a cell spells; `row` is the cell's. */
export function spelledText(
  { shows, separator, run }: ChartPointLabel,
  spelled: SpelledNumber,
  { row, named, name, language }: SpelledPlace,
): string {
  const number: LabelField = { type: 'CELLRANGE', id: fieldId(1, row), text: spelled.text }
  const nameField: LabelField = {
    type: named === 'series' ? 'SERIESNAME' : 'CATEGORYNAME',
    id: fieldId(2, row),
    text: name,
  }
  return fieldText(shows === 'value' ? [number] : [nameField, separator, number], run, language)
}

interface SpelledPlace {
  readonly row: number
  readonly named: NativeLabels['named']
  readonly name: string
  readonly language: string
}

/** Says of a label that it shows a cell. */
export function spelledMark(): string {
  const settings = '<c15:dlblFieldTable/><c15:showDataLabelsRange val="1"/>'
  return extension('{CE6537A1-D6FC-4f65-9D91-7224C49458BB}', settings)
}

/** The cells that the labels of a series show, as they are when the file is opened; the last part of the series. */
export function spelledRange(formula: string, points: readonly ChartPoint[]): string {
  const spelled = spelledNumbers(points)
  if (spelled.every((number) => number === undefined)) return ''
  const cache = tag(
    'c15:dlblRangeCache',
    {},
    setting('ptCount', points.length),
    cachedTexts(spelled.map((number) => number?.text)),
  )
  return extension(
    '{02D57815-91ED-43cb-92C2-25804820EDAC}',
    tag('c15:datalabelsRange', {}, `<c15:f>${formula}</c15:f>`, cache),
  )
}

function extension(uri: string, content: string): string {
  return tag('c:extLst', {}, tag('c:ext', { uri, ...extended }, content))
}

/** Fields have ids that only have to differ. */
function fieldId(kind: number, row: number): string {
  const place = row.toString(16).toUpperCase().padStart(12, '0')
  return `{C0DEF1E1-000${kind}-4000-8000-${place}}`
}
