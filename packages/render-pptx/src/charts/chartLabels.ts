import type { Box } from '@deckloom/deck'
import type { ChartPoint, ChartPointLabel } from '@deckloom/scene'
import { escapeXml, tag } from '../opc/xml.ts'
import { noFill } from '../drawing/fill.ts'
import { labelProperties } from './chartText.ts'
import { manualLayout, numberFormat, setting } from './chartValues.ts'
import { spelledMark, spellLabel } from './spelledLabels.ts'
import type { NativeLabels } from './writtenChart.ts'

interface Labeled {
  readonly labels: NativeLabels
  /** Workbook row of the series' first point. */
  readonly firstRow: number
  readonly box: Box
  readonly language: string
}

type Indexed = readonly [index: number, label: ChartPointLabel]

/**
 * Writes the labels of a series. The most common label style is set on the series, so that points added later get it
 * too; emphasized and moved labels carry their own settings.
 */
export function seriesLabels(points: readonly ChartPoint[], chart: Labeled): string {
  const labels = points.flatMap(({ label }, index): Indexed[] => (label ? [[index, label]] : []))
  if (labels.length === 0) return ''
  const common = commonLabel(points, labels)
  const own = labels
    .filter(
      ([, label]) =>
        !common || label.moved || label.number.spelled || lookOf(label) !== lookOf(common),
    )
    .map(([index, label]) =>
      tag(
        'c:dLbl',
        {},
        setting('idx', index),
        label.moved ? writeMove(label.moved, chart.box) : '',
        pointSettings(label, { ...chart, index, name: points[index]?.name ?? '' }),
      ),
    )
  return tag(
    'c:dLbls',
    {},
    ...own,
    common ? labelSettings(common, chart) : noLabels,
    setting('showLeaderLines', 0),
  )
}

// A line labels only its last point.
function commonLabel(
  points: readonly ChartPoint[],
  labels: readonly Indexed[],
): ChartPointLabel | undefined {
  if (labels.length < points.length) return undefined
  const looks = labels.map(([, label]) => lookOf(label))
  const count = (look: string) => looks.filter((other) => other === look).length
  const most = looks.toSorted((one, other) => count(other) - count(one))[0]
  return labels.find(([, label]) => lookOf(label) === most)?.[1]
}

function lookOf({ run, number, shows, separator }: ChartPointLabel): string {
  const { size, bold, face, paint } = run
  return JSON.stringify([size, bold, face, paint, number.format, shows, separator])
}

function writeMove([x, y]: readonly [number, number], { width, height }: Box): string {
  return manualLayout({ x: x / width, y: y / height })
}

interface LabeledPoint extends Labeled {
  readonly index: number
  readonly name: string
}

function pointSettings(label: ChartPointLabel, point: LabeledPoint): string {
  const { spelled } = label.number
  if (!spelled) return labelSettings(label, point)
  const { labels, language, index, name, firstRow } = point
  const text = spellLabel(label, spelled, {
    row: firstRow + index,
    named: labels.named,
    name,
    language,
  })
  return [
    text,
    numberFormat(label.number.format),
    noArea,
    ...listShown(label, labels),
    spelledMark(),
  ].join('')
}

function labelSettings(label: ChartPointLabel, { labels, language }: Labeled): string {
  const { number, run } = label
  return [
    numberFormat(number.format),
    noArea,
    labelProperties(run, { language }),
    ...listShown(label, labels),
  ].join('')
}

const noArea = tag('c:spPr', {}, noFill, tag('a:ln', {}, noFill))

const kinds = ['LegendKey', 'Val', 'CatName', 'SerName', 'Percent', 'BubbleSize'] as const
type Kind = (typeof kinds)[number]

function listShown(
  { shows, separator }: ChartPointLabel,
  { place, named }: NativeLabels,
): readonly string[] {
  const wanted: Readonly<Record<ChartPointLabel['shows'], readonly Kind[]>> = {
    value: ['Val'],
    'name-and-value': ['Val', named === 'series' ? 'SerName' : 'CatName'],
    'name-and-share': ['CatName', 'Percent'],
  }
  return [
    place === null ? '' : setting('dLblPos', place),
    ...kinds.map((kind) => setting(`show${kind}`, wanted[shows].includes(kind) ? 1 : 0)),
    shows === 'value' ? '' : `<c:separator>${escapeXml(separator)}</c:separator>`,
  ]
}

const noLabels = kinds.map((kind) => setting(`show${kind}`, 0)).join('')
