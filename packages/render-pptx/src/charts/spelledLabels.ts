import type { ChartPoint, ChartPointLabel, SpelledNumber } from '@deckloom/scene'
import { tag } from '../opc/xml.ts'
import { fieldText, type LabelField } from './chartText.ts'
import { writeCachedTexts, setting } from './chartValues.ts'
import type { NativeLabels } from './writtenChart.ts'

/*
 * Number formats use the decimal separator of the user who opens the file. To keep "12,5" as it is, such labels show a
 * column of the chart's workbook ("value from cells"), where a formula spells out the numbers: [MS-ODRAWXML],
 * `datalabelsRange`.
 */

const extended = { 'xmlns:c15': 'http://schemas.microsoft.com/office/drawing/2012/chart' } as const

export function spelledNumbers(
  points: readonly ChartPoint[],
): readonly (SpelledNumber | undefined)[] {
  return points.map(({ label }) => label?.number.spelled)
}

/** Writes the text of a label whose number comes from a cell; `row` is the cell's row. */
export function spellLabel(
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

/** Marks a label as showing a cell. */
export function spelledMark(): string {
  const settings = '<c15:dlblFieldTable/><c15:showDataLabelsRange val="1"/>'
  return extension('{CE6537A1-D6FC-4f65-9D91-7224C49458BB}', settings)
}

/** Writes the cells that the labels of a series show, with their cached text. Must be the last child of the series. */
export function spelledRange(formula: string, points: readonly ChartPoint[]): string {
  const spelled = spelledNumbers(points)
  if (spelled.every((number) => number === undefined)) return ''
  const cache = tag(
    'c15:dlblRangeCache',
    {},
    setting('ptCount', points.length),
    writeCachedTexts(spelled.map((number) => number?.text)),
  )
  return extension(
    '{02D57815-91ED-43cb-92C2-25804820EDAC}',
    tag('c15:datalabelsRange', {}, `<c15:f>${formula}</c15:f>`, cache),
  )
}

function extension(uri: string, content: string): string {
  return tag('c:extLst', {}, tag('c:ext', { uri, ...extended }, content))
}

/** Returns a field ID. The IDs only have to be unique. */
function fieldId(kind: number, row: number): string {
  const place = row.toString(16).toUpperCase().padStart(12, '0')
  return `{C0DEF1E1-000${kind}-4000-8000-${place}}`
}
