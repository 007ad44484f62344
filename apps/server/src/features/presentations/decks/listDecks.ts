import type { ListPresentationsQuery } from '@deckloom/contract'
import { deckPageSizes, workspaceLimits } from '@deckloom/contract'
import { z } from 'zod'
import type { Queries } from '../../../db/openDatabase.ts'
import { type CutPage, cutPage, readCursor } from '../../../http/answers/cursor.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { countPresentations, type ListedRow, listPresentations } from './pageRepository.ts'

export interface DeckPage extends CutPage<ListedRow> {
  readonly total: number | null
}

const dayMs = 24 * 60 * 60 * 1_000

/** A page of the decks that a person owns or shares. */
export async function listDecks(
  queries: Queries,
  {
    userId,
    now,
    limit = deckPageSizes.default,
    cursor,
    q,
    ...query
  }: ListPresentationsQuery & { readonly userId: string; readonly now: Date },
): Promise<DeckPage | Failure> {
  const place = readCursor(placeShape, cursor)
  if (place instanceof Failure) return place
  const after = place && { position: place[0], id: place[1] }
  const search = q?.trim()
  const wanted = {
    filter: query.filter ?? 'all',
    sort: query.sort ?? 'modified',
    since: new Date(now.getTime() - workspaceLimits.recentDays * dayMs),
    ...(search !== undefined && search !== '' && { search }),
    folder: query.folder,
    team: query.team,
  }
  const [found, total] = await Promise.all([
    listPresentations(queries, userId, { ...wanted, after, limit: limit + 1 }),
    after ? null : countPresentations(queries, userId, wanted),
  ])
  return { ...cutPage(found, limit, ({ position, id }) => [position, id]), total }
}

const placeShape = z.tuple([z.string().max(1_000), z.number().int()])
