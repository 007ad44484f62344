import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { deleteBatch } from '../../db/deleteBatch.ts'
import { isCompleted } from '../../db/maintenance/stepsRepository.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import { pictureReferences } from '../../db/schema/deckIndex.ts'
import { uploads } from '../../db/schema/files.ts'
import {
  brandKits,
  presentationRevisions,
  presentations,
  templates,
} from '../../db/schema/presentations.ts'
import { sharedDecksSql } from '../../db/sharedDecks.ts'
import { seesAllSql, visibleSql, isEditorSql } from '../../db/visibleSql.ts'

export type UploadRow = typeof uploads.$inferSelect
export type NewUpload = Omit<UploadRow, 'createdAt'>

/** Inserts the row of a stored picture; false if its owner would exceed `limit` bytes. */
export function insertUpload(queries: Queries, upload: NewUpload, limit: number): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    // Serializes concurrent uploads of one person, so that both are counted.
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
    // The same picture of another site may be stored twice at once.
    await transaction.insert(uploads).values(upload).onConflictDoNothing()
    return true
  })
}

/**
 * An upload that a person may see: an own one, one on a slide that they see, one in a revision of a
 * deck that they edit, or one in a template of their own.
 */
export async function findUpload(
  queries: Queries,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<UploadRow | undefined> {
  const find = async (decks: SQL | undefined) => {
    const seen = or(eq(uploads.userId, userId), seenIn(queries, { userId, decks }))
    const [found] = await queries
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, id), seen))
    return found
  }
  return (await find(naming)) ?? ((await areNoted(queries)) ? undefined : find(undefined))
}

/** Any upload, for callers that have checked access by other means. */
export async function findAnyUpload(queries: Queries, id: string): Promise<UploadRow | undefined> {
  const [found] = await queries.select().from(uploads).where(eq(uploads.id, id))
  return found
}

/** Which of these uploads exist but are not visible to this person. */
export async function findForeign(
  queries: Queries,
  { ids, userId }: { readonly ids: readonly string[]; readonly userId: string },
): Promise<readonly string[]> {
  const find = async (decks: SQL | undefined) => {
    const found = await queries
      .select({ id: uploads.id })
      .from(uploads)
      .where(
        and(
          inArray(uploads.id, [...ids]),
          sql`${uploads.userId} <> ${userId}`,
          sql`not ${seenIn(queries, { userId, decks })}`,
        ),
      )
    return found.map(({ id }) => id)
  }
  const foreign = await find(naming)
  return foreign.length === 0 || (await areNoted(queries)) ? foreign : find(undefined)
}

/** The maintenance step that indexes the picture references of older decks. */
export const notingStep = 'Picture references of older decks'

/** Whether all references are indexed; until then, a person's decks have to be scanned. */
function areNoted(queries: Queries): Promise<boolean> {
  return isCompleted(queries, notingStep)
}

/** The decks that reference the picture of the outer row, in any version. */
const naming = sql`${presentations.id} in (
  select presentation_id from ${pictureReferences} named where named.upload_id = ${uploads.id})`

/** Whether the person sees the picture of the outer row, in decks that satisfy `decks`. */
function seenIn(
  queries: Queries,
  { userId, decks: which }: { readonly userId: string; readonly decks: SQL | undefined },
): SQL {
  // Own decks and those of others in separate look-ups: joined by "or", all decks would be scanned.
  const mine = sql`(
    select own.id, 'owner' as role from ${presentations} own where own.user_id = ${userId}
    union all
    select d.id, a.role from ${sharedDecksSql(userId)} where d.trashed_at is null) mine`
  const role = sql`mine.role`
  const decks = queries
    .select({ id: presentations.id })
    .from(presentations)
    .innerJoin(mine, sql`mine.id = ${presentations.id}`)
    .leftJoin(presentationRevisions, eq(presentationRevisions.presentationId, presentations.id))
    .where(
      and(
        which,
        or(
          and(
            nameIt(presentations.slides),
            or(
              seesAllSql(role, presentations.showsNotes),
              nameIt(visibleSql(presentations.slides)),
            ),
          ),
          and(nameIt(presentationRevisions.slides), isEditorSql(role)),
        ),
      ),
    )
  const own = queries
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.userId, userId), nameIt(templates.slides)))
  return sql`(${exists(decks)} or ${exists(own)})`
}

/** Whether slides reference the picture of the outer row. */
function nameIt(slides: SQLWrapper): SQL {
  const address = sql`'/api/uploads/' || ${uploads.id}`
  const image = sql`jsonb_build_array(jsonb_build_object('images', jsonb_build_array(jsonb_build_object('url', ${address}))))`
  const media = sql`jsonb_build_array(jsonb_build_object('media_data', jsonb_build_object('url', ${address})))`
  return sql`(${slides} @> ${image} or ${slides} @> ${media})`
}

/** The next uploads by id that were created before a time. */
export async function uploadsAfter(
  queries: Queries,
  {
    after,
    before,
    limit,
  }: { readonly after: string; readonly before: Date; readonly limit: number },
): Promise<readonly string[]> {
  const found = await queries
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(gt(uploads.id, after), lt(uploads.createdAt, before)))
    .orderBy(asc(uploads.id))
    .limit(limit)
  return found.map(({ id }) => id)
}

const address = sql`('/api/uploads/' || ${uploads.id})`

/** Whether no deck, kept revision, template, brand kit or profile references the picture. */
const isUnnamed = sql`not exists (
    select from ${pictureReferences} named where named.upload_id = ${uploads.id} and (
      named.last_version is null
      or exists (select from ${presentationRevisions} kept where kept.presentation_id = named.presentation_id
        and kept.version between named.first_version and named.last_version)))
  and not exists (select from ${users} where profile_image_url = ${address})
  and not exists (select from ${brandKits} where logos @> to_jsonb(${address}))`

/**
 * Deletes those of these uploads that are unreferenced; resolves to their ids. They are locked
 * first and checked then: a save that references one either has it locked, and it is skipped, or
 * comes later and finds it gone.
 */
export function deleteUnnamed(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly string[]> {
  return queries.transaction(async (transaction) => {
    const held = await transaction
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(inArray(uploads.id, [...ids]), isUnnamed))
      .for('update', { of: uploads, skipLocked: true })
    if (held.length === 0) return []
    const gone = await transaction
      .delete(uploads)
      .where(
        and(
          inArray(
            uploads.id,
            held.map(({ id }) => id),
          ),
          isUnnamed,
        ),
      )
      .returning({ id: uploads.id })
    return gone.map(({ id }) => id)
  })
}

/** Deletes references of decks whose versions are no longer kept; resolves to how many. */
export function deleteEndedReferences(queries: Queries, limit: number): Promise<number> {
  const where = sql`last_version is not null and not exists (
    select from ${presentationRevisions} kept where kept.presentation_id = ${pictureReferences.presentationId}
      and kept.version between ${pictureReferences.firstVersion} and ${pictureReferences.lastVersion})`
  return deleteBatch(queries, { from: pictureReferences, where, limit })
}

/**
 * Indexes the references of the next decks by id and of their revisions, as triggers do for newer
 * ones. Resolves to the last of these decks; undefined if there are none.
 */
export function noteDecksAfter(
  queries: Queries,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ readonly last: number; readonly decks: number } | undefined> {
  return queries.transaction(async (transaction) => {
    // Locked against concurrent saves.
    const decks = await transaction
      .select({ id: presentations.id })
      .from(presentations)
      .where(gt(presentations.id, after))
      .orderBy(asc(presentations.id))
      .limit(limit)
      .for('share')
    const ids = decks.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return undefined
    await transaction.execute(sql`
      insert into picture_references (upload_id, presentation_id, first_version, last_version)
      select uploads.id, state.id, min(state.version), case when bool_or(state.is_current) then null else max(state.version) end
      from (
        select id, version, true as is_current, slides from presentations where ${inArray(presentations.id, ids)}
        union all
        select presentation_id, version, false, slides from presentation_revisions
        where ${inArray(presentationRevisions.presentationId, ids)}
      ) state
      cross join lateral unnest(picture_names(state.slides)) as named(id)
      join uploads on uploads.id = named.id
      group by uploads.id, state.id
      on conflict (presentation_id, upload_id, first_version)
        do update set last_version = case when picture_references.last_version is null or excluded.last_version is null
          then null else greatest(picture_references.last_version, excluded.last_version) end`)
    return { last, decks: ids.length }
  })
}

/** The same for the next templates by id. */
export function noteTemplatesAfter(
  queries: Queries,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number | undefined> {
  return queries.transaction(async (transaction) => {
    const next = await transaction
      .select({ id: templates.id })
      .from(templates)
      .where(gt(templates.id, after))
      .orderBy(asc(templates.id))
      .limit(limit)
    const ids = next.map(({ id }) => id)
    if (ids.length === 0) return undefined
    await transaction.execute(sql`
      insert into picture_references (upload_id, template_id)
      select distinct uploads.id, templates.id from templates
      cross join lateral unnest(picture_names(templates.slides)) as named(id)
      join uploads on uploads.id = named.id
      where ${inArray(templates.id, ids)} and not exists (select from picture_references known
        where known.template_id = templates.id and known.upload_id = uploads.id)`)
    return ids.at(-1)
  })
}

export async function deleteUploads(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await queries.delete(uploads).where(inArray(uploads.id, [...ids]))
}

/** Which of these names are uploads in the database. */
export async function findKnownUploads(
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
