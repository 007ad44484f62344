import { type Box, type LineVisual, ownSize, type Visual } from '@deckloom/deck'
import { chartMark } from '../charts/addChart.ts'
import { iconMark } from '../icons/iconMark.ts'
import type { Mark } from '../marks.ts'
import { pictureMark } from '../pictures/pictureMark.ts'
import { shapeMark } from '../shapes/shapeMark.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { keepOnPage } from './keepOnPage.ts'

/** Position of a visual without a position or a slot: the lower right. */
const unplaced = { x: 840, y: 396 } as const

type FreeVisual = Exclude<Visual, LineVisual>

/** Creates the mark of a picture, chart, shape or icon outside the layout's slots. */
export function freeVisual(stage: Stage, sheet: Sheet, visual: FreeVisual): Mark {
  const slotted = sheet.shapePlaces.get(visual.id)
  const wanted: Box = slotted ?? { ...(visual.position ?? unplaced), ...sizeOf(visual) }
  const box = keepOnPage(wanted, visual.rotation)
  if (box !== wanted) sheet.notice('clamped', visual.id)
  const { look, book } = stage
  const turned = visual.rotation === undefined ? {} : { rotation: visual.rotation }
  switch (visual.kind) {
    case 'chart':
      return chartMark({ book, look }, { visual, box, ...turned })
    case 'shape':
      return shapeMark(stage, sheet, { visual, box, ...turned })
    case 'icon':
      return iconMark(look, { visual, box, ...turned })
    case 'picture':
      return pictureMark({
        picture: visual,
        box,
        origin: { elementId: visual.id, role: 'image' },
        look,
        fit: 'cover',
        ...turned,
      })
  }
}

function sizeOf(visual: Visual): { readonly width: number; readonly height: number } {
  const { size } = visual
  return size && size.width > 0 && size.height > 0 ? size : ownSize(visual)
}
