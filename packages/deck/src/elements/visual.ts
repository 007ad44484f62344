import { invertNames, renameKeys } from '../renameKeys.ts'
import type { LineData } from './lineData.ts'
import type { ChartData, IconData, ImageItem, ShapeData } from './storedImage.ts'

/** An image as sent by clients and stored in files. */
type ImageInput = Omit<ImageItem, 'id' | 'type'> & {
  readonly [Field in 'id' | 'type']?: ImageItem[Field] | undefined
}

/** Fields shared by all visuals. Without a position a visual fills the layout's slot; with one it is free. */
interface VisualFrame extends Readonly<
  Omit<ImageItem, 'type' | 'chartData' | 'shapeData' | 'iconData' | 'lineData'>
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

/** A line or connector. Its ends say where it is; `position`, `size` and `rotation` say nothing. */
export interface LineVisual extends VisualFrame {
  readonly kind: 'line'
  readonly line: LineData
}

/** A non-text element of a slide, discriminated by `kind`. */
export type Visual = Picture | ChartVisual | ShapeVisual | IconVisual | LineVisual
export type VisualKind = Visual['kind']

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** A visual that gets its ID when the deck is accepted; it only has one where a line is glued to it. */
export type NewVisual = WithoutId<Visual> & { readonly id?: string }

/** Maps the fields of a stored image to their names in each kind of visual. */
const visualNames = {
  picture: { type: 'origin' },
  chart: { type: 'origin', chartData: 'chart' },
  shape: { type: 'origin', shapeData: 'shape' },
  icon: { type: 'origin', iconData: 'icon' },
  line: { type: 'origin', lineData: 'line' },
} as const satisfies Record<VisualKind, object>
const storedNames = {
  picture: invertNames(visualNames.picture),
  chart: invertNames(visualNames.chart),
  shape: invertNames(visualNames.shape),
  icon: invertNames(visualNames.icon),
  line: invertNames(visualNames.line),
} as const satisfies Record<VisualKind, object>

// Elements are immutable: editing one makes another. So each is read and written once, and an unedited one is written
// as the very object it was read from, byte for byte.
const readOnes = new WeakMap<ImageItem, Visual>()
const writtenOnes = new WeakMap<Visual, ImageItem>()

/** Reads a stored image as a visual. With several kinds of data, the first of chart, shape, icon and line wins. */
export function readVisual(image: ImageItem): Visual {
  const known = readOnes.get(image)
  if (known) return known
  const visual = parse(image)
  readOnes.set(image, visual)
  writtenOnes.set(visual, image)
  return visual
}

function parse(image: ImageItem): Visual {
  const { chartData: chart, shapeData: shape, iconData: icon, lineData: line } = image
  if (chart) return { ...renameKeys(image, visualNames.chart), kind: 'chart', chart }
  if (shape) return { ...renameKeys(image, visualNames.shape), kind: 'shape', shape }
  if (icon) return { ...renameKeys(image, visualNames.icon), kind: 'icon', icon }
  if (line) return { ...renameKeys(image, visualNames.line), kind: 'line', line }
  return { ...renameKeys(image, visualNames.picture), kind: 'picture' }
}

/** The data by which a stored image is told to be a chart, a shape, an icon or a line. */
export type ImageKinds = Pick<ImageItem, 'chartData' | 'shapeData' | 'iconData' | 'lineData'>

/** The fields that say how a picture is painted. */
export const pictureLookFields = [
  'opacity',
  'borderRadius',
  'borderWidth',
  'borderColor',
  'borderDash',
  'shadow',
] as const satisfies readonly (keyof ImageItem)[]

/** How a picture is painted. */
export type PictureLook = Pick<ImageItem, (typeof pictureLookFields)[number]>

/** What only a picture may have. */
export type PictureFields = Pick<ImageItem, 'crop' | 'mask'> & PictureLook

/** Whether a stored image is a picture: charts, shapes, icons and lines are stored in the same list. */
export function isStoredPicture({ chartData, shapeData, iconData, lineData }: ImageKinds): boolean {
  return [chartData, shapeData, iconData, lineData].every((data) => data === undefined)
}

/** Reads a visual sent without an ID, or one from a file. */
export function readNewVisual({ type = 'stock', ...image }: ImageInput): NewVisual {
  const { id: _, ...visual } = readVisual({ ...image, id: '', type })
  return visual
}

/** Converts a visual to the image that is stored and sent. */
export function writeVisual(visual: Visual): ImageItem {
  const known = writtenOnes.get(visual)
  if (known) return known
  const image = { ...writeNewVisual(visual), id: visual.id }
  writtenOnes.set(visual, image)
  return image
}

/** Like `writeVisual`, for a visual that may be without an ID. */
export function writeNewVisual(
  visual: NewVisual,
): Omit<ImageItem, 'id'> & { readonly id?: string } {
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
    case 'line': {
      const { kind: _, ...image } = visual
      return renameKeys(image, storedNames.line)
    }
  }
}
