import type { Slide, TextRange } from '@deckloom/deck'
import { replaceInRuns, textOfRuns } from '../edits/runLooks.ts'
import { type SearchOptions, searchText } from './searchText.ts'
import {
  type PlacedText,
  type Rewriting,
  type TextPlace,
  textPlaces,
  withRewritten,
} from './textPlaces.ts'

/** One match of the query. */
export interface Found extends TextRange {
  readonly slideId: string
  readonly place: TextPlace
  /** The full text at that place. */
  readonly text: string
}

/** Finds every match in the deck, in reading order. */
export function findInDeck(slides: readonly Slide[], options: SearchOptions): readonly Found[] {
  return slides.flatMap((slide) =>
    textPlaces(slide).flatMap(({ place, runs }) => {
      const text = textOfRuns(runs)
      return searchText(text, options).map((range) => ({
        ...range,
        slideId: slide.id,
        place,
        text,
      }))
    }),
  )
}

export interface Replaced {
  readonly slide: Slide
  readonly count: number
  /** Matches left unchanged because the new text did not fit. */
  readonly full: number
}

/** Replaces every match on the slide with `text`; the surrounding text keeps its style. */
export function replaceInSlide(slide: Slide, options: SearchOptions, text: string): Replaced {
  const rewritings: Rewriting[] = []
  let count = 0
  let full = 0
  for (const placed of textPlaces(slide)) {
    const ranges = searchText(textOfRuns(placed.runs), options)
    const runs = replaceRuns(placed, ranges, text)
    if (ranges.length === 0) continue
    if (runs) {
      count += ranges.length
      rewritings.push({ place: placed.place, runs })
    } else {
      full += ranges.length
    }
  }
  return { slide: withRewritten(slide, rewritings), count, full }
}

/** Replaces one match with `text`; undefined if it would not fit or the text has changed since the search. */
export function replaceFound(slide: Slide, found: Found, text: string): Slide | undefined {
  const placed = textPlaces(slide).find(({ place }) => samePlace(place, found.place))
  if (!placed || textOfRuns(placed.runs) !== found.text) return undefined
  const runs = replaceRuns(placed, [found], text)
  return runs && withRewritten(slide, [{ place: found.place, runs }])
}

function replaceRuns({ runs, max }: PlacedText, ranges: readonly TextRange[], text: string) {
  const next = ranges.reduceRight(
    (present, { from, to }) => replaceInRuns(present, { from, to, text }),
    runs,
  )
  return textOfRuns(next).length <= max ? next : undefined
}

function samePlace(one: TextPlace, other: TextPlace): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
