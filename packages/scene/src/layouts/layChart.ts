import { bodyBox } from '../parts/bodyBox.ts'
import { addFooter } from '../parts/footer.ts'
import { addEyebrow, addTitle } from '../parts/headParts.ts'
import { addList } from '../parts/list.ts'
import { addVisuals } from '../pictures/addVisuals.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { layoutSlots } from './layoutSlots.ts'

/** The title is the finding, the chart its proof, the notes beside it their reading. */
export function layChart(stage: Stage, sheet: Sheet): void {
  const noted = stage.items.length > 0
  const slots = layoutSlots.chart
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addVisuals(stage, sheet, noted ? slots.chart.box : layoutSlots.chartOnly.chart.box)
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
