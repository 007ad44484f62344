/** The page every slide is laid out on, in page units. One unit is 10160 EMU, 0.8 pt, 1.6 px at 1080p. */
export const page = { width: 1200, height: 675 } as const

/** A box in page units; the origin is the top left corner of the page. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
