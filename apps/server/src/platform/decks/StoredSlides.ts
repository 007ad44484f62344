import { type Slide, visualsOf } from '@deckloom/deck'
import { seesAll, type Sight, isEditor } from './deckSight.ts'

/**
 * The slides of a deck as they are stored, including notes and hidden slides. Reading them requires
 * a viewer, so that no response can contain what its reader may not see. `JSON.stringify` of this
 * object reveals nothing.
 */
export class StoredSlides {
  readonly #stored: string | readonly Slide[]

  /** Accepts JSON or values, so that slides which are only passed on are never parsed. */
  constructor(stored: string | readonly Slide[]) {
    this.#stored = stored
  }

  /** The slides as this viewer may see them. */
  shownTo(sight: Sight): readonly Slide[] {
    const slides = this.#slides()
    if (isEditor(sight)) return slides
    const all = seesAll(sight)
    const { showsHidden = all } = sight
    const shown = showsHidden ? slides.map(asShown) : slides.filter(({ hidden }) => hidden !== true)
    return all ? shown : shown.map(withoutNotes)
  }

  /** The same as JSON; for viewers who see everything it is the database's own text. */
  textFor(sight: Sight): string {
    if (!isEditor(sight)) return JSON.stringify(this.shownTo(sight))
    return typeof this.#stored === 'string' ? this.#stored : JSON.stringify(this.#stored)
  }

  /**
   * Whether the slides may reference pictures of other sites. Runs for every deck that is opened,
   * so it is a cheap check with false positives.
   */
  namesOtherSites(): boolean {
    if (typeof this.#stored === 'string') return /"(?:url|regular)": ?"https:/.test(this.#stored)
    return this.#stored.flatMap(visualsOf).some(({ url }) => url.startsWith('https:'))
  }

  #slides(): readonly Slide[] {
    if (typeof this.#stored !== 'string') return this.#stored
    const slides: readonly Slide[] = JSON.parse(this.#stored)
    return slides
  }
}

/** Viewers who may see hidden slides see them in place, like any other. */
function asShown({ hidden: _hidden, ...slide }: Slide): Slide {
  return slide
}

function withoutNotes({ notes: _notes, ...slide }: Slide): Slide {
  return slide
}
