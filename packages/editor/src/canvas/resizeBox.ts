import { type Box, deckLimits, page } from '@deckloom/deck'

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

export interface ResizeOptions {
  readonly handle: Handle
  /** Movement of the pointer in page units. */
  readonly dx: number
  readonly dy: number
  readonly min: { readonly width: number; readonly height: number }
  /** Corner handles keep the proportions. */
  readonly keepAspect: boolean
}

/** Smallest sizes, page units. */
export const minSizes = {
  text: { width: deckLimits.textBox.minWidth, height: deckLimits.textBox.minHeight },
  image: { width: deckLimits.image.minWidth, height: deckLimits.image.minHeight },
} as const

/** The box after a handle was dragged: the edges opposite to it stay, and it stays on the page. */
export function resizeBox(start: Box, options: ResizeOptions): Box {
  const { handle, keepAspect } = options
  const across = axis(
    { start: start.x, size: start.width },
    {
      side: handle.includes('w') ? 'low' : handle.includes('e') ? 'high' : 'none',
      by: options.dx,
      min: Math.min(options.min.width, start.width),
      limit: page.width,
    },
  )
  const down = axis(
    { start: start.y, size: start.height },
    {
      side: handle.startsWith('n') ? 'low' : handle.startsWith('s') ? 'high' : 'none',
      by: options.dy,
      min: Math.min(options.min.height, start.height),
      limit: page.height,
    },
  )
  const free = { x: across.start, y: down.start, width: across.size, height: down.size }
  return keepAspect && handle.length === 2 ? inProportion(start, free, options) : free
}

interface Span {
  readonly start: number
  readonly size: number
}

interface SpanChange {
  readonly side: 'low' | 'high' | 'none'
  readonly by: number
  readonly min: number
  readonly limit: number
}

function axis(span: Span, { side, by, min, limit }: SpanChange): Span {
  const end = span.start + span.size
  switch (side) {
    case 'none':
      return span
    case 'low': {
      const start = Math.max(0, Math.min(span.start + by, end - min))
      return { start, size: end - start }
    }
    case 'high':
      return {
        start: span.start,
        size: Math.min(Math.max(end + by, span.start + min), limit) - span.start,
      }
  }
}

// The larger of the two changes leads; the minimum and the page bound the scale from both sides.
function inProportion(start: Box, free: Box, { handle, min }: ResizeOptions): Box {
  const towardsLeft = handle.includes('w')
  const towardsTop = handle.startsWith('n')
  const room = {
    width: towardsLeft ? start.x + start.width : page.width - start.x,
    height: towardsTop ? start.y + start.height : page.height - start.y,
  }
  const wished = Math.max(free.width / start.width, free.height / start.height)
  const least = Math.max(min.width / start.width, min.height / start.height)
  const most = Math.min(room.width / start.width, room.height / start.height)
  const scale = Math.min(Math.max(wished, Math.min(least, 1)), most)
  const width = start.width * scale
  const height = start.height * scale
  return {
    x: towardsLeft ? start.x + start.width - width : start.x,
    y: towardsTop ? start.y + start.height - height : start.y,
    width,
    height,
  }
}
