import type { IdempotentRequest } from '../../platform/idempotentRequest.ts'
import type { Progress } from '../../http/answers/eventStream.ts'
import { generateOnce } from './generateOnce.ts'
import type { GenerationPorts, KeepAnswer } from './generationPorts.ts'
import type { SharedRuns } from './events/SharedRuns.ts'
import type { WriteEvent } from './writeSlides.ts'

interface Followed {
  readonly ports: GenerationPorts
  readonly runs: SharedRuns<WriteEvent>
  /** Aborted when the caller leaves. */
  readonly left: AbortSignal
}

/**
 * Deduplicates equal requests: on this server they share the progress of one run, on others they
 * wait for its answer.
 */
export function followOnce(
  { ports, runs, left }: Followed,
  request: IdempotentRequest,
  start: (keep: KeepAnswer, signal: AbortSignal) => Progress<WriteEvent>,
): Progress<WriteEvent> {
  const { userId, key, bodyHash } = request
  return runs.follow(`${userId} ${key} ${bodyHash}`, left, (signal) =>
    generateOnce<WriteEvent>(ports, request, { signal, start: (keep) => start(keep, signal) }),
  )
}
