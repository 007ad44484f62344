const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits text into user-perceived characters, each with its index. */
export function graphemesOf(text: string): Iterable<{ segment: string; index: number }> {
  return segmenter.segment(text)
}
