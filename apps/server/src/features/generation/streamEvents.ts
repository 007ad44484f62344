import type { GenerationEvent } from '@deckloom/contract'
import type { Failure } from '../../http/failure.ts'
import { failureOf } from '../../http/failureOf.ts'

type Progress = AsyncGenerator<GenerationEvent, Failure | undefined>

/** A generation as server-sent events. A failure is the last event: the answer's status was sent long before. */
export async function* streamEvents(
  progress: Progress,
  report: (error: unknown) => void,
): AsyncGenerator<string> {
  try {
    const failure = yield* asText(progress)
    if (failure) yield eventText(failed(failure))
  } catch (error) {
    report(error)
    yield eventText(failed(failureOf(error)))
  }
}

async function* asText(progress: Progress): AsyncGenerator<string, Failure | undefined> {
  for (;;) {
    const { done, value } = await progress.next()
    if (done) return value
    yield eventText(value)
  }
}

function failed({ code, message }: Failure): GenerationEvent {
  return { type: 'error', code, message }
}

function eventText(event: GenerationEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}
