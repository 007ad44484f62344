export { createEmbeddedAssistant } from './assist/createEmbeddedAssistant.ts'
export { createModelAssistant } from './assist/createModelAssistant.ts'
export { modelActions, ownActions, writesAnew } from './assist/types.ts'
export type {
  AssistOutcome,
  AssistRequest,
  ModelAssistant,
  SlideAction,
  SlideAssistant,
  SlideVersion,
} from './assist/types.ts'
export { createEmbeddedWriter, type EmbeddedWriterOptions } from './createEmbeddedWriter.ts'
export { createFallbackWriter } from './createFallbackWriter.ts'
export { createModelWriter, type ModelWriterOptions } from './model/createModelWriter.ts'
export { type ModelCall, type ModelContext, ModelFault, type TextModel } from './model/textModel.ts'
export type {
  DeckWriter,
  FallbackStep,
  ModelFaultKind,
  ModelUsage,
  Outline,
  OutlineEntry,
  OutlineStep,
  PresentationType,
  SlidesJob,
  SlideStep,
  WriteContext,
  WriteRequest,
  WriterStep,
  WriteSettings,
  WriteSignal,
} from './types.ts'
export { shownBy } from './plan/describeMotif.ts'
export { searchMotifs } from './pictures/searchMotifs.ts'
export { readingOf } from './topic/readingOf.ts'
export { writeDeck } from './writeDeck.ts'
