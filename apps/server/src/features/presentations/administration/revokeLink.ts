import type { Queries } from '../../../db/openDatabase.ts'
import { lockPresentation } from '../decks/presentationsRepository.ts'
import { markPublic, revokeShareLink } from '../sharing/shareLinksRepository.ts'
import { findLinkedDeck } from './administeredLinksRepository.ts'

/** Revokes any link; resolves to its deck's id, or undefined if there is no such link. */
export async function revokeLink(
  { queries, now }: { readonly queries: Queries; readonly now: () => Date },
  linkId: number,
): Promise<number | undefined> {
  return queries.transaction(async (transaction) => {
    const id = await findLinkedDeck(transaction, linkId)
    if (id === undefined) return undefined
    await lockPresentation(transaction, id)
    if (!(await revokeShareLink(transaction, { id, linkId, now: now() }))) return undefined
    await markPublic(transaction, { ids: [id], now: now() })
    return id
  })
}
