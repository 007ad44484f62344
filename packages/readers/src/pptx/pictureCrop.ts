import { type Box, type Crop, deckLimits, type ShapeType } from '@deckloom/deck'
import { attributeOf, childAt, childrenNamed } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'
import { typeOfPreset } from './shapeTypes.ts'

/** How a picture stands in its frame. */
export interface ReadCrop {
  readonly crop?: Crop
  readonly mask?: ShapeType
  /** Page units. */
  readonly borderRadius?: number
  readonly fit?: 'contain'
}

const sides = ['l', 't', 'r', 'b'] as const
type Cuts = Readonly<Record<(typeof sides)[number], number>>

/**
 * Returns the crop of a picture in a box, and the shape it is cut to; `left` gets a sentence about what could not be
 * kept.
 */
export function readCrop(picture: XmlElement, box: Box | undefined, left: string[]): ReadCrop {
  const { mask, ...corners } = outlineOf(childAt(picture, 'spPr'), box, left)
  const cuts = cutsOf(childAt(picture, 'blipFill', 'srcRect'))
  const isSmaller = sides.some((side) => cuts[side] < 0)
  if (isSmaller) left.push('A picture that is smaller than its frame was fitted to it.')
  if (isSmaller && mask === undefined && sides.every((side) => cuts[side] <= 0))
    return { fit: 'contain', ...corners }
  const crop = regionOf(cuts)
  return { ...(crop && { crop }), ...(mask && { mask }), ...corners }
}

/** Shares of the picture cut off at each side; negative where the frame extends beyond it. ECMA-376 part 1, 20.1.8.55. */
function cutsOf(rectangle: XmlElement | undefined): Cuts {
  const share = (side: string) => {
    const written = attributeOf(rectangle, side) ?? '0'
    const value = Number.parseFloat(written) / (written.endsWith('%') ? 100 : 100_000)
    return Number.isFinite(value) ? value : 0
  }
  return { l: share('l'), t: share('t'), r: share('r'), b: share('b') }
}

/** Undefined if the whole picture is shown, or nothing of it. */
function regionOf({ l, t, r, b }: Cuts): Crop | undefined {
  const across = span(l, r)
  const down = span(t, b)
  if (!across || !down || (across.size === 1 && down.size === 1)) return undefined
  return { x: across.start, y: down.start, width: across.size, height: down.size }
}

function span(before: number, after: number) {
  const [start, end] = [Math.max(0, before), 1 - Math.max(0, after)]
  if (end <= start) return undefined
  const size = Math.max(deckLimits.cropSide, end - start)
  return { start: round(Math.min(start, 1 - size)), size: round(size) }
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** Rounding of our shape with round corners, as a share of the shorter side, in 100000ths. */
const ownRounding = 16_667

function outlineOf(
  properties: XmlElement | undefined,
  box: Box | undefined,
  left: string[],
): Pick<ReadCrop, 'mask' | 'borderRadius'> {
  const geometry = childAt(properties, 'prstGeom')
  const preset = attributeOf(geometry, 'prst')
  const type = typeOfPreset(geometry)
  if ((type === undefined && preset !== undefined) || childAt(properties, 'custGeom'))
    left.push('The outline of a picture was left out.')
  if (type === undefined || type === 'rectangle') return {}
  const rounding = preset === 'roundRect' ? roundingOf(geometry) : ownRounding
  if (!box || Math.abs(rounding - ownRounding) < 10) return { mask: type }
  const radius = (Math.min(rounding, 50_000) / 100_000) * Math.min(box.width, box.height)
  return { borderRadius: Math.min(deckLimits.image.maxRadius, Math.round(radius * 100) / 100) }
}

function roundingOf(geometry: XmlElement | undefined): number {
  const guides = childrenNamed(childAt(geometry, 'avLst'), 'gd')
  const formula = guides.map((guide) => attributeOf(guide, 'fmla') ?? '')[0]
  const [, value] = /^val (\d+)$/u.exec(formula ?? '') ?? []
  return value === undefined ? ownRounding : Number(value)
}
