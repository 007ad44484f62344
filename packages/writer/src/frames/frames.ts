import type { IllustrationName } from '@deckloom/themes'
import type { Language, SpokenLanguage } from '../language/languages.ts'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }
import type { FrameId, PartId } from './scaffold.ts'

/** What a slide of the scaffold says: a noun phrase or a question, three gentle questions, one sentence of advice. */
export interface Frame {
  readonly title: string
  readonly prompts: readonly string[]
  readonly note: string
  /** Beginnings of words, in lower case, that say the same in a prompt. */
  readonly words: readonly string[]
}

/** How a deck ends, by what it is to bring about. */
export type ClosingId = 'ask' | 'decision' | 'nextSteps' | 'questions' | 'toast'

/** Kinds of talk, as a cover names them. */
export type KindId =
  | 'pitch'
  | 'report'
  | 'marketing'
  | 'training'
  | 'explainer'
  | 'proposal'
  | 'lesson'
  | 'meeting'
  | 'celebration'
  | 'trip'

/** What a talk does: it offers, tells what happened, teaches, explains, or shares what its people have in common. */
export type OwnFamily = 'offer' | 'tell' | 'teach' | 'explain' | 'share'

type Questions = readonly string[]

/** Everything that the writer says by itself in one language. `{name}` and the like stand for what is filled in. */
export interface Frames {
  readonly kinds: Readonly<Record<KindId, string>>
  readonly cover: { readonly presentedBy: string; readonly note: string }
  readonly agenda: { readonly title: string; readonly note: string }
  readonly section: { readonly note: string }
  /** Advice for a tone that was chosen. */
  readonly tones: { readonly playful: string; readonly formal: string }
  readonly closings: Readonly<Record<ClosingId, Frame>>
  /** For slides of the person's own words: sets of questions in turn, and those for a figure and for a question. */
  readonly own: Readonly<Record<OwnFamily, readonly Questions[]>> & {
    readonly figure: Questions
    readonly why: Questions
    readonly note: string
  }
  readonly parts: Readonly<Record<PartId, string>>
  readonly scaffold: Readonly<Record<FrameId, Frame>>
  readonly source: {
    readonly label: string
    readonly paragraph: string
    /** Says how many characters, '{n}', had no room. */
    readonly rest: string
  }
  readonly aboutDocument: string
  /** Over decisions that were made. */
  readonly decided: string
  readonly more: string
  /** The few words that the assistant says itself. */
  readonly assist: {
    readonly heads: { readonly what: string; readonly detail: string; readonly value: string }
    readonly notes: {
      readonly open: string
      readonly point: string
      readonly show: string
      readonly close: string
    }
  }
  readonly visuals: {
    readonly chart: string
    readonly quote: string
    readonly figures: string
    readonly cards: string
    readonly process: string
    readonly timeline: string
    readonly comparison: string
    readonly columns: string
    readonly table: string
    readonly team: string
    readonly words: string
    readonly drawing: string
  }
  readonly motifs: Readonly<Record<IllustrationName, string>>
}

const frames: Readonly<Record<SpokenLanguage, Frames>> = {
  en,
  de,
  es,
  fr,
  pt,
  it,
  nl,
  pl,
  tr,
  ar,
  hi,
  ja,
  ko,
  zh,
}

/** The frames of a language; none for one that is not spoken: its decks go without rather than in English. */
export function framesOf(language: SpokenLanguage): Frames
export function framesOf(language: Language): Frames | undefined
export function framesOf(language: Language): Frames | undefined {
  return language === 'other' ? undefined : frames[language]
}
