import { bodyLimits, generationLimits } from '@deckloom/deck'

// Free of zod, so that a screen knows them without loading the schemas.

/** Files that become material to write from. */
export const sourceFiles = {
  endings: ['.md', '.markdown', '.txt', '.docx', '.pdf', '.csv', '.xlsx', '.pptx'],
  bytes: bodyLimits.source,
  /** Files of one generation. */
  count: generationLimits.sourceFiles,
} as const

/** What the server read from a file, for the `source` of a generation. */
export interface ReadSource {
  readonly name: string
  /** Markdown or plain text. */
  readonly text: string
  /** Sentences about what was left out. */
  readonly notes: readonly string[]
}

/** Files that become decks. */
export const importFiles = {
  endings: ['.pptx', '.md', '.markdown', '.docx', '.pdf', '.txt'],
  bytes: bodyLimits.import,
} as const

/** A deck that was made from a file. */
export interface ImportedPresentation {
  readonly presentation: { readonly id: number; readonly title: string }
  readonly slideCount: number
  /** What was changed or left out, in the order of the slides. */
  readonly notes: readonly {
    /** Number of the slide in the file, from 1; absent for what is about the whole. */
    readonly slide?: number
    readonly text: string
  }[]
}
