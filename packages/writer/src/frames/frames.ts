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

/** All wording that the writer adds itself, in one language. `{name}` and the like are placeholders. */
export type Frames = typeof en
/** Slides of the scaffold, and closings by purpose. */
export type FrameId = keyof Frames['scaffold']
export type ClosingId = keyof Frames['closings']
/** Kinds of talk, as the cover names them. */
export type KindId = keyof Frames['kinds']
/** Chapters of a long scaffold; `points` holds what the prompt itself lists. */
export type PartId = keyof Frames['parts']
/**
 * Questions about what a prompt names, chosen by what the talk does (offers, tells, teaches, explains, shares) or by
 * the kind of thing.
 */
export type PromptSet = Exclude<keyof Frames['own'], 'note'>

/** The text of a scaffold slide. */
export interface Frame {
  /** A noun phrase or a question. */
  readonly title: string
  /** Short questions. */
  readonly prompts: readonly string[]
  /** One sentence of advice. */
  readonly note: string
  /** Lowercase word beginnings that mean the same in a prompt. */
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

/**
 * Returns the frames of a language, or undefined for one that the writer does not speak: those decks go without frames
 * rather than using English ones.
 */
export function framesOf(language: SpokenLanguage): Frames
export function framesOf(language: Language): Frames | undefined
export function framesOf(language: Language): Frames | undefined {
  return language === 'other' ? undefined : frames[language]
}
