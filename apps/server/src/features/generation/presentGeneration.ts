import type { DeckWriterView, OpenGeneration, OutlineEntryView } from '@deckloom/contract'
import type { DeckWriter, OutlineEntry } from '@deckloom/writer'
import type { Generation } from './generationRepository.ts'
import { settingsOf } from './writeRequest.ts'

/** Without the writer's internal fields. */
export function entryView({ id, title, points }: OutlineEntry): OutlineEntryView {
  return { id, title, points }
}

type Writer = Pick<DeckWriter, 'name' | 'model'>

export function writerView({ name: writer, model }: Writer): DeckWriterView {
  return { writer, model }
}

/** The writer of a plan: the embedded one if it replaced a failed model. */
export function writerOf({ outline }: Pick<Generation, 'outline'>, writer: Writer): DeckWriterView {
  return outline.style.isLocal === true
    ? { writer: 'embedded', model: 'embedded' }
    : writerView(writer)
}

export function presentGeneration(generation: Generation, writer: Writer): OpenGeneration {
  const { id, request, outline, slides } = generation
  const { prompt, slideCount, presentationType } = request
  return {
    id,
    ...writerOf(generation, writer),
    prompt,
    slideCount,
    presentationType,
    settings: settingsOf(request),
    title: outline.title,
    entries: outline.entries.map(entryView),
    slides,
  }
}
