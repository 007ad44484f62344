import type { Slide, ThemeChoice } from '@deckloom/deck'
import type { Language, SpokenLanguage } from './language/languages.ts'
import type { PlannedSlide } from './plan/plannedSlide.ts'

export type PresentationType = 'pitch' | 'report' | 'marketing' | 'training'

/** How a deck is to be written. Missing settings follow from the prompt. */
export interface WriteSettings {
  readonly tone?: 'plain' | 'playful' | 'formal'
  /** The audience, as the user typed it. */
  readonly audience?: string
  readonly language?: SpokenLanguage
  /** How much text goes on a slide. */
  readonly detail?: 'brief' | 'balanced' | 'detailed'
  readonly theme?: ThemeChoice
  /** `plain` omits illustrations; charts and tables stay. */
  readonly visuals?: 'pictures' | 'plain'
}

export interface WriteRequest extends WriteSettings {
  /** The presenter's name, for the cover. */
  readonly presenter?: string
  /** The date on the cover, such as '2026-05-03'. */
  readonly date?: string
  /** What the deck is about, as the user typed it; may itself be the document to condense. */
  readonly prompt: string
  /** Number of slides, 5 to 25; the deck has exactly this many. */
  readonly slideCount: number
  readonly presentationType: PresentationType
  /** Plain text or Markdown to condense. */
  readonly source?: string
  /** The user's likely language, used where a short prompt does not reveal its own. */
  readonly likelyLanguage?: SpokenLanguage
}

/** What a writer stores about a slide between outlining and writing it. */
export interface Draft extends Omit<PlannedSlide, 'title' | 'points' | 'otherTitles'> {
  /** The points as planned. Once the user changes them, the data that belongs to them no longer applies. */
  readonly points: readonly string[]
  /** How the points relate to each other, as named by a model. */
  readonly form?: string
  /** Figures and statements from the source that belong on the slide. */
  readonly facts?: readonly string[]
}

export interface OutlineEntry {
  readonly id: string
  readonly title: string
  readonly points: readonly string[]
  /** Missing for a slide that the user added. */
  readonly draft?: Draft
}

/** Settings shared by all slides of a deck. */
export interface DeckStyle {
  readonly language: Language
  readonly theme: ThemeChoice
  readonly isBusiness: boolean
  /** Whether the deck was planned by a writer standing in for a model. */
  readonly isLocal?: boolean
}

export interface Outline {
  readonly title: string
  readonly style: DeckStyle
  readonly entries: readonly OutlineEntry[]
}

/** The model failed: another writer continues from here. It starts an outline over. */
export interface FallbackStep {
  readonly kind: 'fallback'
  readonly fault: ModelFaultKind
  /** For the log. */
  readonly why: string
}

/** The steps of an outline: the head first, then the entries in order. */
export type OutlineStep =
  | FallbackStep
  | { readonly kind: 'head'; readonly title: string; readonly style: DeckStyle }
  | { readonly kind: 'entry'; readonly entry: OutlineEntry }

export interface SlidesJob {
  readonly request: WriteRequest
  readonly outline: Outline
  /** Zero-based indexes of the slides to write, in ascending order. */
  readonly wanted: readonly number[]
  /** Slides that are already written, by index. */
  readonly written?: readonly (Slide | undefined)[]
}

/** A slide, or the reason why the slide at this index could not be written. */
export type SlideStep =
  | FallbackStep
  | { readonly kind: 'slide'; readonly index: number; readonly slide: Slide }
  | { readonly kind: 'failed'; readonly index: number; readonly fault: ModelFaultKind }

/** A step in writing a whole deck: its outline, then its slides. A slide that failed leaves its position empty. */
export type WriterStep = { readonly kind: 'outline'; readonly outline: Outline } | SlideStep

/** Ends a stream early once `aborted` is true. An `AbortSignal` satisfies it. */
export interface WriteSignal {
  readonly aborted: boolean
}

/** Token counts as reported by the provider. */
export interface ModelUsage {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Abort signal and usage callback for one writing job. */
export interface WriteContext {
  readonly signal?: WriteSignal
  /** Called once for each model response, whether or not it could be used. */
  readonly used?: (usage: ModelUsage) => void
}

/** Why a model gave nothing usable. */
export type ModelFaultKind =
  /** The provider is unreachable or out of order. */
  | 'down'
  /** The model did not respond in time. */
  | 'slow'
  /** The provider's rate limit or quota is reached. */
  | 'busy'
  /** The provider rejects the API key, the model name or the request. */
  | 'refused'
  /** The model responded, but not with a slide. */
  | 'unusable'

export interface DeckWriter {
  readonly name: 'embedded' | 'model'
  /** For usage records: the name of the model, or `embedded`. */
  readonly model: string
  /** Ends silently when aborted. Throws `ModelFault`. */
  outline(request: WriteRequest, context?: WriteContext): AsyncIterable<OutlineStep>
  /** Yields slides in the order of `wanted`. Ends silently when aborted. */
  slides(job: SlidesJob, context?: WriteContext): AsyncIterable<SlideStep>
  /** Returns the most tokens that a deck can use, which are reserved before it is written. */
  most(request: WriteRequest): ModelUsage
}
