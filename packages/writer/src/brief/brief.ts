import type { Figure } from './readFigures.ts'
import type { ToldLanguage } from '../wording/wordings.ts'
import type { PresentationType } from '../types.ts'

/** A noun phrase and whether verbs after it take the plural. */
export interface Phrase {
  readonly text: string
  readonly many: boolean
}

/** What the deck is about, in the forms that sentences need. */
export interface Subject {
  /** 'solar-powered water purifiers', 'remote work', 'the history of jazz'. */
  readonly general: Phrase
  /** The same, at most three words where that is possible. */
  readonly short: Phrase
  /** 'solar-powered water purifier', when the subject is a thing that can be counted. */
  readonly one?: string
  /** A proper name given in the words ('called Beanbox'). */
  readonly name?: string
  /** A doing ('brewing coffee') rather than a thing. */
  readonly isActivity: boolean
  /** False when no phrase could be read that stands in an English sentence. */
  readonly isPhrase: boolean
}

/** All that the embedded writer understands of a prompt; nothing here is guessed beyond its words. */
export interface Brief {
  readonly text: string
  readonly language: ToldLanguage
  /** The subject as a title, without the words that only ask for a deck. */
  readonly title: string
  readonly subject: Subject
  /** Somebody's product, company or offer. */
  readonly isVenture: boolean
  /** Something is proposed rather than sold. */
  readonly isProposal: boolean
  readonly audience?: Phrase
  readonly customers?: Phrase
  readonly place?: Phrase
  /** The sort of deck that the words name, whatever was chosen beside them. */
  readonly kind?: PresentationType
  readonly purpose?: string
  /** The sentence that asks for something. */
  readonly ask?: string
  readonly tone: 'plain' | 'playful' | 'formal'
  readonly sections: readonly string[]
  readonly figures: readonly Figure[]
  /** Sentences that state something and do not instruct. */
  readonly statements: readonly string[]
}
