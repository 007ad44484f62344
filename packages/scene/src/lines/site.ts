/** A connection site from the upper left corner of its element, and where it faces: degrees clockwise from the right. */
export type LocalSite = readonly [x: number, y: number, angle: number]

export interface Size {
  readonly width: number
  readonly height: number
}
