import { memoize } from '../memoize.ts'
import { packed, type Packed } from './zip/packed.ts'

// Decks of a theme have the same masters, layouts and most relationships, word for word: more than half of the parts.
// A few megabytes, enough for all layouts of all themes.
const common = memoize<Packed>(2_000)

/** Packs the markup of one part behind an XML declaration. What is `isCommon` is memoize, so it must not say anything about the deck. */
export function packMarkup(xml: string, { isCommon }: { readonly isCommon: boolean }): Packed {
  return isCommon ? common(xml, () => packed(encode(xml))) : packed(encode(xml))
}

const encoder = new TextEncoder()
const declaration = encoder.encode('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n')
/** Written over by each part: memory of its own for every one of them takes longer to get than to fill. */
let scratch = declaration

/** UTF-8 behind a declaration, until the next call. */
function encode(xml: string): Uint8Array {
  const most = declaration.length + xml.length * 3
  if (scratch.length < most) {
    scratch = new Uint8Array(most * 2)
    scratch.set(declaration)
  }
  const { written } = encoder.encodeInto(xml, scratch.subarray(declaration.length))
  return scratch.subarray(0, declaration.length + written)
}
