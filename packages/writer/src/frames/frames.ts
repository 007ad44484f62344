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

/** Everything that the writer says by itself in one language. `{name}` and the like stand for what is filled in. */
export type Frames = typeof en
/** Slides of the scaffold, and how a deck ends, by what it is to bring about. */
export type FrameId = keyof Frames['scaffold']
export type ClosingId = keyof Frames['closings']
/** Kinds of talk, as a cover names them. */
export type KindId = keyof Frames['kinds']
/** Chapters of a long scaffold; `points` is what the prompt lists itself. */
export type PartId = keyof Frames['parts']
/** Questions about what a prompt names: by what the talk does (it offers, tells, teaches, explains, shares), or by its kind. */
export type PromptSet = Exclude<keyof Frames['own'], 'note'>

/** What a slide of the scaffold says. */
export interface Frame {
  /** A noun phrase or a question. */
  readonly title: string
  /** Short questions. */
  readonly prompts: readonly string[]
  /** One sentence of advice. */
  readonly note: string
  /** Beginnings of words, in lower case, that say the same in a prompt. */
  readonly words: readonly string[]
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
