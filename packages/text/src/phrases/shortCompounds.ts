import { joiner, type PhraseSign } from './phraseFinder.ts'

/**
 * Matches the position after the hyphen of a short two-part word, such as `est-ce`, `Wi-Fi` or `e-mail`, and of
 * `a-t-il`. A line break there splits what is read as one word. Longer words may be wider than a line.
 */
const shortCompound =
  /(?<=(?:(?<![\p{L}\p{N}-])\p{L}{1,8}|-\p{L})-)(?=\p{L}{1,4}(?![\p{L}\p{N}-])|\p{L}-)/gu

/** Returns signs that keep short hyphenated words on one line. */
export function keepShortCompounds(text: string): readonly PhraseSign[] {
  return Array.from(text.matchAll(shortCompound), ({ index }) => ({ at: index, sign: joiner }))
}
