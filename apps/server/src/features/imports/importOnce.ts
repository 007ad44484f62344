import type { ImportedPresentation } from '@deckloom/contract'
import { carryOutOnce } from '../../db/carryOutOnce.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
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

/** Makes a deck of a file within the account's allowance, or gives the one that an earlier request with the same key made. */
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
  // Nobody is there to read it, but the request must end somehow.
  return made ?? new Failure('unavailable')
}
