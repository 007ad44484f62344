import type { Box, ChartData, ChartVisual } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { paint, type Look } from '../colors/look.ts'
import { paletteOn } from '../colors/paletteOn.ts'
import { keepOnPage } from '../elements/keepOnPage.ts'
import type { NativeMark, PathMark, Rgb, Solid, TextMark } from '../marks.ts'
import { keepSlotOnPage } from '../parts/headParts.ts'
import { rectPath } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { tidyText } from '../type/tidyText.ts'
import { chartLabel, labelSize, wrapLabel, type ChartScope } from './chartLabels.ts'
import { chartSizes } from './chartSizes.ts'
import { drawChart } from './drawChart.ts'

const titleStyle = { size: 16, token: 'muted' } as const
const titleGap = 4
/** Air that office programs leave above the title of a chart, in page units. */
const titleAir = 4

/** Adds the slide's slotted charts to the layout's media slot, side by side if there are several. */
export function addChart(stage: Stage, sheet: Sheet, slot: Box): void {
  const own = stage.slide.slotBoxes?.visual
  const [first] = stage.charts
  if (!first || sheet.isGivenUp) return
  const zone = own ? keepSlotOnPage(sheet, own, first.id) : slot
  const gap = 36
  const width = (zone.width - gap * (stage.charts.length - 1)) / stage.charts.length
  for (const [index, visual] of stage.charts.entries()) {
    const box = keepOnPage({ ...zone, x: zone.x + index * (width + gap), width }, visual.rotation)
    const turn = visual.rotation === undefined ? {} : { rotation: visual.rotation }
    sheet.add(chartMark({ book: stage.book, look: stage.look }, { visual, box, ...turn }))
  }
}

/** Creates a native chart mark with its data and its painted marks. */
export function chartMark(
  { book, look }: { readonly book: FontBook; readonly look: Look },
  request: {
    readonly visual: ChartVisual
    readonly box: Box
    readonly rotation?: number
  },
): NativeMark {
  const { visual, box, rotation } = request
  const { id, chart, backgroundColor } = visual
  const grounded = backgroundColor === undefined ? look : onGround(look, backgroundColor)
  const scope = { id, book, look: grounded, box }
  const title = titleMark(scope, chart)
  const room = title ? titleAir + title.box.height + titleGap : 0
  const drawing = drawChart(
    { ...scope, box: { ...box, y: box.y + room, height: Math.max(1, box.height - room) } },
    chart,
  )
  const ground = backgroundColor === undefined ? undefined : paint(grounded, 'bg')
  return {
    mark: 'native',
    id,
    box,
    origin: { elementId: id, role: 'chart' },
    alt: visual.alt ?? chartWords(chart),
    ...(rotation !== undefined && { rotation }),
    source: {
      kind: 'chart',
      chart,
      plan: { ...drawing.plan, ...(title && { title }), ...(ground && { ground }) },
    },
    painted: [
      ...(ground ? [groundMark(scope, ground)] : []),
      ...(title ? [title] : []),
      ...drawing.marks,
    ],
  }
}

// The labels must be readable on the chart's own background, not on the page.
function onGround(look: Look, color: Rgb): Look {
  return { ...look, palette: paletteOn(look.palette, color.toUpperCase()) }
}

function groundMark({ id, box }: ChartScope, fill: Solid): PathMark {
  return { mark: 'path', id: `${id}-ground`, box, d: rectPath(box), fill, alt: '' }
}

/** Creates the title at the top left, which says what the values are. A small chart omits it in favor of its values. */
function titleMark(scope: ChartScope, chart: ChartData): TextMark | undefined {
  const { box } = scope
  const words = tidyText(chart.title)
  if (words.trim() === '' || !chartSizes(box).labeled) return undefined
  const style = { ...titleStyle, size: Math.min(titleStyle.size, chartSizes(box).axis) }
  const { text } = wrapLabel(scope, words, { ...style, width: box.width })
  const { height } = labelSize(scope, text, style)
  if (height > box.height / 4) return undefined
  return chartLabel(scope, {
    ...style,
    id: 'title',
    text,
    box: { ...box, y: box.y + titleAir, height },
    align: 'left',
  })
}

function chartWords({ title, data }: ChartData): string {
  const points = data.map(({ label, value }) => `${label} ${value}`).join(', ')
  return title.trim() === '' ? points : `${title}: ${points}`
}
