import type { Box } from '@deckloom/deck'
import { addChart } from '../charts/addChart.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { addPictures } from './addPicture.ts'

const gap = 36

/** Adds the slide's slotted charts and pictures to one slot: charts first, pictures beside them. */
export function addVisuals(stage: Stage, sheet: Sheet, slot: Box): void {
  const { charts, pictures } = stage
  const count = charts.length + pictures.length
  if (charts.length === 0 || pictures.length === 0) {
    addChart(stage, sheet, slot)
    addPictures(stage, sheet, { slot, treatment: 'framed' })
    return
  }
  const width = ((slot.width - gap) * charts.length) / count
  const x = slot.x + width + gap
  addChart(stage, sheet, { ...slot, width })
  addPictures(stage, sheet, {
    slot: { ...slot, x, width: slot.x + slot.width - x },
    treatment: 'framed',
  })
}
