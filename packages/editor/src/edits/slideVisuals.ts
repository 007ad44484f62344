import {
  type Box,
  type ChartData,
  deckLimits,
  editLegacyPicture,
  type IconData,
  legacyPictureId,
  page,
  readContent,
  type ShapeData,
  type Slide,
  ownSize,
  mapVisuals,
  type Visual,
  type VisualKind,
  visualsOf,
  withNewVisual,
} from '@deckloom/deck'
import { clampToPage } from '../canvas/clampToPage.ts'
import type { VisualElement } from './elements.ts'
import { topOrder } from './order.ts'
import { shapeSize } from './shapeSize.ts'

/** Whether the slide has room for one more visual of a kind. */
export function hasRoomFor(slide: Slide, kind: VisualKind): boolean {
  const visuals = visualsOf(slide)
  if (visuals.length >= deckLimits.visuals) return false
  return kind !== 'picture' || picturesOf(visuals).length < deckLimits.images
}

/** The number of pictures on a slide; charts, shapes and icons are none. */
export function countPictures(slide: Slide): number {
  return picturesOf(visualsOf(slide)).length
}

function picturesOf(visuals: readonly Visual[]): readonly Visual[] {
  return visuals.filter(({ kind }) => kind === 'picture')
}

/** Places the visual in a box of its own, above the others; a full slide is returned unchanged. */
export function withVisual(slide: Slide, visual: Visual, box: Box): Slide {
  if (!hasRoomFor(slide, visual.kind)) return slide
  const { x, y, width, height } = clampToPage(box)
  // Texts without a number of their own lie over visuals.
  const z = topOrder(slide) ?? (readContent(slide).texts.length > 0 ? 1 : undefined)
  return withNewVisual(slide, {
    ...visual,
    position: { x, y },
    size: { width, height },
    ...(z !== undefined && { z }),
  })
}

export interface NewChart {
  readonly id: string
  readonly chart: ChartData
  /** Top left corner, page units. */
  readonly at: { readonly x: number; readonly y: number }
}

/** Adds a chart of 400 x 300. */
export function withChart(slide: Slide, { id, chart, at }: NewChart): Slide {
  const visual: Visual = { kind: 'chart', id, url: '', origin: 'generated-chart', chart }
  return withVisual(slide, visual, { ...at, ...ownSize(visual) })
}

export interface NewShape {
  readonly id: string
  readonly shape: ShapeData
  /** Top left corner, page units. */
  readonly at: { readonly x: number; readonly y: number }
}

/** Adds a shape at the size it specifies, within the limits for shapes. */
export function withShape(slide: Slide, { id, shape, at }: NewShape): Slide {
  const size = shapeSize(shape)
  const visual: Visual = {
    kind: 'shape',
    id,
    url: '',
    origin: 'shape',
    shape: { ...shape, ...size },
  }
  return withVisual(slide, visual, { ...at, ...size })
}

export interface NewIcon {
  readonly id: string
  readonly icon: IconData
  /** Top left corner, page units. */
  readonly at: { readonly x: number; readonly y: number }
}

/** Adds an icon of 120 x 120. */
export function withIcon(slide: Slide, { id, icon, at }: NewIcon): Slide {
  const visual: Visual = { kind: 'icon', id, url: '', origin: 'shape', icon }
  return withVisual(slide, visual, { ...at, ...ownSize(visual) })
}

/** Replaces an icon or its color and keeps its position; anything else is left unchanged. */
export function withIconData(slide: Slide, elementId: string, icon: IconData): Slide {
  return editVisual(slide, elementId, (visual) =>
    visual.kind === 'icon' ? { ...visual, icon } : visual,
  )
}

/** Replaces a chart's data and keeps its position; anything else is left unchanged. */
export function withChartData(slide: Slide, elementId: string, chart: ChartData): Slide {
  return editVisual(slide, elementId, (visual) => {
    if (visual.kind !== 'chart') return visual
    // A title copied from the old chart would misname the new one.
    const renamed = visual.title === visual.chart.title ? { title: chart.title } : {}
    return { ...visual, ...(visual.title !== undefined && renamed), chart }
  })
}

/** Replaces a shape and keeps its center; anything else is left unchanged. */
export function withShapeData(slide: Slide, elementId: string, shape: ShapeData): Slide {
  return editVisual(slide, elementId, (visual) => {
    if (visual.kind !== 'shape') return visual
    const size = shapeSize(shape)
    const resized = { ...visual, shape: { ...shape, ...size }, size }
    if (!visual.position) return resized
    const before = boxOf(visual)
    const { x, y } = clampToPage({
      x: before.x + (before.width - size.width) / 2,
      y: before.y + (before.height - size.height) / 2,
      ...size,
    })
    return { ...resized, position: { x, y } }
  })
}

/** Returns a visual's box as stored on the slide, or centered on the page if it has no position. */
export function visualBox(slide: Slide, { visual, inSlot }: VisualElement): Box {
  return (inSlot ? readContent(slide).slotBoxes?.visual : undefined) ?? boxOf(visual)
}

function boxOf(visual: Visual): Box {
  const size = visual.size ?? ownSize(visual)
  const middle = { x: (page.width - size.width) / 2, y: (page.height - size.height) / 2 }
  return { ...(visual.position ?? middle), ...size }
}

/** Edits one visual and leaves the others unchanged. A legacy picture only keeps edits to fields it is stored with. */
export function editVisual(slide: Slide, id: string, edit: (visual: Visual) => Visual): Slide {
  if (id === legacyPictureId) return editLegacyPicture(slide, edit)
  return mapVisuals(slide, (visual) => (visual.id === id ? edit(visual) : visual))
}
