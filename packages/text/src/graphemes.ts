const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a person takes for one character, with its place. */
export function graphemesOf(text: string): Iterable<{ segment: string; index: number }> {
  return segmenter.segment(text)
}
