import type { PresentationListItem } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { listCards, listPresentations } from './pageRepository.ts'
import { presentListed } from './presentPresentation.ts'

const wholeList = { filter: 'all', sort: 'modified', since: new Date(0) } as const

/** More than anybody sees at a glance. */
const illustrated = 100

/**
 * Everything that somebody owns or shares, the newest change first. The newest hundred have their first slide in
 * `slides`; the others are cards, whose picture is their `thumbnail`: to open twenty thousand decks for one list would take
 * seconds.
 */
export async function listWhole(
  queries: Queries,
  userId: string,
): Promise<readonly PresentationListItem[]> {
  const newest = await listPresentations(queries, userId, { ...wholeList, limit: illustrated })
  const shown = newest.map(presentListed)
  const after = newest.at(-1)
  if (!after || newest.length < illustrated) return shown
  return [...shown, ...(await listCards(queries, userId, { ...wholeList, after }))]
}
