import type { Slide } from '@deckloom/deck'

export interface PictureFigures {
  readonly slides: number
  /** Number of slides with a drawing. */
  readonly pictured: number
  /** Number of decks with a drawing on the cover. */
  readonly covers: number
  /** The drawing that is on the most covers, and on how many. */
  readonly commonest: readonly [motif: string, covers: number] | undefined
}

/** Counts drawings in decks, and how often covers share one. */
export function measurePictures(decks: readonly (readonly Slide[])[]): PictureFigures {
  const covers = decks.flatMap(([cover]) => (cover ? (motifOf(cover) ?? []) : []))
  const counts = new Map<string, number>()
  for (const motif of covers) counts.set(motif, (counts.get(motif) ?? 0) + 1)
  const slides = decks.flat()
  return {
    slides: slides.length,
    pictured: slides.filter((slide) => motifOf(slide) !== undefined).length,
    covers: covers.length,
    commonest: [...counts].toSorted((a, b) => b[1] - a[1])[0],
  }
}

function motifOf({ images = [] }: Slide): string | undefined {
  return images.flatMap(({ url }) => /^illustration:([a-z]+)/u.exec(url)?.[1] ?? [])[0]
}
