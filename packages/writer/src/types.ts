import type { Slide, ThemeChoice } from '@deckloom/deck'
import type { Language, SpokenLanguage } from './language/languages.ts'
import type { PlannedSlide } from './plan/plannedSlide.ts'

export type PresentationType = 'pitch' | 'report' | 'marketing' | 'training'

/** How a deck is to be told; what is absent follows from the prompt. */
export interface WriteSettings {
  readonly tone?: 'plain' | 'playful' | 'formal'
  /** Who will listen, in the person's words. */
  readonly audience?: string
  readonly language?: SpokenLanguage
  /** How much stands on a slide. */
  readonly detail?: 'brief' | 'balanced' | 'detailed'
  readonly theme?: ThemeChoice
  /** `plain` leaves drawn pictures out; charts and tables stay. */
  readonly visuals?: 'pictures' | 'plain'
}

export interface WriteRequest extends WriteSettings {
  /** Who presents, for the cover. */
  readonly presenter?: string
  /** The day for the cover, as '2026-05-03'. */
  readonly date?: string
  /** What the deck is about, in the person's words; may itself be the document to condense. */
  readonly prompt: string
  /** Slides to make, 5 to 25; exactly this many come out. */
  readonly slideCount: number
  readonly presentationType: PresentationType
  /** Plain text or Markdown to condense. */
  readonly source?: string
  /** The language that its person reads, where the words of a short prompt do not tell theirs. */
  readonly likelyLanguage?: SpokenLanguage
}

/** What a writer keeps about a slide between the outline and its writing. */
export interface Draft extends Omit<PlannedSlide, 'title' | 'points' | 'otherTitles'> {
  /** As they were planned: where a person changed the points, what stood for them is not believed any more. */
  readonly points: readonly string[]
  /** How the points belong together, as a model put it. */
  readonly form?: string
  /** Figures and statements of the material that belong on the slide. */
  readonly facts?: readonly string[]
}

export interface OutlineEntry {
  readonly id: string
  readonly title: string
  readonly points: readonly string[]
  /** Absent for a slide that a person added. */
  readonly draft?: Draft
}

/** What holds for all slides of a deck. */
export interface DeckStyle {
  readonly language: Language
  readonly theme: ThemeChoice
  readonly isBusiness: boolean
  /** A writer that stands in for a model planned it. */
  readonly isLocal?: boolean
}

export interface Outline {
  readonly title: string
  readonly style: DeckStyle
  readonly entries: readonly OutlineEntry[]
}

/** The model failed: from here on another writer writes, of an outline from its beginning. */
export interface FallbackStep {
  readonly kind: 'fallback'
  readonly fault: ModelFaultKind
  /** For the log. */
  readonly why: string
}

/** First the head, then the entries in order. */
export type OutlineStep =
  | FallbackStep
  | { readonly kind: 'head'; readonly title: string; readonly style: DeckStyle }
  | { readonly kind: 'entry'; readonly entry: OutlineEntry }

export interface SlidesJob {
  readonly request: WriteRequest
  readonly outline: Outline
  /** Places that are to be written, from 0, in order. */
  readonly wanted: readonly number[]
  /** Slides that are there already, at their places. */
  readonly written?: readonly (Slide | undefined)[]
}

/** A slide, or the reason why the one at this place could not be written. */
export type SlideStep =
  | FallbackStep
  | { readonly kind: 'slide'; readonly index: number; readonly slide: Slide }
  | { readonly kind: 'failed'; readonly index: number; readonly fault: ModelFaultKind }

/** The end of a deck or of an attempt: a slide that failed leaves its place empty. */
export type WriterStep = { readonly kind: 'outline'; readonly outline: Outline } | SlideStep

/** Ends a stream early when `aborted` turns true; an `AbortSignal` is one. */
export interface WriteSignal {
  readonly aborted: boolean
}

/** Tokens, as the provider counts them. */
export interface ModelUsage {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** What goes along with a piece of writing. */
export interface WriteContext {
  readonly signal?: WriteSignal
  /** Told once for each answer of a model, whatever became of it. */
  readonly used?: (usage: ModelUsage) => void
}

/** Why a model gave nothing that can be used. */
export type ModelFaultKind =
  /** Nobody answers, or the provider is out of order. */
  | 'down'
  /** It did not answer in time. */
  | 'slow'
  /** Its own limit is reached. */
  | 'busy'
  /** It refuses the key, the model's name or the request. */
  | 'refused'
  /** It answered, and not with a slide. */
  | 'unusable'

export interface DeckWriter {
  readonly name: 'embedded' | 'model'
  /** For the record of what was used: the model's name, or `embedded`. */
  readonly model: string
  /** Stops without a word when aborted. Throws `ModelFault`. */
  outline(request: WriteRequest, context?: WriteContext): AsyncIterable<OutlineStep>
  /** Slides come in the order of `wanted`. Stops without a word when aborted. */
  slides(job: SlidesJob, context?: WriteContext): AsyncIterable<SlideStep>
  /** The most that a deck can use; what is reserved before it is written. */
  most(request: WriteRequest): ModelUsage
}
