import { deckDefaults, slideImages, type Box, type ImageItem } from '@deckloom/deck'
import { chartMark } from '../charts/addChart.ts'
import type { Mark } from '../marks.ts'
import { pictureMark } from '../pictures/pictureMark.ts'
import { shapeMark } from '../shapes/shapeMark.ts'
import type { Sheet } from '../sheet.ts'
import { isVisible, type Stage } from '../stage.ts'
import { keepOnPage } from './keepOnPage.ts'

/** Pictures, charts and shapes with a place of their own, and those that the layout had no slot for. */
export function addFreeImages(stage: Stage, sheet: Sheet): void {
  const shown = new Set(sheet.marks.map(({ id }) => id))
  const hidden = stage.slide.arrangement === 'Focus'
  for (const image of slideImages(stage.slide)) {
    if (!isVisible(image) || shown.has(image.id)) continue
    if (!image.position && hidden) continue
    sheet.add(freeImage(stage, sheet, image))
  }
}

/** Where an image without a position goes when the layout has no slot for it: the lower right. */
const unplaced = { x: 840, y: 396 } as const

function freeImage(stage: Stage, sheet: Sheet, image: ImageItem): Mark {
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
  return pictureMark({
    image,
    box,
    origin: { elementId: image.id, role: 'image' },
    look,
    fit: 'cover',
    ...turned,
  })
}

function sizeOf({ size, shapeData, chartData }: ImageItem): { width: number; height: number } {
  if (size && size.width > 0 && size.height > 0) return size
  if (shapeData) return { width: shapeData.width, height: shapeData.height }
  return chartData ? deckDefaults.newChartSize : deckDefaults.newImageSize
}
