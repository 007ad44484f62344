import { joiner, type PhraseSign } from './phraseFinder.ts'

/**
 * Behind the hyphen of a short word of two short parts, such as `est-ce`, `Wi-Fi` or `e-mail`, and of `a-t-il`: a line
 * that ends there tears what is read as one. Longer words may be wider than a line.
 */
const shortCompound =
  /(?<=(?:(?<![\p{L}\p{N}-])\p{L}{1,8}|-\p{L})-)(?=\p{L}{1,4}(?![\p{L}\p{N}-])|\p{L}-)/gu

/** Signs that keep short words with a hyphen on one line. */
export function keepShortCompounds(text: string): readonly PhraseSign[] {
  return Array.from(text.matchAll(shortCompound), ({ index }) => ({ at: index, sign: joiner }))
}
