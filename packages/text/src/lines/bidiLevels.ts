import bidiFactory from 'bidi-js'

export interface BidiLevels {
  /** Embedding level of each UTF-16 unit. */
  readonly levels: Uint8Array | undefined
  readonly direction: 'ltr' | 'rtl'
}

const bidi = bidiFactory()
const mayRunRightToLeft =
  /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** Computes levels with the Unicode Bidirectional Algorithm. */
export function bidiLevels(text: string, direction = readingDirection(text)): BidiLevels {
  if (direction === 'ltr' && !mayRunRightToLeft.test(text)) return { levels: undefined, direction }
  return { levels: bidi.getEmbeddingLevels(text, direction).levels, direction }
}

/** Returns the direction of the first strong character, or left to right if there is none. */
export function readingDirection(text: string): 'ltr' | 'rtl' {
  if (!mayRunRightToLeft.test(text)) return 'ltr'
  const first = bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level ?? 0
  return first % 2 === 1 ? 'rtl' : 'ltr'
}
