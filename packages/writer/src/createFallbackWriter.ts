import { ModelFault } from './model/textModel.ts'
import type {
  DeckWriter,
  OutlineStep,
  SlidesJob,
  SlideStep,
  WriteContext,
  WriteRequest,
} from './types.ts'

export interface FallbackParts {
  readonly model: DeckWriter
  /** Writes what the model failed to write. */
  readonly local: DeckWriter
}

/**
 * Creates a writer that uses a model and falls back to another writer where the model fails; a step reports the
 * fallback. An outline starts over; slides that are already written stay.
 */
export function createFallbackWriter(parts: FallbackParts): DeckWriter {
  const { model } = parts
  return {
    name: model.name,
    model: model.model,
    most: (request) => model.most(request),
    outline: (request, context = {}) => writeOutline(parts, request, context),
    slides: (job, context = {}) => slides(parts, job, context),
  }
}

async function* writeOutline(
  { model, local }: FallbackParts,
  request: WriteRequest,
  context: WriteContext,
): AsyncGenerator<OutlineStep> {
  let missing = request.slideCount
  let fault = new ModelFault('unusable', 'The outline was not whole')
  try {
    for await (const step of model.outline(request, context)) {
      if (step.kind === 'entry') missing -= 1
      yield step
    }
  } catch (error) {
    fault = faultIn(error)
    missing = request.slideCount
  }
  if (missing === 0 || context.signal?.aborted) return
  yield { kind: 'fallback', fault: fault.kind, why: fault.message }
  for await (const step of local.outline(request, context)) {
    // The writer of the outline also writes its slides, so that the model is not asked again for each of them.
    yield step.kind === 'head' ? { ...step, style: { ...step.style, isLocal: true } } : step
  }
}

async function* slides(
  { model, local }: FallbackParts,
  job: SlidesJob,
  context: WriteContext,
): AsyncGenerator<SlideStep> {
  if (job.outline.style.isLocal === true) return yield* local.slides(job, context)
  const written = [...(job.written ?? [])]
  let fault = new ModelFault('unusable', 'Slides are missing')
  try {
    for await (const step of model.slides(job, context)) {
      if (step.kind === 'slide') written[step.index] = step.slide
      if (step.kind === 'failed') fault = new ModelFault(step.fault, 'A slide could not be written')
      else yield step
    }
  } catch (error) {
    fault = faultIn(error)
  }
  const wanted = job.wanted.filter((index) => written[index] === undefined)
  if (wanted.length === 0 || context.signal?.aborted) return
  yield { kind: 'fallback', fault: fault.kind, why: fault.message }
  yield* local.slides({ ...job, wanted, written }, context)
}

/** Only a model fault triggers the fallback; any other error is a bug and is rethrown. */
function faultIn(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error
  throw error
}
