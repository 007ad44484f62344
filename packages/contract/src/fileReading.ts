import { bodyLimits, generationLimits } from '@deckloom/deck'

// Free of zod, so that a screen knows them without loading the schemas.

/** Files that become material to write from. */
export const sourceFiles = {
  endings: ['.md', '.markdown', '.txt', '.docx', '.pdf', '.csv', '.xlsx', '.pptx'],
  bytes: bodyLimits.source,
  /** Files of one generation. */
  count: generationLimits.sourceFiles,
} as const

/** Files that become decks. */
export const importFiles = {
  endings: ['.pptx', '.md', '.markdown', '.docx', '.pdf', '.txt'],
  bytes: bodyLimits.import,
} as const
