import { type Slide, slideImages } from '@deckloom/deck'
import { seesAll, type Sight, worksOnIt } from './deckSight.ts'

/**
 * The slides of a deck as they are stored, notes and hidden ones included. They are closed: whoever wants to read them
 * says for whom, so that no answer can carry what its reader may not see. Turned into JSON as they are they say nothing.
 */
export class StoredSlides {
  readonly #stored: string | readonly Slide[]

  /** As JSON or as values, whichever is there: what is only sent on is never parsed. */
  constructor(stored: string | readonly Slide[]) {
    this.#stored = stored
  }

  /** What somebody may see of them. */
  shownTo(sight: Sight): readonly Slide[] {
    const slides = this.#slides()
    if (worksOnIt(sight)) return slides
    return seesAll(sight) ? slides.map(asShown) : withoutBackstage(slides)
  }

  /** The same as JSON; for those who see all it is the text that the database gave. */
  textFor(sight: Sight): string {
    if (!worksOnIt(sight)) return JSON.stringify(this.shownTo(sight))
    return typeof this.#stored === 'string' ? this.#stored : JSON.stringify(this.#stored)
  }

  /** Whether a picture of another site may be among theirs: asked of every deck that is opened, so it looks no closer. */
  namesOtherSites(): boolean {
    if (typeof this.#stored === 'string') return /"(?:url|regular)": ?"https:/.test(this.#stored)
    return this.#stored.flatMap(slideImages).some(({ url }) => url.startsWith('https:'))
  }

  #slides(): readonly Slide[] {
    if (typeof this.#stored !== 'string') return this.#stored
    const slides: readonly Slide[] = JSON.parse(this.#stored)
    return slides
  }
}

/** Who is let see hidden slides sees them in their place like all others. */
function asShown({ hidden: _hidden, ...slide }: Slide): Slide {
  return slide
}

function withoutBackstage(slides: readonly Slide[]): readonly Slide[] {
  const shown = slides.filter(({ hidden }) => hidden !== true)
  return shown.map(({ notes: _notes, ...slide }) => slide)
}
