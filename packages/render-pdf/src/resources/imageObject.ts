/** An image XObject before it is added to a document. */
export interface ImageObject {
  readonly dictionary: Readonly<Record<string, unknown>>
  readonly data: Uint8Array
  /** Opacity, one byte per pixel, deflated. */
  readonly alpha?: Uint8Array
}
