import type { Box } from '@deckloom/deck'
import { tag } from '../opc/xml.ts'
import { angle, emu } from './units.ts'

interface Turn {
  readonly rotation?: number | undefined
  readonly flipVertical?: boolean
}

/** `a:xfrm` of a box that is turned about its centre. */
export function transform(box: Box, { rotation = 0, flipVertical = false }: Turn = {}): string {
  return tag('a:xfrm', turnAttributes({ rotation, flipVertical }), position(box), extent(box))
}

/** `a:xfrm` of a group whose children keep page coordinates. */
export function groupTransform(box: Box, rotation?: number): string {
  // The children are scaled by ext / chExt, which must not be 0 / 0.
  const { cx, cy } = size(box)
  const whole = { cx: Math.max(cx, 1), cy: Math.max(cy, 1) }
  return tag(
    'a:xfrm',
    turnAttributes({ rotation }),
    position(box),
    tag('a:ext', whole),
    tag('a:chOff', { x: emu(box.x), y: emu(box.y) }),
    tag('a:chExt', whole),
  )
}

function turnAttributes({ rotation = 0, flipVertical = false }: Turn) {
  return {
    rot: angle(rotation) === 0 ? undefined : angle(rotation),
    flipV: flipVertical ? 1 : undefined,
  }
}

function position(box: Box): string {
  return tag('a:off', { x: emu(box.x), y: emu(box.y) })
}

function extent(box: Box): string {
  return tag('a:ext', size(box))
}

// A negative extent makes PowerPoint repair the file.
function size(box: Box) {
  return { cx: Math.max(emu(box.width), 0), cy: Math.max(emu(box.height), 0) }
}
