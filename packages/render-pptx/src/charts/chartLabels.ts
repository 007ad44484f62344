import type { Box } from '@deckloom/deck'
import type { ChartPlan, ChartPoint, ChartPointLabel } from '@deckloom/scene'
import { escapeXml, tag } from '../opc/xml.ts'
import { noFill } from '../drawing/fill.ts'
import { labelProperties } from './chartText.ts'
import { manualLayout, numberFormat, setting } from './chartValues.ts'

interface Labelled {
  readonly plan: ChartPlan
  readonly box: Box
  readonly language: string
}

type Indexed = readonly [index: number, label: ChartPointLabel]

/**
 * The labels of a series. Labels of one look are settings of the series, so that a point that is added later has one
 * too; the emphasised and the moved ones are their points' own.
 */
export function seriesLabels(points: readonly ChartPoint[], chart: Labelled): string {
  const labels = points.flatMap(({ label }, index): Indexed[] => (label ? [[index, label]] : []))
  if (labels.length === 0) return ''
  const common = commonLabel(points, labels)
  const own = labels
    .filter(([, label]) => !common || label.moved || lookOf(label) !== lookOf(common))
    .map(([index, label]) =>
      tag(
        'c:dLbl',
        {},
        setting('idx', index),
        label.moved ? movedBy(label.moved, chart.box) : '',
        labelSettings(label, chart),
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

// A line names its last point only.
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

function lookOf({ run, format, shows, separator }: ChartPointLabel): string {
  return JSON.stringify([run.size, run.bold, run.face, run.paint, format, shows, separator])
}

function movedBy([x, y]: readonly [number, number], { width, height }: Box): string {
  return manualLayout({ x: x / width, y: y / height })
}

function labelSettings(label: ChartPointLabel, { plan, language }: Labelled): string {
  return [
    numberFormat(label.format),
    tag('c:spPr', {}, noFill, tag('a:ln', {}, noFill)),
    labelProperties(label.run, { language }),
    place[plan.form],
    shown(label, plan),
    label.shows === 'value' ? '' : `<c:separator>${escapeXml(label.separator)}</c:separator>`,
  ].join('')
}

// A ring's labels know no place but the ring.
const place: Readonly<Record<ChartPlan['form'], string>> = {
  columns: setting('dLblPos', 'outEnd'),
  bars: setting('dLblPos', 'outEnd'),
  line: setting('dLblPos', 'r'),
  area: setting('dLblPos', 'r'),
  pie: setting('dLblPos', 'outEnd'),
  donut: '',
  stack: setting('dLblPos', 'ctr'),
}

const kinds = ['LegendKey', 'Val', 'CatName', 'SerName', 'Percent', 'BubbleSize'] as const
type Kind = (typeof kinds)[number]

function shown({ shows }: ChartPointLabel, { form }: ChartPlan): string {
  const wanted: Readonly<Record<ChartPointLabel['shows'], readonly Kind[]>> = {
    value: ['Val'],
    'name-and-value': ['Val', form === 'stack' ? 'SerName' : 'CatName'],
    'name-and-share': ['CatName', 'Percent'],
  }
  return kinds.map((kind) => setting(`show${kind}`, wanted[shows].includes(kind) ? 1 : 0)).join('')
}

const noLabels = kinds.map((kind) => setting(`show${kind}`, 0)).join('')
