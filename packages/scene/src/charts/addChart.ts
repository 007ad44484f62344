import type { Box, ChartData, ImageItem } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import type { Look } from '../colors/look.ts'
import type { NativeMark } from '../marks.ts'
import { keepSlotOnPage } from '../parts/headParts.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { tidyText } from '../type/tidyText.ts'
import { chartLabel, labelWithin } from './chartLabels.ts'
import { paintChart } from './paintChart.ts'

const titleHeight = 30
const titleSize = 16

/** The slide's slotted charts in the layout's media slot, side by side where there are several. */
export function addChart(stage: Stage, sheet: Sheet, slot: Box): void {
  const own = stage.slide.slot_boxes?.visual
  const [first] = stage.charts
  if (!first) return
  const zone = own ? keepSlotOnPage(sheet, own, first.id) : slot
  const gap = 36
  const width = (zone.width - gap * (stage.charts.length - 1)) / stage.charts.length
  for (const [index, image] of stage.charts.entries()) {
    if (!image.chartData) continue
    const box = { ...zone, x: zone.x + index * (width + gap), width }
    const mark = chartMark(
      { book: stage.book, look: stage.look },
      { image, chart: image.chartData, box },
    )
    sheet.add(mark)
  }
}

/** A chart as an object of its own: what it shows, and how it is painted. */
export function chartMark(
  { book, look }: { readonly book: FontBook; readonly look: Look },
  request: {
    readonly image: ImageItem
    readonly chart: ChartData
    readonly box: Box
    readonly rotation?: number
  },
): NativeMark {
  const { image, chart, box, rotation } = request
  const titled = chart.title.trim() !== ''
  const plot = titled
    ? { ...box, y: box.y + titleHeight, height: Math.max(20, box.height - titleHeight) }
    : box
  const scope = { id: image.id, book, look, box: plot }
  const text = labelWithin(scope, {
    text: tidyText(chart.title),
    size: titleSize,
    width: box.width,
  })
  const title = { id: 'title', text, size: titleSize, box: { ...box, height: 24 } }
  return {
    mark: 'native',
    id: image.id,
    box,
    origin: { elementId: image.id, role: 'chart' },
    alt: image.alt ?? chartWords(chart),
    ...(rotation !== undefined && { rotation }),
    source: { kind: 'chart', chart },
    painted: [...(titled ? [chartLabel(scope, title)] : []), ...paintChart(scope, chart)],
  }
}

function chartWords({ title, data }: ChartData): string {
  const points = data.map(({ label, value }) => `${label} ${value}`).join(', ')
  return title.trim() === '' ? points : `${title}: ${points}`
}
