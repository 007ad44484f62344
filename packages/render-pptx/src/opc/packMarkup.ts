import { packed, type Packed } from './zip/packed.ts'

// Decks of a theme have the same masters, layouts and most relationships, word for word: more than half of the parts.
const common = new Map<string, Packed>()
/** A few megabytes, enough for all layouts of all themes. */
const mostRemembered = 2_000

/** Packs the markup of one part. What is `isCommon` is remembered, so it must not say anything about the deck. */
export function packMarkup(xml: string, { isCommon }: { readonly isCommon: boolean }): Packed {
  if (!isCommon) return packed(Buffer.from(xml))
  const known = common.get(xml)
  if (known !== undefined) return known
  if (common.size >= mostRemembered) common.clear()
  const fresh = packed(Buffer.from(xml))
  common.set(xml, fresh)
  return fresh
}
