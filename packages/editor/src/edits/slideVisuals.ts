import {
  type Box,
  type ChartData,
  deckDefaults,
  deckLimits,
  type IconData,
  type ImageItem,
  page,
  type ShapeData,
  type Slide,
  slideImages,
} from '@deckloom/deck'
import { clampToPage } from '../canvas/clampToPage.ts'
import type { Size } from '../canvas/resizeBox.ts'
import { findElement, type SlideElement } from './elements.ts'
import { topOrder } from './order.ts'
import { shapeSize } from './shapeSize.ts'

/** Whether the slide can take one more picture, chart or shape. */
export function hasRoomForVisual(slide: Slide): boolean {
  return slideImages(slide).length < deckLimits.images
}

/** The picture at a place of its own, above the others; a full slide stays as it is. */
export function withVisual(slide: Slide, image: ImageItem, box: Box): Slide {
  if (!hasRoomForVisual(slide)) return slide
  const { x, y, width, height } = clampToPage(box)
  const z = topOrder(slide)
  const placed = {
    ...image,
    position: { x, y },
    size: { width, height },
    ...(z !== undefined && { z }),
  }
  return { ...slide, images: [...(slide.images ?? []), placed] }
}

export interface NewChart {
  readonly id: string
  readonly chart: ChartData
  /** Top left corner, page units. */
  readonly at: { readonly x: number; readonly y: number }
}

/** A chart of 400 x 300. */
export function withChart(slide: Slide, { id, chart, at }: NewChart): Slide {
  const image: ImageItem = { id, url: '', type: 'generated-chart', chartData: chart }
  return withVisual(slide, image, { ...at, ...deckDefaults.newChartSize })
}

export interface NewShape {
  readonly id: string
  readonly shape: ShapeData
  /** Top left corner, page units. */
  readonly at: { readonly x: number; readonly y: number }
}

/** A shape in the size that it says. */
export function withShape(slide: Slide, { id, shape, at }: NewShape): Slide {
  const size = shapeSize(shape)
  const image: ImageItem = { id, url: '', type: 'shape', shapeData: { ...shape, ...size } }
  return withVisual(slide, image, { ...at, ...size })
}

export interface NewIcon {
  readonly id: string
  readonly icon: IconData
  /** Top left corner, page units. */
  readonly at: { readonly x: number; readonly y: number }
}

/** An icon of 120 x 120. */
export function withIcon(slide: Slide, { id, icon, at }: NewIcon): Slide {
  const image: ImageItem = { id, url: '', type: 'shape', iconData: icon }
  return withVisual(slide, image, { ...at, ...deckDefaults.newIconSize })
}

/** Another icon, or the same in another colour, in the same place; what is no icon stays as it is. */
export function withIconData(slide: Slide, elementId: string, icon: IconData): Slide {
  return withImage(slide, elementId, (image) =>
    image.iconData ? { ...image, iconData: icon } : image,
  )
}

/** Other data in the same place; what is no chart stays as it is. */
export function withChartData(slide: Slide, elementId: string, chart: ChartData): Slide {
  return withImage(slide, elementId, (image) => {
    if (!image.chartData) return image
    // The title that a writer gave to the chart would name another chart now.
    const renamed = image.title === image.chartData.title ? { title: chart.title } : {}
    return { ...image, ...(image.title !== undefined && renamed), chartData: chart }
  })
}

/** Another shape around the same middle; what is no shape stays as it is. */
export function withShapeData(slide: Slide, elementId: string, shape: ShapeData): Slide {
  return withImage(slide, elementId, (image) => {
    if (!image.shapeData) return image
    const size = shapeSize(shape)
    const resized = { ...image, shapeData: { ...shape, ...size }, size }
    if (!image.position) return resized
    const before = boxOf(image)
    const { x, y } = clampToPage({
      x: before.x + (before.width - size.width) / 2,
      y: before.y + (before.height - size.height) / 2,
      ...size,
    })
    return { ...resized, position: { x, y } }
  })
}

/** Where a picture stands as far as the slide itself says so. */
export function visualBox(
  slide: Slide,
  { image, inSlot }: Extract<SlideElement, { readonly kind: 'image' }>,
): Box {
  return (inSlot ? slide.slot_boxes?.visual : undefined) ?? boxOf(image)
}

function boxOf(image: ImageItem): Box {
  const size = image.size ?? defaultSize(image)
  const middle = { x: (page.width - size.width) / 2, y: (page.height - size.height) / 2 }
  return { ...(image.position ?? middle), ...size }
}

function defaultSize({ chartData, shapeData, iconData }: ImageItem): Size {
  if (iconData) return deckDefaults.newIconSize
  if (shapeData) return { width: shapeData.width, height: shapeData.height }
  return chartData ? deckDefaults.newChartSize : deckDefaults.newImageSize
}

function withImage(slide: Slide, id: string, edit: (image: ImageItem) => ImageItem): Slide {
  if (findElement(slide, id)?.kind !== 'image') return slide
  return {
    ...slide,
    images: (slide.images ?? []).map((image) => (image.id === id ? edit(image) : image)),
  }
}
