import { memoize } from '../memoize.ts'
import { pack, type Packed } from './zip/pack.ts'

// Decks with the same theme have identical masters, layouts and most relationships: more than half of the parts. The
// cache takes a few megabytes, enough for all layouts of all themes.
const common = memoize<Packed>(2_000)

/**
 * Compresses the markup of one part after an XML declaration. `isCommon` markup is cached, so it must not contain
 * anything specific to the deck.
 */
export function packMarkup(xml: string, { isCommon }: { readonly isCommon: boolean }): Packed {
  return isCommon ? common(xml, () => pack(encode(xml))) : pack(encode(xml))
}

const encoder = new TextEncoder()
const declaration = encoder.encode('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n')
/** Overwritten by each part: allocating memory for each takes longer than filling it. */
let scratch = declaration

/** Returns UTF-8 after a declaration; valid until the next call. */
function encode(xml: string): Uint8Array {
  const most = declaration.length + xml.length * 3
  if (scratch.length < most) {
    scratch = new Uint8Array(most * 2)
    scratch.set(declaration)
  }
  const { written } = encoder.encodeInto(xml, scratch.subarray(declaration.length))
  return scratch.subarray(0, declaration.length + written)
}
