import { wordsIn } from '../language/words.ts'

const longest = 4_000
const telling = 4

/** Returns the paragraphs of the source that share the most words with a slide that was added to the outline. */
export function excerptFor(
  source: string | undefined,
  slide: readonly string[],
): readonly string[] {
  if (source === undefined || source.trim() === '') return []
  const wanted = new Set(wordsIn(slide.join(' ')).filter((word) => word.length >= telling))
  const ranked = source
    .split(/\n\s*\n/u)
    .map((paragraph) =>
      paragraph
        .replaceAll(/\s+/gu, ' ')
        .trim()
        .slice(0, longest / 2),
    )
    .map((paragraph) => ({
      paragraph,
      hits: [...new Set(wordsIn(paragraph))].filter((word) => wanted.has(word)).length,
    }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
  let length = 0
  return ranked
    .map(({ paragraph }) => paragraph)
    .filter((paragraph) => (length += paragraph.length) <= longest)
}
