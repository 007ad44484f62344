import { randomUUID } from 'node:crypto'
import type { ExportAnswer } from '@deckloom/contract'
import { carryOutOnce } from '../../db/carryOutOnce.ts'
import { Failure } from '../../http/errors/failure.ts'
import type { IdempotentRequest } from '../../platform/idempotentRequest.ts'
import type { PoolControl } from '../../platform/render/RenderPool.ts'
import {
  exportPresentation,
  type ExportPorts,
  type ExportJob,
  isFetchable,
} from './exportPresentation.ts'

interface Control extends PoolControl {
  readonly signal: AbortSignal
  readonly once: IdempotentRequest | undefined
}

/**
 * Exports a deck, or returns the file of an earlier request with the same key while it can be
 * downloaded.
 */
export async function exportOnce(
  ports: ExportPorts,
  job: ExportJob,
  { once, ...control }: Control,
): Promise<ExportAnswer | Failure | undefined> {
  if (!once) return exportPresentation(ports, job, control)
  const exported = await carryOutOnce<ExportAnswer, ExportAnswer | Failure | undefined>(once, {
    queries: ports.queries,
    newId: randomUUID,
    signal: control.signal,
    attempt: ({ keep }) => exportPresentation(ports, { ...job, keep }, control),
    isValid: (made) => isFetchable(ports, made, job.userId),
  })
  return exported === 'reused' ? new Failure('idempotency_key_reused') : exported
}
