import { bodyBox } from '../../parts/bodyBox.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { addList } from '../../parts/list.ts'
import { addVisuals } from '../../pictures/addVisuals.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { anyPictures, type LayoutDrawing, plan, type Plan } from '../layOut.ts'
import { longTitlePlans } from '../layLongTitle.ts'
import { picturePlans } from '../lists/titleBulletsImage.ts'
import { contentHead } from '../contentHead.ts'
import { areaSlot, textSlot, type SlotTable } from '../slot.ts'

const chartSlots = {
  ...contentHead,
  chart: areaSlot([60, 180, 700, 432]),
  bullets: textSlot('bullets', [796, 186, 344, 420], { size: 21, floor: 18 }),
} as const satisfies SlotTable
const chartOnlySlots = {
  ...contentHead,
  chart: areaSlot([60, 180, 1080, 432]),
} as const satisfies SlotTable

/** Lays out a chart that proves the finding in its title; the notes beside it interpret the chart. */
function layChart(stage: Stage, sheet: Sheet): void {
  const noted = stage.items.length > 0
  const slots = chartSlots
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addVisuals(stage, sheet, noted ? slots.chart.box : chartOnlySlots.chart.box)
  addList(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    box: bodyBox(stage, sheet, slots.bullets.box)(slots.bullets.box),
    style: 'notes',
    items: stage.items,
    size: 21,
    placeholder: { type: 'body', index: 1, box: slots.bullets.box },
  })
  addFooter(stage, sheet, { parts: 'both' })
}

/** Returns the plans for a slide with a chart, whatever its layout: without a slot the chart would cover the text. */
export function chartPlans(stage: Stage): readonly Plan[] {
  const template = 'title + chart + bullets'
  return [plan(template, layChart), ...longTitlePlans(stage, template)]
}

/** Numbers of one kind and their consequences. Without a chart, the layout is a list. */
export const titleChartBullets: LayoutDrawing = {
  plans: (stage) => (stage.charts.length > 0 ? chartPlans(stage) : picturePlans(stage)),
  mostPictures: anyPictures,
}
