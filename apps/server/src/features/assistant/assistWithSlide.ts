import type { AssistAnswer, AssistBody } from '@deckloom/contract'
import { slideSchema } from '@deckloom/deck'
import type { AssistOutcome, AssistRequest, SlideVersion, WriteContext } from '@deckloom/writer'
import { Failure } from '../../http/errors/failure.ts'

/** An assistant that may be denied to an account. */
export interface ServedAssistant {
  readonly name: 'embedded' | 'model'
  assist(request: AssistRequest, context: WriteContext): Promise<AssistOutcome | Failure>
}

export interface AssistantPorts {
  /** Tried in order until one supports the action: models before the embedded one. */
  readonly assistants: readonly ServedAssistant[]
}

const needsModel = 'This action needs an AI model. Ask your administrator to connect one.'

/** Suggests other versions of a slide. Nothing is stored: the person keeps one, or none. */
export async function assistWithSlide(
  { assistants }: AssistantPorts,
  request: AssistBody,
  context: WriteContext,
): Promise<AssistAnswer | Failure> {
  const { action } = request
  for (const assistant of assistants) {
    // oxlint-disable-next-line no-await-in-loop -- the next one is only tried if this one fails
    const outcome = await assistant.assist(request, context)
    if (outcome instanceof Failure) return outcome
    const common = { action, writer: assistant.name }
    if (outcome.kind === 'nothing') return { ...common, versions: [], reason: outcome.reason }
    if (outcome.kind === 'versions') {
      const versions = outcome.versions.map((version) => validateVersion(version, request.slide.id))
      if (versions.some((version) => version === undefined)) {
        return new Failure('provider_bad_output')
      }
      return { ...common, versions: versions.filter((version) => version !== undefined) }
    }
  }
  return { action, writer: 'embedded', versions: [], reason: needsModel }
}

/** Validates an assistant's slides like a client's. */
function validateVersion({ label, slide }: SlideVersion, id: string): SlideVersion | undefined {
  const parsed = slideSchema.safeParse({ ...slide, id })
  return parsed.success ? { label, slide: parsed.data } : undefined
}
