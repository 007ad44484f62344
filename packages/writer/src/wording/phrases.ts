import type { IllustrationName } from '@deckloom/themes'
import type { StoryLanguage } from './wordings.ts'
import type { Narrative } from '../narratives/narrative.ts'

/** The families of stories; each has an end of its own. */
export type StoryFamily = 'venture' | 'proposal' | 'report' | 'marketing' | 'training' | 'explainer'

/** Words of the frame around a deck's content, in one language. `{}` stands for what is filled in. */
export interface Phrases {
  readonly language: StoryLanguage
  readonly and: string
  readonly eyebrows: {
    readonly pitch: string
    readonly report: string
    readonly marketing: string
    readonly training: string
    readonly talk: string
    readonly proposal: string
  }
  /** Who speaks and when: a place to fill in. */
  readonly presented: string
  readonly welcome: string
  readonly aim: string
  readonly manners: { readonly playful: string; readonly formal: string }
  /** '{}' is a number in words. */
  readonly agendaTitle: string
  /** From no part to seven. */
  readonly counts: readonly string[]
  readonly agendaNotes: string
  readonly sectionNotes: string
  /** What follows in a chapter: 'Then costs and risks'. */
  readonly after: string
  readonly continued: string
  readonly figures: {
    readonly title: string
    readonly more: string
    readonly row: string
    readonly one: string
    readonly rowNotes: string
    readonly oneNotes: string
    readonly given: string
  }
  readonly source: {
    readonly from: string
    readonly untitled: string
    readonly dates: string
    readonly steps: string
    readonly figures: string
    readonly points: string
    readonly details: string
    /** The largest of several: its name and its value. */
    readonly top: string
    /** What a series does: its name, its first and its last value. */
    readonly course: string
  }
  /** A part that was asked for by name and that no beat knows. */
  readonly section: {
    readonly titles: readonly string[]
    readonly prompts: readonly (readonly string[])[]
    readonly eyebrow: string
    readonly notes: string
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

/** What a language without narratives of its own needs to tell the shared ones. */
export interface StoryPhrases {
  /** Name and question of a chapter, by its place in the narratives. */
  readonly chapters: Readonly<Record<string, readonly [name: string, question: string]>>
  readonly closings: Readonly<Record<StoryFamily, Narrative['closing']>>
}
