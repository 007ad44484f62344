import {
  type Box,
  type ChartData,
  deckLimits,
  editLegacyPicture,
  type IconData,
  legacyPictureId,
  lineBox,
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
import { placeLine } from './lines/placeLine.ts'
import { clampToPage } from '../canvas/clampToPage.ts'
import type { VisualElement } from './elements.ts'
import { topOrder } from './arranging/stack.ts'
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

/** Places the visual in a box of its own, above the others; a full slide is returned unchanged. A line may stay as it is. */
export function withVisual(slide: Slide, visual: Visual, box: Box = visualPlace(visual)): Slide {
  if (!hasRoomFor(slide, visual.kind)) return slide
  // Texts without a number of their own lie over visuals.
  const z = topOrder(slide) ?? (readContent(slide).texts.length > 0 ? 1 : undefined)
  return withNewVisual(slide, {
    ...inBox(visual, clampToPage(box)),
    ...(z !== undefined && { z }),
  })
}

function inBox(visual: Visual, box: Box): Visual {
  if (visual.kind === 'line') return { ...visual, line: placeLine(visual.line, box) }
  const { x, y, width, height } = box
  return { ...visual, position: { x, y }, size: { width, height } }
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

/** Replaces a shape and keeps its center, and a freeform's box; anything else is left unchanged. */
export function withShapeData(slide: Slide, elementId: string, shape: ShapeData): Slide {
  return editVisual(slide, elementId, (visual) => {
    if (visual.kind !== 'shape') return visual
    if (shape.type === 'freeform') return { ...visual, shape }
    const size = shapeSize(shape)
    const resized = { ...visual, shape: { ...shape, ...size }, size }
    if (!visual.position) return resized
    const before = visualPlace(visual)
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
  return (inSlot ? readContent(slide).slotBoxes?.visual : undefined) ?? visualPlace(visual)
}

/** Returns the box that a visual is stored with; in the middle of the page without one. */
export function visualPlace(visual: Visual): Box {
  if (visual.kind === 'line') return lineBox(visual.line)
  const size = visual.size ?? ownSize(visual)
  const middle = { x: (page.width - size.width) / 2, y: (page.height - size.height) / 2 }
  return { ...(visual.position ?? middle), ...size }
}

/** Edits one visual and leaves the others unchanged. A legacy picture only keeps edits to fields it is stored with. */
export function editVisual(slide: Slide, id: string, edit: (visual: Visual) => Visual): Slide {
  if (id === legacyPictureId) return editLegacyPicture(slide, edit)
  return mapVisuals(slide, (visual) => (visual.id === id ? edit(visual) : visual))
}
