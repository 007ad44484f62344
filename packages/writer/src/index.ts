export { embeddedWriter, type EmbeddedWriterOptions } from './embeddedWriter.ts'
export type {
  DeckWriter,
  PresentationType,
  WriteRequest,
  WriterStep,
  WriteSignal,
} from './types.ts'
