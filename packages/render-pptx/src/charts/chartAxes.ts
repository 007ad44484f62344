import type { ChartAxes, ChartPlan } from '@deckloom/scene'
import { noFill } from '../drawing/fill.ts'
import { outlineStroke } from '../drawing/outlineStroke.ts'
import { tag } from '../opc/xml.ts'
import { labelProperties } from './chartText.ts'
import { numberFormat, setting } from './chartValues.ts'

export const categoryAxisId = 111_111_111
export const valueAxisId = 222_222_222

export const axisIds = setting('axId', categoryAxisId) + setting('axId', valueAxisId)

/** Axis orientation; with `edge to edge`, the first and last categories are on the edges of the plot. */
export type NativeAxes = 'upright' | 'lying' | 'edge to edge'

/** Writes both axes of a plan, visible or not: even a hidden axis sets the chart's scale. */
export function chartAxes(
  { axes, plot }: ChartPlan,
  native: NativeAxes | null,
  language: string,
): string {
  if (axes === undefined || native === null) return ''
  const lying = native === 'lying'
  const places = { category: lying ? 'l' : 'b', value: lying ? 't' : 'l' }
  return (
    categoryAxis(axes, { place: places.category, lying, language, plot }) +
    valueAxis(axes, { place: places.value, native, language, plot })
  )
}

interface Written {
  readonly place: string
  readonly language: string
  readonly plot: ChartPlan['plot']
}

function categoryAxis(
  { categories, baseline }: ChartAxes,
  { place, lying, language, plot }: Written & { readonly lying: boolean },
): string {
  return tag(
    'c:catAx',
    {},
    setting('axId', categoryAxisId),
    // First to last from the top, like the rows of the data.
    tag('c:scaling', {}, setting('orientation', lying ? 'maxMin' : 'minMax')),
    setting('delete', 0),
    setting('axPos', place),
    numberFormat('General'),
    setting('majorTickMark', 'none'),
    setting('minorTickMark', 'none'),
    setting('tickLblPos', categories ? 'low' : 'none'),
    tag('c:spPr', {}, noFill, outlineStroke(baseline, plot) || tag('a:ln', {}, noFill)),
    categories ? labelProperties(categories.run, { wrap: true, language }) : '',
    setting('crossAx', valueAxisId),
    setting('crosses', 'autoZero'),
    // Keeps programs from reading category names as dates.
    setting('auto', 0),
    setting('lblAlgn', 'ctr'),
    setting('lblOffset', 100),
    setting('tickLblSkip', categories?.every ?? 1),
    setting('noMultiLvlLbl', 1),
  )
}

function valueAxis(
  { max, majorUnit, values }: ChartAxes,
  { place, native, language, plot }: Written & { readonly native: NativeAxes },
): string {
  return tag(
    'c:valAx',
    {},
    setting('axId', valueAxisId),
    tag('c:scaling', {}, setting('orientation', 'minMax'), setting('max', max), setting('min', 0)),
    setting('delete', values ? 0 : 1),
    setting('axPos', place),
    values ? tag('c:majorGridlines', {}, tag('c:spPr', {}, outlineStroke(values.grid, plot))) : '',
    numberFormat(values?.format ?? 'General'),
    setting('majorTickMark', 'none'),
    setting('minorTickMark', 'none'),
    setting('tickLblPos', values ? 'nextTo' : 'none'),
    tag('c:spPr', {}, noFill, tag('a:ln', {}, noFill)),
    values ? labelProperties(values.run, { language }) : '',
    setting('crossAx', categoryAxisId),
    setting('crosses', native === 'lying' ? 'max' : 'autoZero'),
    setting('crossBetween', native === 'edge to edge' ? 'midCat' : 'between'),
    setting('majorUnit', majorUnit),
  )
}
