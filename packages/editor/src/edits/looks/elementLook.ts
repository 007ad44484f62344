import type { LineData, PictureLook, ShapeData, Slide, TextStyle, Visual } from '@deckloom/deck'
import { findElement } from '../elements.ts'
import { elementStyle, withTextStyle } from '../slideLook.ts'
import { editVisual } from '../slideVisuals.ts'
import { isPaintable, lookOfPicture, noLook, withPaint } from './withPaint.ts'

/** What of a line is formatting: all but its kind and its ends. */
type LineLook = Omit<LineData, 'kind' | 'start' | 'end'>

/** What of a shape is formatting: all but its outline, its size and its words. */
type ShapeLook = Omit<ShapeData, 'type' | 'path' | 'width' | 'height' | 'text' | 'runs' | 'lines'>

/** Formatting that can be copied from one element to others. */
export type ElementLook =
  | { readonly kind: 'text'; readonly style: TextStyle }
  | { readonly kind: 'icon'; readonly color: string }
  | { readonly kind: 'line'; readonly line: LineLook }
  | { readonly kind: 'shape'; readonly shape: ShapeLook }
  | { readonly kind: 'picture'; readonly picture: PictureLook }

/** Returns an element's formatting; undefined for charts, tables, and pictures that have none. */
export function lookOfElement(slide: Slide, elementId: string): ElementLook | undefined {
  const element = findElement(slide, elementId)
  if (element?.kind === 'visual') return lookOfVisual(element.visual)
  const style = elementStyle(slide, elementId)
  return style && { kind: 'text', style }
}

function lookOfVisual(visual: Visual): ElementLook | undefined {
  switch (visual.kind) {
    case 'picture':
      return isPaintable(visual) ? { kind: 'picture', picture: lookOfPicture(visual) } : undefined
    case 'chart':
      return undefined
    case 'icon':
      return { kind: 'icon', color: visual.icon.color }
    case 'line': {
      const { kind: _, start: _start, end: _end, ...line } = visual.line
      return { kind: 'line', line }
    }
    case 'shape': {
      const { type: _, path: _path, width: __, height: ___, ...rest } = visual.shape
      const { text: _text, runs: _runs, lines: _lines, ...shape } = rest
      return { kind: 'shape', shape }
    }
  }
}

/** Applies the formatting to those of the elements that support it; shapes and pictures take what they share. */
export function withLook(slide: Slide, elementIds: readonly string[], look: ElementLook): Slide {
  return elementIds.reduce((next, id) => withLookOn(next, id, look), slide)
}

function withLookOn(slide: Slide, id: string, look: ElementLook): Slide {
  switch (look.kind) {
    case 'text':
      return withTextStyle(slide, id, look.style)
    case 'shape':
      return withShapeLook(slide, id, look.shape)
    case 'picture':
      return withPaint(slide, [id], { ...noLook, ...look.picture })
    case 'line':
      return editVisual(slide, id, (visual) => {
        if (visual.kind !== 'line') return visual
        const { kind, start, end } = visual.line
        return { ...visual, line: { kind, start, end, ...look.line } }
      })
    case 'icon':
      return editVisual(slide, id, (visual) =>
        visual.kind === 'icon'
          ? { ...visual, icon: { ...visual.icon, color: look.color } }
          : visual,
      )
  }
}

function withShapeLook(slide: Slide, id: string, look: ShapeLook): Slide {
  const { fillOpacity: opacity, borderRadius, borderWidth, borderColor, borderDash, shadow } = look
  const shared = { opacity, borderRadius, borderWidth, borderColor, borderDash, shadow }
  return editVisual(withPaint(slide, [id], shared), id, (visual) => {
    if (visual.kind !== 'shape') return visual
    const { type, path, width, height, text, runs, lines } = visual.shape
    return {
      ...visual,
      shape: {
        ...look,
        type,
        ...(path !== undefined && { path }),
        width,
        height,
        ...(text !== undefined && { text }),
        ...(runs && { runs }),
        ...(lines && { lines }),
      },
    }
  })
}
