import { type Crop, deckLimits, type ShapeType } from '@deckloom/deck'
import { attributeOf, childAt, childrenNamed } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'
import { typeOfPreset } from './shapeTypes.ts'

/** How a picture stands in its frame. */
export interface ReadCrop {
  readonly crop?: Crop
  readonly mask?: ShapeType
  readonly fit?: 'contain'
}

const sides = ['l', 't', 'r', 'b'] as const
type Cuts = Readonly<Record<(typeof sides)[number], number>>

/** Returns the crop of a picture and the shape it is cut to; `left` gets a sentence about what could not be kept. */
export function readCrop(picture: XmlElement, left: string[]): ReadCrop {
  const mask = maskOf(childAt(picture, 'spPr'), left)
  const cuts = cutsOf(childAt(picture, 'blipFill', 'srcRect'))
  const isSmaller = sides.some((side) => cuts[side] < 0)
  if (isSmaller) left.push('A picture that is smaller than its frame was fitted to it.')
  if (isSmaller && mask === undefined && sides.every((side) => cuts[side] <= 0))
    return { fit: 'contain' }
  const crop = regionOf(cuts)
  return { ...(crop && { crop }), ...(mask && { mask }) }
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

/** Half of the rounding of our rounded rectangle, in 100000ths: nearer to a plain one below. */
const halfRound = 8334

function maskOf(properties: XmlElement | undefined, left: string[]): ShapeType | undefined {
  const geometry = childAt(properties, 'prstGeom')
  const type = typeOfPreset(geometry)
  const isOther = type === undefined && attributeOf(geometry, 'prst') !== undefined
  if (isOther || childAt(properties, 'custGeom'))
    left.push('The outline of a picture was left out.')
  if (type === 'rectangle') return undefined
  return type === 'rounded-rect' && radiusOf(geometry) < halfRound ? undefined : type
}

function radiusOf(geometry: XmlElement | undefined): number {
  const guides = childrenNamed(childAt(geometry, 'avLst'), 'gd')
  const formula = guides.map((guide) => attributeOf(guide, 'fmla') ?? '')[0]
  const [, value] = /^val (\d+)$/u.exec(formula ?? '') ?? []
  return value === undefined ? halfRound : Number(value)
}
