import { type Box, page } from '@deckloom/deck'

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

export interface Size {
  readonly width: number
  readonly height: number
}

export interface ResizeOptions {
  readonly handle: Handle
  /** Pointer movement in page units. */
  readonly dx: number
  readonly dy: number
  readonly min: Size
  /** Without a maximum of its own, a box is bounded by the page. */
  readonly max?: Size | undefined
  /** Corner handles keep the aspect ratio. */
  readonly keepAspect: boolean
  /** The area the box stays on, from 0; defaults to the page. */
  readonly page?: Size
}

/** Returns the box after a handle drag; the opposite edges stay, and it stays on the page. */
export function resizeBox(start: Box, options: ResizeOptions): Box {
  const { handle, keepAspect, max = page } = options
  const limits = options.page ?? page
  const across = axis(
    { start: start.x, size: start.width },
    {
      side: handle.includes('w') ? 'low' : handle.includes('e') ? 'high' : 'none',
      by: options.dx,
      min: Math.min(options.min.width, start.width),
      max: Math.max(max.width, start.width),
      limit: limits.width,
    },
  )
  const down = axis(
    { start: start.y, size: start.height },
    {
      side: handle.startsWith('n') ? 'low' : handle.startsWith('s') ? 'high' : 'none',
      by: options.dy,
      min: Math.min(options.min.height, start.height),
      max: Math.max(max.height, start.height),
      limit: limits.height,
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
  readonly max: number
  readonly limit: number
}

function axis(span: Span, { side, by, min, max, limit }: SpanChange): Span {
  const end = span.start + span.size
  switch (side) {
    case 'none':
      return span
    case 'low': {
      const start = Math.max(0, end - max, Math.min(span.start + by, end - min))
      return { start, size: end - start }
    }
    case 'high':
      return {
        start: span.start,
        size: Math.min(Math.max(end + by, span.start + min), span.start + max, limit) - span.start,
      }
  }
}

// The larger of the two changes leads; the minimum and the page bound the scale from either side.
function inProportion(start: Box, free: Box, options: ResizeOptions): Box {
  const { handle, min, max = page } = options
  const limits = options.page ?? page
  const towardsLeft = handle.includes('w')
  const towardsTop = handle.startsWith('n')
  const room = {
    width: towardsLeft ? start.x + start.width : limits.width - start.x,
    height: towardsTop ? start.y + start.height : limits.height - start.y,
  }
  const wished = Math.max(free.width / start.width, free.height / start.height)
  const least = Math.max(min.width / start.width, min.height / start.height)
  const most = Math.min(
    Math.min(room.width, Math.max(max.width, start.width)) / start.width,
    Math.min(room.height, Math.max(max.height, start.height)) / start.height,
  )
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
