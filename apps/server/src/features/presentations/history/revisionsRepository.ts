import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { deleteBatch } from '../../../db/deleteBatch.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import type { Purge } from '../../../db/maintenance/step.ts'
import { users } from '../../../db/schema/accounts.ts'
import { presentationRevisions } from '../../../db/schema/presentations.ts'
import type { StoredSlides } from '../../../platform/decks/StoredSlides.ts'

export interface ListedRevision {
  readonly version: number
  readonly title: string
  readonly slideCount: number
  readonly savedAt: Date
  readonly replacedAt: Date
  /** All three are null for the first version, and if the account was deleted. */
  readonly authorId: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}

/** The revisions of a deck, newest first, without their slides. */
export function listRevisions(queries: Queries, id: number): Promise<ListedRevision[]> {
  return queries
    .select({
      version: presentationRevisions.version,
      title: presentationRevisions.title,
      slideCount: sql<number>`jsonb_array_length(${presentationRevisions.slides})`,
      savedAt: presentationRevisions.savedAt,
      replacedAt: presentationRevisions.replacedAt,
      authorId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(presentationRevisions)
    .leftJoin(users, eq(users.id, presentationRevisions.savedBy))
    .where(eq(presentationRevisions.presentationId, id))
    .orderBy(desc(presentationRevisions.version))
}

export interface RevisionSlides {
  readonly version: number
  readonly title: string
  readonly slides: StoredSlides
}

export async function findRevision(
  queries: Queries,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<RevisionSlides | undefined> {
  const [found] = await queries
    .select({
      version: presentationRevisions.version,
      title: presentationRevisions.title,
      slides: presentationRevisions.slides,
    })
    .from(presentationRevisions)
    .where(
      and(eq(presentationRevisions.presentationId, id), eq(presentationRevisions.version, version)),
    )
  return found
}

/** Deletes revisions from before a time, at most `limit`; resolves to how many. */
export function purgeRevisions(queries: Queries, { before, limit }: Purge): Promise<number> {
  return deleteBatch(queries, {
    from: presentationRevisions,
    where: lt(presentationRevisions.replacedAt, before),
    limit,
  })
}
