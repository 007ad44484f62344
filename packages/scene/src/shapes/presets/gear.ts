import type { Box } from '@deckloom/deck'
import type { Curve } from '../arcCurves.ts'
import { PresetPen, type Point } from '../PresetPen.ts'
import { edgesBox, shorterSide, type ShapeGeometry } from './frame.ts'

/** Directions of the teeth, in degrees clockwise from three o'clock. */
const teeth = [330, 30, 90, 150, 210, 270] as const

/** Draws the preset `gear6`: six teeth on an ellipse, each perpendicular to the chord of its own base. */
export function gear(box: Box): ShapeGeometry {
  const wheel = wheelOf(box)
  const pen = new PresetPen(box)
  const [first, ...rest] = teeth.map((angle) => toothOf(wheel, angle))
  if (!first) throw new Error('A gear has teeth')
  let before = first
  pen.move(first.corners[0]).line(...first.corners.slice(1))
  for (const tooth of rest) {
    pen.curve(...rim(wheel, before.end, tooth.start))
    pen.line(...tooth.corners)
    before = tooth
  }
  pen.curve(...rim(wheel, before.end, first.start))
  const [right, top] = first.corners[0]
  return {
    outline: pen.close().d,
    textBox: edgesBox(box, [box.width - right, top, right, box.height - top]),
  }
}

/** The connection sites of the preset: the middles of its teeth. */
export function gearSites({
  width,
  height,
}: Pick<Box, 'width' | 'height'>): readonly (readonly [x: number, y: number, angle: number])[] {
  const wheel = wheelOf({ x: 0, y: 0, width, height })
  return teeth.map((angle) => {
    const [, one, other] = toothOf(wheel, angle).corners
    return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2, angle]
  })
}

interface Wheel {
  readonly center: Point
  readonly radii: Point
  /** Height of the teeth, and how much narrower a tooth gets on each side of its top. */
  readonly tooth: { readonly height: number; readonly slope: number }
  /** Half the angle that a tooth takes up on the rim. */
  readonly half: number
}

function wheelOf(box: Box): Wheel {
  const height = shorterSide(box) * 0.15
  const slope = shorterSide(box) * 0.03526
  const radii: Point = [box.width / 2 - height, box.height / 2 - height]
  return {
    center: [box.width / 2, box.height / 2],
    radii,
    tooth: { height, slope },
    half: Math.atan2((height + slope) / 2, Math.min(...radii)),
  }
}

interface Tooth {
  readonly start: number
  readonly end: number
  readonly corners: readonly [Point, Point, Point, Point]
}

function toothOf(wheel: Wheel, degrees: number): Tooth {
  const middle = (degrees * Math.PI) / 180
  const [start, end] = [middle - wheel.half, middle + wheel.half]
  const [foot, otherFoot] = [onRim(wheel, start), onRim(wheel, end)]
  const chord = Math.hypot(foot[0] - otherFoot[0], foot[1] - otherFoot[1])
  const along: Point = [(foot[0] - otherFoot[0]) / chord, (foot[1] - otherFoot[1]) / chord]
  const { height, slope } = wheel.tooth
  const top = ([x, y]: Point, inwards: number): Point => [
    x + along[0] * inwards - along[1] * height,
    y + along[1] * inwards + along[0] * height,
  ]
  return { start, end, corners: [foot, top(foot, -slope), top(otherFoot, slope), otherFoot] }
}

function onRim({ center, radii }: Wheel, angle: number): Point {
  return [center[0] + radii[0] * Math.cos(angle), center[1] + radii[1] * Math.sin(angle)]
}

/** Angles are parameters of the ellipse's equation; one curve approximates up to a sixth of a turn closely. */
function rim(wheel: Wheel, from: number, to: number): Curve {
  const end = to < from ? to + 2 * Math.PI : to
  const handle = (4 / 3) * Math.tan((end - from) / 4)
  const control = (angle: number, along: number): Point => {
    const [x, y] = onRim(wheel, angle)
    return [
      x - wheel.radii[0] * Math.sin(angle) * along,
      y + wheel.radii[1] * Math.cos(angle) * along,
    ]
  }
  return [control(from, handle), control(end, -handle), onRim(wheel, end)]
}
