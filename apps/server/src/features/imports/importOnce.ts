import type { ImportedPresentation } from '@deckloom/contract'
import { carryOutOnce } from '../../db/carryOutOnce.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import type { IdempotentRequest } from '../../platform/idempotentRequest.ts'
import type { ImportAllowance } from './importAllowance.ts'
import { importDeck, type Imported, type ImportPorts } from './importDeck.ts'

export interface ImportOncePorts extends ImportPorts {
  readonly queries: Queries
  readonly allowance: ImportAllowance
}

interface Control {
  readonly signal: AbortSignal
  readonly once: IdempotentRequest | undefined
}

/**
 * Imports a file within the account's allowance, or returns the deck of an earlier request with the
 * same key.
 */
export async function importOnce(
  ports: ImportOncePorts,
  { owner, file }: Omit<Imported, 'keep'>,
  { signal, once }: Control,
): Promise<ImportedPresentation | Failure> {
  const { queries, newId, allowance } = ports
  if (!once) return allowance(owner, () => importDeck(ports, { owner, file }), false)
  const made = await carryOutOnce<ImportedPresentation, ImportedPresentation | Failure>(once, {
    queries,
    newId,
    signal,
    attempt: ({ keep, isTakenOver }) =>
      allowance(owner, () => importDeck(ports, { owner, file, keep }), isTakenOver),
  })
  if (made === 'reused') return new Failure('idempotency_key_reused')
  // The client has left, but the request needs a response.
  return made ?? new Failure('unavailable')
}
