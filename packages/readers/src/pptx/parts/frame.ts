import { type Box, page } from '@deckloom/deck'
import { attributeOf, childAt, numberOf } from '../../xml/queries.ts'
import type { XmlElement } from '../../xml/readXml.ts'

/** Maps EMU of a file to page units: uniformly scaled and centered on the page, and inside groups as these say. */
export interface Frame {
  /** Page units per EMU, for letters and strokes. */
  readonly scale: number
  /** Page units per EMU along each axis; they differ where a group is stretched. */
  readonly scaleX: number
  readonly scaleY: number
  readonly left: number
  readonly top: number
  /** How the groups around flip and turn what is in them, the innermost first. */
  readonly turns: readonly GroupTurn[]
}

interface GroupTurn {
  /** Center of the group in page units, before the groups around it turn it. */
  readonly middle: Point
  /** Degrees, clockwise, after flipping. */
  readonly degrees: number
  readonly flipX: boolean
  readonly flipY: boolean
}

interface Point {
  readonly x: number
  readonly y: number
}

export interface Placed {
  readonly box: Box
  /** Degrees, clockwise. */
  readonly rotation: number
}

const wide = { cx: 12_192_000, cy: 6_858_000 }

/** Slides with another aspect ratio are centered on the page. */
export function frameOf(presentation: XmlElement | undefined): Frame {
  const size = childAt(presentation, 'sldSz')
  const cx = asPositive(numberOf(size, 'cx')) ?? wide.cx
  const cy = asPositive(numberOf(size, 'cy')) ?? wide.cy
  const scale = Math.min(page.width / cx, page.height / cy)
  return {
    scale,
    scaleX: scale,
    scaleY: scale,
    left: (page.width - cx * scale) / 2,
    top: (page.height - cy * scale) / 2,
    turns: [],
  }
}

function asPositive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined
}

/** Returns the box of `a:xfrm`; undefined if it has none. */
export function placeOf(transform: XmlElement | undefined, frame: Frame): Placed | undefined {
  const offset = childAt(transform, 'off')
  const extent = childAt(transform, 'ext')
  if (!transform || !offset || !extent) return undefined
  const [x = 0, y = 0] = [numberOf(offset, 'x'), numberOf(offset, 'y')]
  const [cx = 0, cy = 0] = [numberOf(extent, 'cx'), numberOf(extent, 'cy')]
  const upright = turnOf(transform)
  // A group that is stretched stretches what lies on its side along the other axis.
  const isOnSide = Math.abs((upright % 180) - 90) < 45
  const [across, down] = isOnSide ? [frame.scaleY, frame.scaleX] : [frame.scaleX, frame.scaleY]
  const width = Math.max(0, cx) * across
  const height = Math.max(0, cy) * down
  const inside = {
    x: frame.left + (x + Math.max(0, cx) / 2) * frame.scaleX,
    y: frame.top + (y + Math.max(0, cy) / 2) * frame.scaleY,
  }
  const middle = frame.turns.reduce(turnPoint, inside)
  const rotation = frame.turns.reduce(
    (angle, { degrees, flipX, flipY }) => degrees + (flipX === flipY ? angle : -angle),
    upright,
  )
  return {
    box: {
      x: round(middle.x - width / 2),
      y: round(middle.y - height / 2),
      width: round(width),
      height: round(height),
    },
    rotation: round(((rotation % 360) + 360) % 360),
  }
}

/** Whether a shape is mirrored across and down, by its own transform and by the groups around it. */
export function flipsOf(transform: XmlElement | undefined, { turns }: Frame) {
  return turns.reduce(
    (flips, turn) => ({ flipX: flips.flipX !== turn.flipX, flipY: flips.flipY !== turn.flipY }),
    ownFlips(transform),
  )
}

function ownFlips(transform: XmlElement | undefined) {
  const isFlipped = (name: string) => /^(?:1|true)$/u.test(attributeOf(transform, name) ?? '')
  return { flipX: isFlipped('flipH'), flipY: isFlipped('flipV') }
}

/** From 0 to below 360 degrees. */
function turnOf(transform: XmlElement): number {
  const degrees = (numberOf(transform, 'rot') ?? 0) / 60_000
  return ((degrees % 360) + 360) % 360
}

function turnPoint({ x, y }: Point, { middle, degrees, flipX, flipY }: GroupTurn): Point {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const across = (x - middle.x) * (flipX ? -1 : 1)
  const down = (y - middle.y) * (flipY ? -1 : 1)
  return { x: middle.x + across * cos - down * sin, y: middle.y + across * sin + down * cos }
}

/** Returns the frame inside a group, which has its own coordinates. ECMA-376 part 1, 20.1.7.5. */
export function groupFrame(group: XmlElement, frame: Frame): Frame {
  const transform = childAt(group, 'grpSpPr', 'xfrm')
  const [offset, extent] = [childAt(transform, 'off'), childAt(transform, 'ext')]
  const [inner, size] = [childAt(transform, 'chOff'), childAt(transform, 'chExt')]
  if (!transform || !offset || !extent || !inner || !size) return frame
  const factor = (outside: string) => {
    const whole = numberOf(size, outside) ?? 0
    return whole > 0 ? (numberOf(extent, outside) ?? whole) / whole : 1
  }
  const [x = 0, y = 0] = [numberOf(offset, 'x'), numberOf(offset, 'y')]
  const [cx = 0, cy = 0] = [numberOf(extent, 'cx'), numberOf(extent, 'cy')]
  const scaleX = frame.scaleX * factor('cx')
  const scaleY = frame.scaleY * factor('cy')
  const middle = {
    x: frame.left + (x + cx / 2) * frame.scaleX,
    y: frame.top + (y + cy / 2) * frame.scaleY,
  }
  return {
    scale: frame.scale * Math.min(factor('cx'), factor('cy')),
    scaleX,
    scaleY,
    left: frame.left + x * frame.scaleX - (numberOf(inner, 'x') ?? 0) * scaleX,
    top: frame.top + y * frame.scaleY - (numberOf(inner, 'y') ?? 0) * scaleY,
    turns: [{ middle, degrees: turnOf(transform), ...ownFlips(transform) }, ...frame.turns],
  }
}

function round(value: number): number {
  // Never -0, which is not equal to what is stored.
  return Math.round(value * 100) / 100 + 0
}
