const abbreviation =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Nr|vs|etc|approx|e\.g|i\.e|z\.\s?B|d\.\s?h|bzw|ca|Mio|Mrd|Tsd|Inc|Ltd|Co|Fig|Abs|Art|Mme|Mlle|p\.\s?ex|Sr|Sra|aprox|pág|p\.\s?ej|EE|Dott|Sig|ecc|pag|U\.S|U\.K|\p{L})\.$/u
/** '14.' before 'Mai' is a date. */
const dayEnd = /(?:^|\s)\d{1,2}\.$/u
const afterDay =
  /^(?:\p{Ll}|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Quartal|Jahrhundert|Klasse)/u

/** Sentences of any language by the rules of Unicode; ends that are only abbreviations are joined again. */
export function splitSentences(text: string): readonly string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const sentence = segment.replace(/\s+/gu, ' ').trim()
    if (sentence === '') continue
    const previous = sentences.at(-1)
    if (previous !== undefined && goesOn(previous, sentence)) {
      sentences[sentences.length - 1] = `${previous} ${sentence}`
    } else sentences.push(sentence)
  }
  return sentences
}

function goesOn(previous: string, sentence: string): boolean {
  return abbreviation.test(previous) || (dayEnd.test(previous) && afterDay.test(sentence))
}
