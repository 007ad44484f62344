import { type Box, page } from '@deckloom/deck'
import { childAt, numberOf } from '../../xml/queries.ts'
import type { XmlElement } from '../../xml/readXml.ts'

/** Maps EMU of a file to page units: uniformly scaled and centered on the page. */
export interface Frame {
  /** Page units per EMU. */
  readonly scale: number
  readonly left: number
  readonly top: number
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
  return { scale, left: (page.width - cx * scale) / 2, top: (page.height - cy * scale) / 2 }
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
  const rotation = (numberOf(transform, 'rot') ?? 0) / 60_000
  return {
    box: {
      x: round(frame.left + x * frame.scale),
      y: round(frame.top + y * frame.scale),
      width: round(Math.max(0, cx) * frame.scale),
      height: round(Math.max(0, cy) * frame.scale),
    },
    rotation: round(((rotation % 360) + 360) % 360),
  }
}

/** Returns the frame inside a group, which has its own coordinates. */
export function groupFrame(group: XmlElement, frame: Frame): Frame {
  const transform = childAt(group, 'grpSpPr', 'xfrm')
  const [offset, extent] = [childAt(transform, 'off'), childAt(transform, 'ext')]
  const [inner, size] = [childAt(transform, 'chOff'), childAt(transform, 'chExt')]
  if (!offset || !extent || !inner || !size) return frame
  const factor = (outside: string) => {
    const whole = numberOf(size, outside) ?? 0
    return whole > 0 ? (numberOf(extent, outside) ?? whole) / whole : 1
  }
  // Groups with different scales per axis are rare; the smaller factor keeps the contents inside.
  const scale = frame.scale * Math.min(factor('cx'), factor('cy'))
  return {
    scale,
    left:
      frame.left + (numberOf(offset, 'x') ?? 0) * frame.scale - (numberOf(inner, 'x') ?? 0) * scale,
    top:
      frame.top + (numberOf(offset, 'y') ?? 0) * frame.scale - (numberOf(inner, 'y') ?? 0) * scale,
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
