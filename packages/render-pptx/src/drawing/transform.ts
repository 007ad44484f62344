import type { Box } from '@deckloom/deck'
import { angle, emu } from './units.ts'

interface Turn {
  readonly rotation?: number | undefined
  readonly flipHorizontal?: boolean
  readonly flipVertical?: boolean
}

/** Writes `a:xfrm` for a box flipped, then rotated about its center. */
export function transform(box: Box, turn: Turn = {}): string {
  const { rotation = 0, flipHorizontal = false, flipVertical = false } = turn
  const { cx, cy } = size(box)
  const flips = (flipHorizontal ? ' flipH="1"' : '') + (flipVertical ? ' flipV="1"' : '')
  return `<a:xfrm${turnAttributes(rotation)}${flips}>${corner('a:off', box)}<a:ext cx="${cx}" cy="${cy}"/></a:xfrm>`
}

/** Writes `a:xfrm` for a group whose children keep page coordinates. */
export function groupTransform(box: Box, rotation?: number): string {
  // The children are scaled by ext / chExt, which must not be 0 / 0.
  const { cx, cy } = size(box)
  const extent = `cx="${Math.max(cx, 1)}" cy="${Math.max(cy, 1)}"`
  return (
    `<a:xfrm${turnAttributes(rotation)}>${corner('a:off', box)}<a:ext ${extent}/>` +
    `${corner('a:chOff', box)}<a:chExt ${extent}/></a:xfrm>`
  )
}

function turnAttributes(rotation = 0): string {
  const turn = angle(rotation)
  return turn === 0 ? '' : ` rot="${turn}"`
}

function corner(element: 'a:off' | 'a:chOff', { x, y }: Box): string {
  return `<${element} x="${emu(x)}" y="${emu(y)}"/>`
}

// A negative extent makes PowerPoint repair the file.
function size(box: Box) {
  return { cx: Math.max(emu(box.width), 0), cy: Math.max(emu(box.height), 0) }
}
