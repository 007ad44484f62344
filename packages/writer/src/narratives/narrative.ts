/** How the points of a beat belong together; each form has layouts that show it. */
export type BeatForm =
  | 'list'
  /** Three parallel ideas. */
  | 'cards'
  /** Ordered steps, the last one the result. */
  | 'steps'
  /** Moments on a line. */
  | 'dates'
  /** Two sides; a point that ends with a colon heads its side. */
  | 'sides'
  /** One sentence with a short line under it. */
  | 'statement'

/**
 * One slide's worth of a story. Titles and points are templates (see `expand`), the best first;
 * the last of each list needs no phrase, so that it always fits.
 */
export interface Beat {
  readonly id: string
  /** 1 is told in the shortest deck; higher ones join as the deck grows. */
  readonly rank: number
  readonly eyebrow: string
  readonly form: BeatForm
  readonly titles: readonly string[]
  readonly points: readonly (string | readonly string[])[]
  /** What to say and how to fill the slide. */
  readonly notes: string
  /** Words for the picture. */
  readonly picture: string
  /** Stems of words in the person's own sentences and sections that belong here. */
  readonly takes: readonly string[]
}

export interface Chapter {
  /** 'The need': a row of the agenda and half of a section title. */
  readonly name: string
  /** What the chapter answers: 'who it hurts, and why now'. */
  readonly question: string
  readonly beats: readonly Beat[]
}

export interface Narrative {
  readonly id: string
  /** One line under the title of the cover. */
  readonly leads: readonly string[]
  readonly chapters: readonly Chapter[]
  readonly closing: {
    readonly titles: readonly string[]
    readonly leads: readonly string[]
    readonly contacts: readonly string[]
    readonly notes: string
  }
}
