import type { Presentation } from '@deckloom/contract'
import { claimRequest, keepAnswer } from '../../../db/idempotencyRepository.ts'
import type { Database } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { IdempotentRequest } from '../../../platform/idempotentRequest.ts'
import { presentPresentation } from './presentPresentation.ts'
import { insertPresentation, type NewPresentation } from './presentationsRepository.ts'

interface CreatePorts {
  readonly database: Pick<Database, 'queries'>
  readonly newId: () => string
}

/**
 * Stores a new deck. A repeated request gets the first answer: deck and answer are stored in one
 * transaction, so a crash leaves neither.
 */
export async function createPresentation(
  { database: { queries }, newId }: CreatePorts,
  deck: NewPresentation,
  request: IdempotentRequest | undefined,
): Promise<Presentation | Failure> {
  if (!request) return presentPresentation(await insertPresentation(queries, deck), 'editor')
  const claim = { ...request, holder: newId() }
  return queries.transaction(async (transaction) => {
    const claimed = await claimRequest(transaction, claim)
    if (claimed.state === 'reused') return new Failure('idempotency_key_reused')
    if (claimed.state === 'held')
      return new Failure('idempotency_in_progress', undefined, { retryAfter: 1 })
    if (claimed.state === 'answered') {
      const before: Presentation = JSON.parse(claimed.answer)
      return before
    }
    const made = presentPresentation(await insertPresentation(transaction, deck), 'editor')
    await keepAnswer(transaction, claim, { status: 201, answer: JSON.stringify(made) })
    return made
  })
}
