import type { IllustrationName } from '@deckloom/themes'
import type { Language } from '../language/languages.ts'
import { callsIn } from '../pictures/callsIn.ts'
import { type MotifBook, motifBook } from '../pictures/motifBook.ts'
import { seedOf } from './seedOf.ts'

export interface PictureWish {
  readonly title: string
  /** What stands on the slide, or words that somebody chose for the picture. */
  readonly description: string
  /** Somebody chose the description for the picture: it counts as the title does. */
  readonly isChosen?: boolean
}

export interface Picture {
  readonly motif: IllustrationName
  /** 0 to 999,999; varies the drawing. */
  readonly seed: number
}

interface PictureContext {
  readonly language: Language
  /** What the descriptions are written in. */
  readonly describedIn?: Language
}

/** A hit in the title says what the slide is about, one below it what it touches. */
const inTitle = 3
/** A word that names a thing, not one that merely suits it. */
const clear = 0.5
/** How far the best drawing is ahead of the next, where a picture is to say anything. */
const ahead = 1.5
/** More pictures than two of five slides decorate. */
const mostPictured = 0.4

interface Match {
  readonly index: number
  readonly motif: IllustrationName
  readonly score: number
}

/**
 * A drawing for each slide whose title names what is drawn, none twice in a deck and none on more than two of five of its
 * slides. A slide of which no drawing says more than others goes without: a picture of something else says it as well.
 */
export async function chooseVisuals(
  wishes: readonly PictureWish[],
  { language, describedIn = language }: PictureContext,
): Promise<readonly (Picture | undefined)[]> {
  if (language === 'other') return wishes.map(() => undefined)
  const titles = await motifBook(language)
  const descriptions = describedIn === 'other' ? titles : await motifBook(describedIn)
  const matches = wishes
    .flatMap((wish, index): readonly Match[] => {
      const best = matchOf(wish, titles, descriptions)
      return best ? [{ index, ...best }] : []
    })
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
  const chosen = new Map<number, IllustrationName>()
  const taken = new Set<IllustrationName>()
  // The cover speaks for the deck: it chooses first.
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
        // A long text touches much and is about little.
        score: inTitle * own + wanted * Math.min(2, other),
      }
    })
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = scored
  if (!first?.isNamed || first.score < ahead * (second?.score ?? 0)) return undefined
  return { motif: first.motif, score: first.score }
}

/** How much of each drawing a text speaks of; a word counts once. */
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
