import type { FrameId, Frames, PromptSet } from '../frames/frames.ts'
import type { Language } from '../language/languages.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { PageKind } from './pageKinds.ts'
import type { OwnWords } from './reading.ts'

/** Words of the prompt with the kind of what they name. */
export interface Told extends OwnWords {
  readonly kind: PageKind
}

/** A slide that shows several things of one kind side by side. */
export interface Group {
  readonly slide: Pick<PlannedSlide, 'title' | 'eyebrow' | 'points' | 'layouts' | 'table' | 'chart'>
  readonly frame: FrameId
  readonly members: readonly Told[]
  /** It shows all that is known of them: none has a page of its own besides. */
  readonly isWhole?: true
  /** Those of the members of which it shows all that is known. */
  readonly told?: readonly Told[]
}

export interface GroupSetting {
  readonly frames: Frames
  readonly family: PromptSet
  readonly language: Language
  /** Of the whole deck. */
  readonly title: string
  /** The frame of a line of time in such a talk. */
  readonly chain: FrameId | undefined
  /** By what choices are compared, where the prompt lists it. */
  readonly criteria?: readonly Told[]
}
