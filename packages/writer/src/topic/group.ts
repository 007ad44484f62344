import type { FrameId, Frames, PromptSet } from '../frames/frames.ts'
import type { Language } from '../language/languages.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { PageKind } from './pageKinds.ts'
import type { OwnWords } from './reading.ts'

/** Text from the prompt with the kind of thing that it names. */
export interface Told extends OwnWords {
  readonly kind: PageKind
}

/** A slide that shows several things of one kind side by side. */
export interface Group {
  readonly slide: Pick<PlannedSlide, 'title' | 'eyebrow' | 'points' | 'layouts' | 'table' | 'chart'>
  readonly frame: FrameId
  readonly members: readonly Told[]
  /**
   * Whether the slide shows all that is known of the members, so that none of them gets its own
   * page.
   */
  readonly isWhole?: true
  /** Members of which the slide shows all that is known. */
  readonly told?: readonly Told[]
}

export interface GroupSetting {
  readonly frames: Frames
  readonly family: PromptSet
  readonly language: Language
  /** Title of the deck. */
  readonly title: string
  /** The frame of a timeline in this kind of talk. */
  readonly chain: FrameId | undefined
  /** Criteria for comparing the options, if the prompt lists them. */
  readonly criteria?: readonly Told[]
}
