import type { DeckWriterView, OpenGeneration, OutlineEntryView } from '@deckloom/contract'
import type { DeckWriter, OutlineEntry } from '@deckloom/writer'
import type { Generation } from './generationRepository.ts'
import { settingsOf } from './writeRequest.ts'

/** What the writer keeps for itself about an entry stays here. */
export function entryView({ id, title, points }: OutlineEntry): OutlineEntryView {
  return { id, title, points }
}

type Writer = Pick<DeckWriter, 'name' | 'model'>

export function writerView({ name: writer, model }: Writer): DeckWriterView {
  return { writer, model }
}

/** Who writes what was planned: the embedded writer where it stands in for a model. */
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
