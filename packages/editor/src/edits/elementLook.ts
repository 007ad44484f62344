import type { ShapeData, Slide, TextStyle } from '@deckloom/deck'
import { findElement } from './elements.ts'
import { elementStyle, withTextStyle } from './slideLook.ts'

/** What can be taken from one element and given to others. */
export type ElementLook =
  | { readonly kind: 'text'; readonly style: TextStyle }
  | { readonly kind: 'icon'; readonly color: string }
  | {
      readonly kind: 'shape'
      readonly shape: Pick<ShapeData, 'fillColor' | 'borderWidth' | 'borderRadius'>
    }

/** Nothing for pictures and charts. */
export function lookOfElement(slide: Slide, elementId: string): ElementLook | undefined {
  const style = elementStyle(slide, elementId)
  if (style) return { kind: 'text', style }
  const element = findElement(slide, elementId)
  if (element?.kind !== 'image') return undefined
  const { shapeData: shape, iconData: icon } = element.image
  if (icon) return { kind: 'icon', color: icon.color }
  if (!shape) return undefined
  const { fillColor, borderWidth, borderRadius } = shape
  return {
    kind: 'shape',
    shape: {
      fillColor,
      ...(borderWidth !== undefined && { borderWidth }),
      ...(borderRadius !== undefined && { borderRadius }),
    },
  }
}

/** The look on those of the elements that can have it. */
export function withLook(slide: Slide, elementIds: readonly string[], look: ElementLook): Slide {
  return elementIds.reduce((next, id) => withLookOn(next, id, look), slide)
}

function withLookOn(slide: Slide, id: string, look: ElementLook): Slide {
  switch (look.kind) {
    case 'text':
      return withTextStyle(slide, id, look.style)
    case 'shape':
      return withShapeLook(slide, id, look)
    case 'icon':
      return withIconLook(slide, id, look)
  }
}

function withIconLook(
  slide: Slide,
  elementId: string,
  { color }: Extract<ElementLook, { readonly kind: 'icon' }>,
): Slide {
  if (!slide.images) return slide
  return {
    ...slide,
    images: slide.images.map((image) =>
      image.id === elementId && image.iconData
        ? { ...image, iconData: { ...image.iconData, color } }
        : image,
    ),
  }
}

function withShapeLook(
  slide: Slide,
  elementId: string,
  { shape }: Extract<ElementLook, { readonly kind: 'shape' }>,
): Slide {
  if (!slide.images) return slide
  return {
    ...slide,
    images: slide.images.map((image) =>
      image.id === elementId && image.shapeData
        ? { ...image, shapeData: { ...image.shapeData, ...shape } }
        : image,
    ),
  }
}
