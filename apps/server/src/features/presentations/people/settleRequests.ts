import type { Queries } from '../../../db/openDatabase.ts'
import { deleteRequest, listRequests } from './accessRequestsRepository.ts'

/**
 * Runs `grant`, and removes the requests for a deck that it answers: of people who may now do what they asked for.
 * What somebody wants follows from their role, so an answered request to view would turn into one to edit.
 */
export async function settleRequests<Result>(
  queries: Queries,
  deckId: number,
  grant: () => Promise<Result>,
): Promise<Result> {
  const before = await listRequests(queries, deckId)
  const result = await grant()
  if (before.length === 0) return result
  const after = new Map((await listRequests(queries, deckId)).map(({ id, wants }) => [id, wants]))
  const answered = before.filter(({ id, wants }) => after.get(id) !== wants)
  await Promise.all(answered.map(({ id }) => deleteRequest(queries, id)))
  return result
}
