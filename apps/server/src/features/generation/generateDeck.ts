import type { GenerationEvent } from '@deckloom/contract'
import {
  deckDefaults,
  deckLimits,
  normaliseSlides,
  type Slide,
  slidesInputSchema,
} from '@deckloom/deck'
import type { DeckWriter, WriteRequest, WriteSignal } from '@deckloom/writer'
import type { Database } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import { insertGeneratedDeck } from './generationRepository.ts'

export interface GenerationPorts {
  readonly database: Pick<Database, 'queries'>
  readonly writer: DeckWriter
  readonly newId: () => string
}

export interface GenerationInput {
  readonly request: WriteRequest
  readonly userId: string
  readonly requestId: string
}

type Done = Extract<GenerationEvent, { type: 'done' }>

/**
 * Writes a deck and yields its progress. The deck is stored whole before `done`, and not at all when the caller stops
 * listening before that. Throws what the writer or the database throws; `provider_bad_output` is yielded by `fail`.
 */
export async function* generateDeck(
  ports: GenerationPorts,
  input: GenerationInput,
  signal: WriteSignal,
): AsyncGenerator<Exclude<GenerationEvent, { type: 'error' }>, Failure | undefined> {
  const { writer } = ports
  const slides: Slide[] = []
  let title = ''
  for await (const step of writer.write(input.request, signal)) {
    if (step.kind === 'outline') {
      title = step.title
      yield { type: 'outline', title, titles: step.titles, writer: writer.name }
    } else {
      slides.push(step.slide)
      yield { type: 'slide', index: step.index, slide: step.slide }
    }
  }
  if (signal.aborted) return undefined
  const checked = checkSlides(slides, input.request.slideCount)
  if (checked instanceof Failure) return checked
  yield await store(ports, input, { title, slides: normaliseSlides(checked, ports.newId) })
  return undefined
}

/** A writer's slides are believed as little as a client's. */
function checkSlides(slides: readonly Slide[], slideCount: number) {
  const parsed = slidesInputSchema.safeParse(slides)
  if (!parsed.success || parsed.data.length !== slideCount)
    return new Failure('provider_bad_output')
  return parsed.data
}

async function store(
  { database, writer }: GenerationPorts,
  { userId, requestId }: GenerationInput,
  deck: { readonly title: string; readonly slides: readonly Slide[] },
): Promise<Done> {
  const title = deck.title.trim().slice(0, deckLimits.titleLength) || deckDefaults.deckTitle
  const { id } = await insertGeneratedDeck(database, {
    userId,
    title,
    slides: deck.slides,
    model: writer.name,
    requestId,
  })
  return { type: 'done', presentation: { id, title } }
}
