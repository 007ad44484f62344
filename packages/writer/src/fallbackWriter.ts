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
  /** Writes what the model did not. */
  readonly local: DeckWriter
}

/**
 * A model with another writer behind it: what the model fails at, the other one writes, and a step says so. An outline
 * begins anew; slides that are there stay.
 */
export function fallbackWriter(parts: FallbackParts): DeckWriter {
  const { model } = parts
  return {
    name: model.name,
    model: model.model,
    most: (request) => model.most(request),
    outline: (request, context = {}) => outline(parts, request, context),
    slides: (job, context = {}) => slides(parts, job, context),
  }
}

async function* outline(
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
    // Who wrote the outline writes its slides too: the model is not asked again for each of them.
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

/** Only a model's fault is made up for: everything else is a mistake of ours. */
function faultIn(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error
  throw error
}
