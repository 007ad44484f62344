import { freeformPath, type PathPiece, type ShapeData, shapeDataSchema } from '@deckloom/deck'
import { attributeOf, childAt, childrenNamed, elementsOf, isOn, numberOf } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'
import { shapeTypeOf } from './shapeTypes.ts'

/** The outline of a shape: one of our types, or a path of its own. */
export interface ShapeOutline extends Pick<ShapeData, 'type' | 'path'> {
  /** Whether the shape's fill shows in it. */
  readonly isFilled: boolean
}

/** Returns the outline of a shape; undefined for a text box, and for outlines that we don't have. */
export function outlineOf(shape: XmlElement): ShapeOutline | undefined {
  const type = shapeTypeOf(shape)
  if (type) return { type, isFilled: true }
  const paths = childrenNamed(childAt(shape, 'spPr', 'custGeom', 'pathLst'), 'path')
  const transform = childAt(shape, 'spPr', 'xfrm')
  const pieces = paths.map((path) => piecesOf(path, transform))
  if (!pieces.every((each) => each !== undefined)) return undefined
  const path = freeformPath(pieces.flat(), { x: 0, y: 0, width: 1, height: 1 })
  if (!shapeDataSchema.shape.path.safeParse(path).success || path === undefined) return undefined
  const isFilled = paths.some((each) => attributeOf(each, 'fill') !== 'none')
  return { type: 'freeform', path, isFilled }
}

/**
 * Reads a path in fractions of the shape, as it is seen where the shape is flipped; undefined if it has arcs or points
 * that are computed.
 */
function piecesOf(
  path: XmlElement,
  transform: XmlElement | undefined,
): readonly PathPiece[] | undefined {
  const extent = childAt(transform, 'ext')
  // A path without a size of its own is measured in EMU, and a straight line has no width or height.
  const width = numberOf(path, 'w') ?? numberOf(extent, 'cx') ?? 0
  const height = numberOf(path, 'h') ?? numberOf(extent, 'cy') ?? 0
  const [flipsX, flipsY] = [isOn(transform, 'flipH', false), isOn(transform, 'flipV', false)]
  const place = ([x, y]: Point): Point => {
    const [across, down] = [x / (width || 1), y / (height || 1)]
    return [flipsX ? 1 - across : across, flipsY ? 1 - down : down]
  }
  const subpaths: PathPiece[][] = []
  let from: Point = [0, 0]
  for (const step of elementsOf(path)) {
    const piece = pieceOf(step, from)
    if (!piece) return undefined
    const { command, points } = piece
    from = points.at(-1) ?? from
    const placed = { command, points: points.map(place) }
    if (command === 'M') subpaths.push([placed])
    else subpaths.at(-1)?.push(placed)
  }
  // A move that nothing follows draws nothing.
  return subpaths.filter(([, next]) => next && next.command !== 'Z').flat()
}

type Point = readonly [x: number, y: number]

/** The commands, and the number of points of each. */
const commands: Readonly<Record<string, readonly [PathPiece['command'], number]>> = {
  moveTo: ['M', 1],
  lnTo: ['L', 1],
  cubicBezTo: ['C', 3],
  quadBezTo: ['C', 2],
  close: ['Z', 0],
}

function pieceOf(step: XmlElement, from: Point): PathPiece | undefined {
  const [command, count] = commands[step.name] ?? []
  const points = childrenNamed(step, 'pt').flatMap((point): readonly Point[] => {
    const [x, y] = [numberOf(point, 'x'), numberOf(point, 'y')]
    return x === undefined || y === undefined ? [] : [[x, y]]
  })
  if (command === undefined || points.length !== count) return undefined
  const [control, to] = points
  const isQuadratic = step.name === 'quadBezTo' && control && to
  return { command, points: isQuadratic ? cubic(from, control, to) : points }
}

/** The cubic curve that is the same as a quadratic one. */
function cubic(from: Point, control: Point, to: Point): readonly Point[] {
  const near = (end: Point): Point => [
    end[0] + ((control[0] - end[0]) * 2) / 3,
    end[1] + ((control[1] - end[1]) * 2) / 3,
  ]
  return [near(from), near(to), to]
}
