import type { Queries } from '../../../db/openDatabase.ts'
import { cardsJson, listPresentations } from './pageRepository.ts'
import { presentListed } from './presentPresentation.ts'

const wholeList = { filter: 'all', sort: 'modified', since: new Date(0) } as const

/** More than fit on a screen. */
const illustrated = 100

/**
 * All decks that a person owns or shares, latest change first, as the JSON of an array of
 * `PresentationListItem`. The newest hundred have their first slide in `slides`; the others only a
 * `thumbnail`: reading twenty thousand decks for one list would take seconds.
 */
export async function listWhole(queries: Queries, userId: string): Promise<string> {
  const newest = await listPresentations(queries, userId, { ...wholeList, limit: illustrated })
  const last = newest.at(-1)
  const cards = last && newest.length === illustrated ? await cardsJson(queries, userId, last) : ''
  const shown = newest.map((row) => JSON.stringify(presentListed(row)))
  return `[${[...shown, ...(cards && [cards])].join(',')}]`
}
