import { and, eq, exists, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import { uploads } from '../../db/schema/files.ts'
import {
  deckAccess,
  presentationRevisions,
  presentations,
  templates,
} from '../../db/schema/presentations.ts'
import { seesAllSql, visibleSql, worksOnItSql } from '../../db/visibleSql.ts'

export type UploadRow = typeof uploads.$inferSelect
export type NewUpload = Omit<UploadRow, 'createdAt'>

/** Notes a picture that is stored already, unless its owner would then have more than `limit` bytes: answers whether. */
export function insertUpload(queries: Queries, upload: NewUpload, limit: number): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    // Two pictures of one person that arrive together are counted one after the other.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, upload.userId))
      .for('update')
    const [used] = await transaction
      .select({ bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)` })
      .from(uploads)
      .where(eq(uploads.userId, upload.userId))
    if (Number(used?.bytes ?? 0) + upload.bytes > limit) return false
    // The same picture of another site may come twice at once.
    await transaction.insert(uploads).values(upload).onConflictDoNothing()
    return true
  })
}

/**
 * A picture that a person may see: an own one, one on a slide that they see, one in an older version of a deck that they
 * work on, or one in a template of their own.
 */
export async function findUpload(
  queries: Queries,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<UploadRow | undefined> {
  const [found] = await queries
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), or(eq(uploads.userId, userId), seenIn(queries, userId))))
  return found
}

/** A picture whoever it belongs to, for callers that know by other means that it may be seen. */
export async function findAnyUpload(queries: Queries, id: string): Promise<UploadRow | undefined> {
  const [found] = await queries.select().from(uploads).where(eq(uploads.id, id))
  return found
}

/** Which of these pictures exist and are not for this person to see. */
export async function findForeign(
  queries: Queries,
  { ids, userId }: { readonly ids: readonly string[]; readonly userId: string },
): Promise<readonly string[]> {
  const found = await queries
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        inArray(uploads.id, [...ids]),
        sql`${uploads.userId} <> ${userId}`,
        sql`not ${seenIn(queries, userId)}`,
      ),
    )
  return found.map(({ id }) => id)
}

function seenIn(queries: Queries, userId: string): SQL {
  const role = sql`case when ${presentations.userId} = ${userId} then 'owner' else ${deckAccess.role} end`
  const decks = queries
    .select({ id: presentations.id })
    .from(presentations)
    .leftJoin(
      deckAccess,
      and(eq(deckAccess.presentationId, presentations.id), eq(deckAccess.userId, userId)),
    )
    .leftJoin(presentationRevisions, eq(presentationRevisions.presentationId, presentations.id))
    .where(
      and(
        or(
          eq(presentations.userId, userId),
          and(eq(deckAccess.userId, userId), isNull(presentations.trashedAt)),
        ),
        or(
          and(
            nameIt(presentations.slides),
            or(
              seesAllSql(role, presentations.showsNotes),
              nameIt(visibleSql(presentations.slides)),
            ),
          ),
          and(nameIt(presentationRevisions.slides), worksOnItSql(role)),
        ),
      ),
    )
  const own = queries
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.userId, userId), nameIt(templates.slides)))
  return sql`(${exists(decks)} or ${exists(own)})`
}

/** Whether slides name the picture of the row around this. */
function nameIt(slides: SQLWrapper): SQL {
  const address = sql`'/api/uploads/' || ${uploads.id}`
  const image = sql`jsonb_build_array(jsonb_build_object('images', jsonb_build_array(jsonb_build_object('url', ${address}))))`
  const media = sql`jsonb_build_array(jsonb_build_object('media_data', jsonb_build_object('url', ${address})))`
  return sql`(${slides} @> ${image} or ${slides} @> ${media})`
}

/** Forgets pictures from before a moment that nothing names any more; answers their ids. */
export async function deleteUnnamed(queries: Queries, before: Date): Promise<readonly string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    with named as (
      select jsonb_path_query(slides, '$[*].images[*].url') #>> '{}' as url from presentations
      union select jsonb_path_query(slides, '$[*].media_data.url') #>> '{}' from presentations
      union select jsonb_path_query(slides, '$[*].images[*].url') #>> '{}' from presentation_revisions
      union select jsonb_path_query(slides, '$[*].media_data.url') #>> '{}' from presentation_revisions
      union select jsonb_path_query(slides, '$[*].images[*].url') #>> '{}' from templates
      union select jsonb_path_query(slides, '$[*].media_data.url') #>> '{}' from templates
      union select jsonb_path_query(logos, '$[*]') #>> '{}' from brand_kits
      union select profile_image_url from users
    )
    delete from uploads where created_at < ${before.toISOString()}
      and not exists (select 1 from named where named.url = '/api/uploads/' || uploads.id)
    returning id`)
  return rows.map(({ id }) => id)
}

export async function deleteUploads(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await queries.delete(uploads).where(inArray(uploads.id, [...ids]))
}

/** Which of these names are pictures that the database knows. */
export async function knownUploads(
  queries: Queries,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const found = await queries
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.id, [...names]))
  return new Set(found.map(({ id }) => id))
}
