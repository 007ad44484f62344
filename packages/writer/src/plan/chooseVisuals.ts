import { type IllustrationName, illustrationMotifs } from '@deckloom/themes'
import { motifWords } from './motifWords.ts'
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
  const topic = hitsOf(context.topic)
  const ranked = wishes
    .flatMap((wish, index) => {
      const [title, description] = [hitsOf(wish.title), hitsOf(wish.description)]
      return illustrationMotifs.map(({ name }) => ({
        index,
        name,
        score:
          3 * (title.get(name) ?? 0) + 2 * (description.get(name) ?? 0) + (topic.get(name) ?? 0),
      }))
    })
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

/** Motifs by the stems that call for them, in every language. */
const byStem: ReadonlyMap<string, readonly IllustrationName[]> = stemsOfMotifs()

function stemsOfMotifs(): ReadonlyMap<string, readonly IllustrationName[]> {
  const found = new Map<string, IllustrationName[]>()
  for (const { name, keywords } of illustrationMotifs) {
    for (const stem of new Set([...keywords, ...(motifWords.get(name) ?? [])])) {
      found.set(stem, [...(found.get(stem) ?? []), name])
    }
  }
  return found
}

/** How many of each motif's stems a text has words for; a stem of up to three letters is a whole word. */
function hitsOf(text: string): ReadonlyMap<IllustrationName, number> {
  const stems = new Set<string>()
  for (const word of new Set(wordsIn(text))) {
    if (byStem.has(word)) stems.add(word)
    for (let length = 4; length < word.length; length += 1) {
      const start = word.slice(0, length)
      if (byStem.has(start)) stems.add(start)
    }
  }
  const hits = new Map<IllustrationName, number>()
  for (const stem of stems) {
    for (const name of byStem.get(stem) ?? []) hits.set(name, (hits.get(name) ?? 0) + 1)
  }
  return hits
}

const neutral: ReadonlySet<IllustrationName> = new Set([
  'peaks',
  'sea',
  'skyline',
  'crowd',
  'blocks',
  'bridge',
  'road',
  'desk',
  'fields',
] satisfies IllustrationName[])

function spareMotif(
  taken: ReadonlySet<IllustrationName>,
  seed: number,
  isBusiness: boolean,
): IllustrationName {
  const preferred: IllustrationName = isBusiness ? 'blocks' : 'peaks'
  if (!taken.has(preferred)) return preferred
  const free = illustrationMotifs.map(({ name }) => name).filter((name) => !taken.has(name))
  // A flask on a slide about something else says what nobody said; a horizon says nothing wrong.
  const mild = free.filter((name) => neutral.has(name))
  const choice = mild.length > 0 ? mild : free
  return choice[seed % Math.max(1, choice.length)] ?? preferred
}
