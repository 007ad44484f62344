const abbreviation =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Nr|vs|etc|approx|e\.g|i\.e|z\.\s?B|d\.\s?h|ca|Inc|Ltd|Co|Fig|U\.S|U\.K|\p{Lu})\.$/u

/** Sentences of any language by the rules of Unicode; ends that are only abbreviations are joined again. */
export function splitSentences(text: string): readonly string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const sentence = segment.replace(/\s+/gu, ' ').trim()
    if (sentence === '') continue
    const previous = sentences.at(-1)
    if (previous !== undefined && abbreviation.test(previous)) {
      sentences[sentences.length - 1] = `${previous} ${sentence}`
    } else sentences.push(sentence)
  }
  return sentences
}
