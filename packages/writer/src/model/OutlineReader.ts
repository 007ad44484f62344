import { languageOf } from '../language/languageOf.ts'
import { shorten } from '../language/words.ts'
import { chooseTheme } from '../plan/chooseTheme.ts'
import type { DeckStyle, OutlineEntry, OutlineStep, WriteRequest } from '../types.ts'
import { cleanText } from './cleanText.ts'
import { readEntry } from './entryDraft.ts'
import { listOf, findMember } from './fields.ts'
import { type Known, knownFigures } from './known.ts'
import type { LenientJson } from './lenientJson.ts'

const titleLength = 90

/**
 * Extracts entries from answers as they arrive, each one once. Entries without a title are skipped.
 */
export class OutlineReader {
  readonly #request: WriteRequest
  readonly #newId: () => string
  readonly #known: Known
  readonly #titles: string[] = []
  #headed = false
  #seen = 0

  constructor(request: WriteRequest, newId: () => string) {
    this.#request = request
    this.#newId = newId
    this.#known = knownFigures(request)
  }

  /** Titles of the entries read so far. */
  get titles(): readonly string[] {
    return this.#titles
  }

  get isFull(): boolean {
    return this.#titles.length >= this.#request.slideCount
  }

  /** Starts reading another answer, which continues where the last one ended. */
  beginAnswer(): void {
    this.#seen = 0
  }

  /** Returns the steps that are new in the answer so far. */
  read(json: LenientJson): readonly OutlineStep[] {
    // A slide that the answer has not closed yet may still grow.
    const slides = slidesIn(json.value).filter(json.isWhole)
    const fresh = slides.slice(this.#seen)
    this.#seen = Math.max(this.#seen, slides.length)
    return fresh.flatMap((slide) => this.#take(slide, json.value))
  }

  #take(slide: unknown, answer: unknown): readonly OutlineStep[] {
    if (this.isFull) return []
    const place = {
      id: this.#newId(),
      index: this.#titles.length,
      count: this.#request.slideCount,
      known: this.#known,
    }
    const entry = readEntry(slide, place)
    if (!entry) return []
    this.#titles.push(entry.title)
    return [...this.#head(answer, entry), { kind: 'entry', entry }]
  }

  #head(answer: unknown, first: OutlineEntry): readonly OutlineStep[] {
    if (this.#headed) return []
    this.#headed = true
    const named = shorten(cleanText(findMember(answer, 'title', 'deck_title', 'name')), titleLength)
    const title = named !== '' && this.#known(named) ? named : shorten(first.title, titleLength)
    return [{ kind: 'head', title, style: styleOf(this.#request, title) }]
  }
}

function slidesIn(value: unknown): readonly unknown[] {
  const found = findMember(value, 'slides', 'outline', 'entries', 'pages') ?? value
  return Array.isArray(found) ? listOf(found) : []
}

function styleOf(request: WriteRequest, title: string): DeckStyle {
  const { source, prompt, presentationType: type } = request
  const told = source !== undefined && source.trim() !== '' ? source : `${prompt} ${title}`
  return {
    language: request.language ?? languageOf(told.slice(0, 4_000), request.likelyLanguage),
    theme: request.theme ?? chooseTheme(`${title} ${prompt}`, type),
    isBusiness: type !== 'training',
  }
}
