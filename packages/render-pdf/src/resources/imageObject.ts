/** An image XObject before it has a place in a document. */
export interface ImageObject {
  readonly dictionary: Readonly<Record<string, unknown>>
  readonly data: Uint8Array
  /** Opacity, one byte a pixel, deflated. */
  readonly alpha?: Uint8Array
}
