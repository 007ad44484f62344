export { type FaultCode, ReadFault } from './readFault.ts'
export type { ImportedDeck, ImportNote } from './pptx/importedDeck.ts'
export { readDeck } from './readDeck.ts'
export { type NamedFile, readSource, type SourceText } from './readSource.ts'
