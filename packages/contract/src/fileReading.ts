import { bodyLimits, generationLimits } from '@deckloom/deck'

// Free of zod, so that a screen knows them without loading the schemas.

/** Files that can be used as source material. */
export const sourceFiles = {
  endings: ['.md', '.markdown', '.txt', '.docx', '.pdf', '.csv', '.xlsx', '.pptx'],
  bytes: bodyLimits.source,
  /** Maximum number of files per generation. */
  count: generationLimits.sourceFiles,
} as const

/** Files that can be imported as decks. */
export const importFiles = {
  endings: ['.pptx', '.md', '.markdown', '.docx', '.pdf', '.txt'],
  bytes: bodyLimits.import,
} as const
