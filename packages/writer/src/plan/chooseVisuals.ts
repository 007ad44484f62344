import { type IllustrationName, illustrationMotifs } from '@deckloom/themes'
import { wordsIn } from '../language/words.ts'
import { seedOf } from './seedOf.ts'

export interface PictureWish {
  readonly title: string
  /** Words that describe the picture. */
  readonly description: string
}

export interface Picture {
  readonly motif: IllustrationName
  /** 0 to 999,999; varies the drawing. */
  readonly seed: number
}

interface PictureContext {
  readonly topic: string
  readonly isBusiness: boolean
}

/**
 * A motif for each wish, none twice in a deck: a keyword in the title counts three, in the description two,
 * in the topic one. Wishes with the best scores choose first.
 */
export function chooseVisuals(
  wishes: readonly PictureWish[],
  context: PictureContext,
): readonly Picture[] {
  const topic = wordsIn(context.topic)
  const ranked = wishes
    .flatMap((wish, index) =>
      illustrationMotifs.map(({ name, keywords }) => ({
        index,
        name,
        score: scoreOf(keywords, wish, topic),
      })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
  const chosen = new Map<number, IllustrationName>()
  const taken = new Set<IllustrationName>()
  for (const { index, name } of ranked) {
    if (chosen.has(index) || taken.has(name)) continue
    chosen.set(index, name)
    taken.add(name)
  }
  return wishes.map((wish, index) => {
    const seed = seedOf(wish.title)
    const motif = chosen.get(index) ?? spareMotif(taken, seed, context.isBusiness)
    taken.add(motif)
    return { motif, seed }
  })
}

function scoreOf(keywords: readonly string[], wish: PictureWish, topic: readonly string[]): number {
  return (
    3 * hits(keywords, wordsIn(wish.title)) +
    2 * hits(keywords, wordsIn(wish.description)) +
    hits(keywords, topic)
  )
}

function hits(keywords: readonly string[], words: readonly string[]): number {
  return keywords.filter((stem) =>
    words.some((word) => (stem.length <= 3 ? word === stem : word.startsWith(stem))),
  ).length
}

function spareMotif(
  taken: ReadonlySet<IllustrationName>,
  seed: number,
  isBusiness: boolean,
): IllustrationName {
  const preferred: IllustrationName = isBusiness ? 'blocks' : 'peaks'
  if (!taken.has(preferred)) return preferred
  const free = illustrationMotifs.filter(({ name }) => !taken.has(name))
  return free[seed % Math.max(1, free.length)]?.name ?? preferred
}
