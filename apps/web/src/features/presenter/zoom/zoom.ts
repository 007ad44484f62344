/** An enlarged part of the slide; windows of one slideshow synchronize it. */
export interface Zoom {
  readonly scale: number
  /** Center of the visible part, in fractions of the slide's width and height. */
  readonly x: number
  readonly y: number
}

/** A place in the frame that the slide fills, in fractions of its width and height. */
export interface FramePoint {
  readonly x: number
  readonly y: number
}

export type ZoomStep =
  | { readonly kind: 'zoomIn' | 'zoomOut' | 'zoomReset' }
  | { readonly kind: 'zoom'; readonly to: Zoom | undefined }

const largestScale = 5
const middle: FramePoint = { x: 0.5, y: 0.5 }

/** Enlarges to `scale` while what is at `at` stays there; undefined if the whole slide is shown. */
export function zoomTo(
  zoom: Zoom | undefined,
  scale: number,
  at: FramePoint = middle,
): Zoom | undefined {
  const to = Math.min(scale, largestScale)
  if (to < 1.01) return undefined
  const from = zoom ?? { scale: 1, ...middle }
  // The point of the slide under `at` is the same before and after.
  const shift = 1 / from.scale - 1 / to
  return within({
    scale: to,
    x: from.x + (at.x - 0.5) * shift,
    y: from.y + (at.y - 0.5) * shift,
  })
}

/** Moves the slide by fractions of the frame. */
export function panBy(zoom: Zoom, by: FramePoint): Zoom {
  return within({ ...zoom, x: zoom.x - by.x / zoom.scale, y: zoom.y - by.y / zoom.scale })
}

/** Returns the style of the enlarged slide; its parent is a size container. */
export function zoomStyle(zoom: Zoom | undefined): { readonly transform: string } | undefined {
  if (!zoom) return undefined
  const { scale, x, y } = zoom
  const width = 'min(100cqw, 100cqh * 16 / 9)'
  const [right, down] = [(0.5 - x) * scale, ((0.5 - y) * scale * 9) / 16]
  return {
    transform: `translate(calc(${right} * ${width}), calc(${down} * ${width})) scale(${scale})`,
  }
}

/** Keeps the edges of the slide outside of the frame or on its edges. */
function within({ scale, x, y }: Zoom): Zoom {
  const half = 0.5 / scale
  const keep = (at: number) => Math.max(half, Math.min(at, 1 - half))
  return { scale, x: keep(x), y: keep(y) }
}
