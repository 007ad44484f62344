import { invertNames, renameKeys } from '../renameKeys.ts'
import type { ChartData, IconData, ImageItem, ShapeData } from './storedImage.ts'

/** An image as clients send it and files hold it. */
type ImageInput = Omit<ImageItem, 'id' | 'type'> & {
  readonly [Field in 'id' | 'type']?: ImageItem[Field] | undefined
}

/** What every visual has, whatever it shows. Without a position it fills the layout's slot; with one it is free. */
interface VisualFrame extends Readonly<
  Omit<ImageItem, 'type' | 'chartData' | 'shapeData' | 'iconData'>
> {
  /** Where it came from. */
  readonly origin: ImageItem['type']
}

export interface Picture extends VisualFrame {
  readonly kind: 'picture'
}

export interface ChartVisual extends VisualFrame {
  readonly kind: 'chart'
  readonly chart: ChartData
}

export interface ShapeVisual extends VisualFrame {
  readonly kind: 'shape'
  readonly shape: ShapeData
}

export interface IconVisual extends VisualFrame {
  readonly kind: 'icon'
  readonly icon: IconData
}

/** An element of a slide that is seen, not read: told apart by its `kind`. */
export type Visual = Picture | ChartVisual | ShapeVisual | IconVisual
export type VisualKind = Visual['kind']

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** A visual that gets its id where the deck is taken in. */
export type NewVisual = WithoutId<Visual>

/** What the fields of a stored image are called in each kind of visual. */
const visualNames = {
  picture: { type: 'origin' },
  chart: { type: 'origin', chartData: 'chart' },
  shape: { type: 'origin', shapeData: 'shape' },
  icon: { type: 'origin', iconData: 'icon' },
} as const satisfies Record<VisualKind, object>
const storedNames = {
  picture: invertNames(visualNames.picture),
  chart: invertNames(visualNames.chart),
  shape: invertNames(visualNames.shape),
  icon: invertNames(visualNames.icon),
} as const satisfies Record<VisualKind, object>

// Elements are values: whoever edits one makes another. So each is read and written once, and one that nobody
// edited is written as the very object that it was read from, to the byte.
const readOnes = new WeakMap<ImageItem, Visual>()
const writtenOnes = new WeakMap<Visual, ImageItem>()

/** The visual that a stored image is. Of several kinds of data the chart counts, then the shape, then the icon. */
export function readVisual(image: ImageItem): Visual {
  const known = readOnes.get(image)
  if (known) return known
  const visual = parse(image)
  readOnes.set(image, visual)
  writtenOnes.set(visual, image)
  return visual
}

function parse(image: ImageItem): Visual {
  const { chartData: chart, shapeData: shape, iconData: icon } = image
  if (chart) return { ...renameKeys(image, visualNames.chart), kind: 'chart', chart }
  if (shape) return { ...renameKeys(image, visualNames.shape), kind: 'shape', shape }
  if (icon) return { ...renameKeys(image, visualNames.icon), kind: 'icon', icon }
  return { ...renameKeys(image, visualNames.picture), kind: 'picture' }
}

/** The visual that somebody sent without an id, or that a file holds. */
export function readNewVisual({ type = 'stock', ...image }: ImageInput): NewVisual {
  const { id: _, ...visual } = readVisual({ ...image, id: '', type })
  return visual
}

/** The image that stands for a visual where decks are stored and sent. */
export function writeVisual(visual: Visual): ImageItem {
  const known = writtenOnes.get(visual)
  if (known) return known
  const image = { ...writeNewVisual(visual), id: visual.id }
  writtenOnes.set(visual, image)
  return image
}

/** The same for a visual that has no id yet. */
export function writeNewVisual(visual: NewVisual): Omit<ImageItem, 'id'> {
  switch (visual.kind) {
    case 'picture': {
      const { kind: _, ...image } = visual
      return renameKeys(image, storedNames.picture)
    }
    case 'chart': {
      const { kind: _, ...image } = visual
      return renameKeys(image, storedNames.chart)
    }
    case 'shape': {
      const { kind: _, ...image } = visual
      return renameKeys(image, storedNames.shape)
    }
    case 'icon': {
      const { kind: _, ...image } = visual
      return renameKeys(image, storedNames.icon)
    }
  }
}
