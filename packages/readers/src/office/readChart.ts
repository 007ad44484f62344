import { dateText, isDateCode } from '../sheets/cellFormats.ts'
import { markdownTable } from '../markdown/write.ts'
import {
  attributeOf,
  childAt,
  childrenNamed,
  descendantsNamed,
  elementsOf,
  numberOf,
  textOf,
} from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'

export interface ReadChart {
  /** The name of its element, such as `barChart`. */
  readonly kind: string
  readonly title: string
  readonly horizontal: boolean
  readonly stacked: boolean
  readonly categories: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[]
}

const mostPoints = 500

/** Reads a chart from its cached values. ECMA-376 part 1, 21.2. */
export function readChart(space: XmlElement | undefined): ReadChart | undefined {
  const chart = childAt(space, 'chart')
  const [plot] = elementsOf(childAt(chart, 'plotArea')).filter(({ name }) => name.endsWith('Chart'))
  if (!plot) return undefined
  const all = childrenNamed(plot, 'ser')
  const [first] = all
  const categories = first ? categoriesOf(first) : []
  return {
    kind: plot.name,
    title: titleOf(chart),
    horizontal: attributeOf(childAt(plot, 'barDir'), 'val') === 'bar',
    stacked: /stacked/iu.test(attributeOf(childAt(plot, 'grouping'), 'val') ?? ''),
    categories,
    series: all.map((series) => ({ name: nameOf(series), values: valuesOf(series) })),
  }
}

/** Formats a chart's data as a table. */
export function chartTable(chart: ReadChart | undefined): string {
  if (!chart) return ''
  const rows = chart.categories.map((category, index) => [
    category,
    ...chart.series.map(({ values }) => formatNumber(values[index])),
  ])
  return markdownTable([[chart.title, ...chart.series.map(({ name }) => name)], ...rows])
}

function formatNumber(value: number | undefined): string {
  return value === undefined || !Number.isFinite(value) ? '' : String(Number(value.toPrecision(12)))
}

function titleOf(chart: XmlElement | undefined): string {
  return descendantsNamed(childAt(chart, 'title', 'tx'), 't')
    .map(textOf)
    .join('')
    .trim()
}

function nameOf(series: XmlElement): string {
  return points(childAt(series, 'tx'))
    .map(({ text }) => text)
    .join(' ')
}

function categoriesOf(series: XmlElement): readonly string[] {
  const source = childAt(series, 'cat') ?? childAt(series, 'xVal')
  const code = textOf(childAt(source, 'numRef', 'numCache', 'formatCode'))
  const named = fillGaps(points(source), '').map((text) =>
    isDateCode(code) && text !== '' ? dateText(Number(text), false) : text,
  )
  return named.length > 0 ? named : valuesOf(series).map((_, index) => String(index + 1))
}

function valuesOf(series: XmlElement): readonly number[] {
  const source = childAt(series, 'val') ?? childAt(series, 'yVal')
  return fillGaps(points(source), '').map((text) => (text === '' ? Number.NaN : Number(text)))
}

/**
 * Points are numbered and may be missing; of multi-level data the innermost level is read, which
 * comes first.
 */
function points(source: XmlElement | undefined) {
  const [cache] = [
    ...['strCache', 'numCache', 'strLit', 'numLit'].flatMap((name) =>
      descendantsNamed(source, name),
    ),
    ...descendantsNamed(source, 'lvl'),
  ]
  const found = childrenNamed(cache, 'pt').map((point) => ({
    index: numberOf(point, 'idx') ?? 0,
    text: textOf(childAt(point, 'v')).replaceAll(/\s+/gu, ' ').trim(),
  }))
  if (found.length > 0 || cache) return found
  const literal = textOf(childAt(source, 'v')).trim()
  return literal === '' ? [] : [{ index: 0, text: literal }]
}

function fillGaps(
  found: readonly { index: number; text: string }[],
  gap: string,
): readonly string[] {
  const length = Math.min(mostPoints, Math.max(0, ...found.map(({ index }) => index + 1)))
  const texts = new Map(found.map(({ index, text }) => [index, text]))
  return Array.from({ length }, (_, index) => texts.get(index) ?? gap)
}
