import { costOf } from '@deckloom/models'
import {
  type AssistOutcome,
  type AssistRequest,
  type ModelAssistant,
  ModelFault,
  writesAnew,
} from '@deckloom/writer'
import { Failure } from '../../http/errors/failure.ts'
import type { Caller, GenerationPorts } from './generationPorts.ts'
import { insertUse } from './generationRepository.ts'
import { modelFailure } from './modelFailure.ts'

type Ports = Pick<GenerationPorts, 'database' | 'prices' | 'takeSeat' | 'gate' | 'figures' | 'warn'>

/** Longer than anybody waits for a slide. */
const longestMs = 90_000

/**
 * A model's assistant for one caller. Work on a slide is no generation, but its maximum cost is
 * reserved in the account's share and the server's budget first, and its usage is recorded, however
 * it ends.
 */
export function createMeteredAssistant(ports: Ports, assistant: ModelAssistant, caller: Caller) {
  return {
    name: 'model',
    async assist(
      request: AssistRequest,
      { signal: left }: { readonly signal?: { readonly aborted: boolean } },
    ): Promise<AssistOutcome | Failure> {
      if (!writesAnew(request.action)) return { kind: 'needs-model' }
      const seat = await ports.takeSeat(caller.account, {
        isFree: true,
        isMetered: true,
        cost: costOf(assistant.most(request), ports.prices),
      })
      if (seat instanceof Failure) return seat
      const use = { inputTokens: 0, outputTokens: 0 }
      const over = AbortSignal.timeout(longestMs)
      const signal = left instanceof AbortSignal ? AbortSignal.any([left, over]) : over
      try {
        return await ports.gate.run(
          () =>
            assistant.assist(request, {
              signal,
              used: (used) => {
                ports.figures.countTokens(used)
                use.inputTokens += used.inputTokens
                use.outputTokens += used.outputTokens
              },
            }),
          signal,
        )
      } catch (error) {
        if (!(error instanceof ModelFault)) throw error
        ports.warn(`${assistant.model} did not ${request.action}: ${error.kind}, ${error.message}`)
        return modelFailure(over.aborted ? 'slow' : error.kind)
      } finally {
        await seat.refund()
        if (use.inputTokens + use.outputTokens > 0) {
          await insertUse(ports.database.queries, {
            ...use,
            userId: caller.account.id,
            operation: 'assist',
            model: assistant.model,
            requestId: caller.requestId,
            cost: costOf(use, ports.prices),
          })
        }
      }
    },
  } as const
}
