import type { ListPresentationsQuery } from '@deckloom/contract'
import { deckPageSizes, workspaceLimits } from '@deckloom/contract'
import { z } from 'zod'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import { countPresentations, type ListedRow, listPresentations } from './pageRepository.ts'

export interface DeckPage {
  readonly rows: readonly ListedRow[]
  readonly nextCursor: string | null
  readonly total: number | null
}

const dayMs = 24 * 60 * 60 * 1_000

/** A page of what somebody owns or shares. */
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
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (after instanceof Failure) return after
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
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, total, nextCursor: found.length > limit && last ? cursorAfter(last) : null }
}

const cursorShape = z.tuple([z.string().max(1_000), z.number().int()])

function cursorAfter({ position, id }: ListedRow): string {
  return Buffer.from(JSON.stringify([position, id])).toString('base64url')
}

function readCursor(cursor: string) {
  const failure = new Failure('validation_failed', 'This page of the list does not exist')
  try {
    const text = Buffer.from(cursor, 'base64url').toString('utf8')
    const { success, data } = cursorShape.safeParse(JSON.parse(text))
    return success ? { position: data[0], id: data[1] } : failure
  } catch {
    return failure
  }
}
