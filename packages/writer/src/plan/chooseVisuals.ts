import type { IllustrationName } from '@deckloom/themes'
import type { Language } from '../language/languages.ts'
import { callsIn } from '../pictures/callsIn.ts'
import { type MotifBook, loadMotifBook } from '../pictures/motifBook.ts'
import { seedOf } from './seedOf.ts'

export interface PictureWish {
  readonly title: string
  /** The text on the slide, or a description written for the picture. */
  readonly description: string
  /** Whether the description was written for the picture, so that it counts as much as the title. */
  readonly isChosen?: boolean
}

export interface Picture {
  readonly motif: IllustrationName
  /** From 0 to 999,999; varies the picture. */
  readonly seed: number
}

interface PictureContext {
  readonly language: Language
  /** Language of the descriptions. */
  readonly describedIn?: Language
}

/** Weight of a match in the title, which says what the slide is about; the text below only touches on things. */
const inTitle = 3
/** Minimum weight of a word that names a thing rather than merely suits it. */
const clear = 0.5
/** Minimum ratio of the best match to the second best. */
const ahead = 1.5
/** Maximum share of slides with pictures; more would be mere decoration. */
const mostPictured = 0.4

interface Match {
  readonly index: number
  readonly motif: IllustrationName
  readonly score: number
}

/**
 * Chooses a picture for each slide whose title names what it shows. Each picture is used once, on at most two fifths of
 * the slides. A slide without a clear best match gets none, since a picture of something else would fit it as well.
 */
export async function chooseVisuals(
  wishes: readonly PictureWish[],
  { language, describedIn = language }: PictureContext,
): Promise<readonly (Picture | undefined)[]> {
  if (language === 'other') return wishes.map(() => undefined)
  const titles = await loadMotifBook(language)
  const descriptions = describedIn === 'other' ? titles : await loadMotifBook(describedIn)
  const matches = wishes
    .flatMap((wish, index): readonly Match[] => {
      const best = matchOf(wish, titles, descriptions)
      return best ? [{ index, ...best }] : []
    })
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
  const chosen = new Map<number, IllustrationName>()
  const taken = new Set<IllustrationName>()
  // The cover represents the deck, so that it chooses first.
  const cover = matches.filter(({ index }) => index === 0)
  for (const { index, motif } of [...cover, ...matches]) {
    if (chosen.size >= Math.floor(wishes.length * mostPictured)) break
    if (chosen.has(index) || taken.has(motif)) continue
    chosen.set(index, motif)
    taken.add(motif)
  }
  return wishes.map(({ title }, index) => {
    const motif = chosen.get(index)
    return motif && { motif, seed: seedOf(title) }
  })
}

function matchOf(
  wish: PictureWish,
  titles: MotifBook,
  descriptions: MotifBook,
): Omit<Match, 'index'> | undefined {
  const named = weightsIn(wish.title, titles)
  const touched = weightsIn(wish.description, descriptions)
  const wanted = wish.isChosen === true ? inTitle : 1
  const scored = [...new Set([...named.keys(), ...touched.keys()])]
    .map((motif) => {
      const [own, other] = [named.get(motif) ?? 0, touched.get(motif) ?? 0]
      return {
        motif,
        isNamed: own >= clear || (wish.isChosen === true && other >= clear),
        // A long text touches on many things, so that its weight is capped.
        score: inTitle * own + wanted * Math.min(2, other),
      }
    })
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = scored
  if (!first?.isNamed || first.score < ahead * (second?.score ?? 0)) return undefined
  return { motif: first.motif, score: first.score }
}

/** Returns how strongly a text refers to each picture. Each word counts once. */
function weightsIn(text: string, book: MotifBook): ReadonlyMap<IllustrationName, number> {
  const weights = new Map<IllustrationName, number>()
  const seen = new Set<string>()
  for (const { word, calls } of callsIn(text, book)) {
    if (seen.has(word)) continue
    seen.add(word)
    for (const { motif, weight } of calls) weights.set(motif, (weights.get(motif) ?? 0) + weight)
  }
  return weights
}
