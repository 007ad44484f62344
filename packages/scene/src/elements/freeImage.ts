import { deckDefaults, type Box, type ImageItem } from '@deckloom/deck'
import { chartMark } from '../charts/addChart.ts'
import { iconMark } from '../icons/iconMark.ts'
import type { Mark } from '../marks.ts'
import { pictureMark } from '../pictures/pictureMark.ts'
import { shapeMark } from '../shapes/shapeMark.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { keepOnPage } from './keepOnPage.ts'

/** Where an image without a position goes when the layout has no slot for it: the lower right. */
const unplaced = { x: 840, y: 396 } as const

/** A picture, chart, shape or icon outside the layout's slots. */
export function freeImage(stage: Stage, sheet: Sheet, image: ImageItem): Mark {
  const slotted = sheet.shapePlaces.get(image.id)
  const wanted: Box = slotted ?? { ...(image.position ?? unplaced), ...sizeOf(image) }
  const box = keepOnPage(wanted, image.rotation)
  if (box !== wanted) sheet.notice('clamped', image.id)
  const { look, book } = stage
  const turned = image.rotation === undefined ? {} : { rotation: image.rotation }
  if (image.chartData) {
    return chartMark({ book, look }, { image, chart: image.chartData, box, ...turned })
  }
  if (image.shapeData) {
    return shapeMark(stage, sheet, { image, shape: image.shapeData, box, ...turned })
  }
  if (image.iconData) return iconMark(look, { image, icon: image.iconData, box, ...turned })
  return pictureMark({
    image,
    box,
    origin: { elementId: image.id, role: 'image' },
    look,
    fit: 'cover',
    ...turned,
  })
}

function sizeOf({ size, shapeData, iconData, chartData }: ImageItem): {
  width: number
  height: number
} {
  if (size && size.width > 0 && size.height > 0) return size
  if (shapeData) return { width: shapeData.width, height: shapeData.height }
  if (iconData) return deckDefaults.newIconSize
  return chartData ? deckDefaults.newChartSize : deckDefaults.newImageSize
}
