import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { collaborators } from '../../db/schema/presentations.ts'
import { aDeck, aSlide, join, type Person, testApp } from '../testApp.ts'
import type { OpenedDatabase } from '../testDrivers.ts'

// Each row represents ten, on pages that hold a tenth: filling takes a tenth of the time, and plans
// are the same.
const rowsFor = 10
const rows = 120_000 / rowsFor

/** One row for each number `n` in the other tables. Accounts are named 'other1' and so on. */
const fillings: Readonly<Record<string, string>> = {
  users: `(id, email, first_name, last_name, created_at)
    select 'other' || n, 'other' || n || '@example.org', 'Ada', 'Weaver', now() - n * interval '1 hour'`,
  user_totals: `(user_id, presentations) select 'other' || n, n % 50`,
  user_activity_summary: `(user_id, date, pages_visited) select 'other' || n, current_date - n % 30, 3`,
  sessions: `(sid, sess, expire) select md5('sid' || n), json_build_object('userId', 'other' || n,
      'createdAt', to_char(now() - n * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now() + interval '1 day'`,
  uploads: `(id, user_id, mime, bytes, width, height, created_at)
    select md5('picture' || n), 'other' || n, 'image/png', 1, 1, 1, now() - interval '3 days'`,
  picture_references: `(upload_id, presentation_id, first_version)
    select md5('picture' || n), (select max(id) from presentations) - n, 1`,
  share_links: `(presentation_id, token, created_by)
    select (select max(id) from presentations) - n, md5('link' || n), 'other' || n`,
  link_members: `(link_id, user_id, joined_at)
    select (select max(id) from share_links) - n, 'other' || n, now() - n * interval '1 minute'`,
  collaborators: `(presentation_id, user_id, email, token, invited_by, invited_at)
    select (select max(id) from presentations) - n, case when n % 2 = 0 then 'other' || n end,
      case when n % 2 = 1 then 'guest' || n || '@example.org' end, md5('guest' || n), 'other' || n, now() - n * interval '1 minute'`,
  teams: `(name) select 'Weavers ' || n`,
  team_members: `(team_id, user_id, email, token, invited_by, invited_at)
    select n, case when n % 2 = 0 then 'other' || n end, 'guest' || n || '@example.org', md5('member' || n), 'other' || n, now() - n * interval '1 minute'`,
  team_decks: `(team_id, presentation_id, role) select n, (select max(id) from presentations) - n, 'viewer'`,
  account_invitations: `(email, invited_by, expires_at, created_at)
    select 'guest' || n || '@example.org', 'other' || n, now() + interval '1 day', now() - n * interval '1 minute'`,
  audit_trail: `(id, at, action, outcome, actor, target, caller, request_id, hash)
    select n + 1000, now(), (array['sign-in', 'sign-out', 'deck-export', 'link-revoke'])[1 + n % 4], 'done',
      'other' || n, 'other' || (n + 1), 'x', 'y', md5('row' || n)`,
  site_visits: `(user_id, page, timestamp) select 'other' || n, '/', now() - (n % 20) * interval '1 day'`,
  analytics: `(presentation_id, viewer_id, action, timestamp, showing)
    select (select max(id) from presentations) - n, 'other' || n, 'view', now() - (n % 390) * interval '1 day',
      case when n % 390 > 20 then 'showing' || n end`,
  notifications: `(user_id, notice, occasion, created_at)
    select 'other' || n, '{"kind":"deck-shared","title":"Harbour","by":"Ada"}', 'occasion' || n, now() - n * interval '1 minute'`,
  support_messages: `(name, email, category, subject, message, created_at)
    select 'Ada', 'other' || n || '@example.org', 'other', 'Harbour', 'Tides', now() - n * interval '1 minute'`,
  templates: `(user_id, name, category, slides) select 'other' || n, 'Harbour', 'business', '[]'`,
  folders: `(user_id, name) select 'other' || n, 'Harbour'`,
  comment_threads: `(presentation_id, slide_id, anchor)
    select (select max(id) from presentations) - n, 's' || n, '{"kind":"slide"}'`,
  comments: `(presentation_id, thread_id, user_id, content)
    select (select max(id) from presentations) - n, n, 'other' || n, 'Is this right?'`,
  thread_reads: `(thread_id, user_id, up_to) select n, 'other' || (n + 1), n`,
  favorites: `(user_id, presentation_id) select 'other' || n, (select max(id) from presentations) - n`,
}

const decks = ['presentations', 'deck_index', 'presentation_revisions']

/** The tables with very many rows. */
export const growing: ReadonlySet<string> = new Set([...decks, ...Object.keys(fillings)])

export interface FilledSystem {
  /** Has a sixth of all decks. */
  readonly heavy: Person
  /** An administrator without decks, who shares one of the first person's. */
  readonly light: Person
  /** A picture in a deck that neither of them sees. */
  readonly picture: string
}

/**
 * Fills a PostgreSQL database so that it plans as with 120,000 decks, accounts, sessions, links and
 * so on.
 */
export async function fillSystem(opened: OpenedDatabase): Promise<FilledSystem> {
  const { queries } = opened.database
  const app = await testApp(opened)
  const [heavy, light] = [await join(app), await join(app)]
  const mine = await aDeck(heavy)
  await heavy.ask(`PUT /api/presentations/${mine.id}`, { slides: [aSlide('Saved')] })
  await queries.insert(collaborators).values({ presentationId: mine.id, userId: light.id })
  await queries.update(users).set({ isAdmin: true }).where(eq(users.id, light.id))
  await app.close()
  for (const table of growing) {
    await queries.execute(
      sql.raw(
        `alter table ${table} set (fillfactor = ${100 / rowsFor}, autovacuum_enabled = false)`,
      ),
    )
  }
  await fillTables(opened, heavy)
  await vacuum(opened)
  await queries.execute(sql`
    update pg_class set reltuples = reltuples * ${rowsFor} where relname in ${[...growing]}`)
  const { rows: found } = await queries.execute<{ id: string }>(sql`
    select upload_id as id from picture_references named join presentations p on p.id = named.presentation_id
    where p.user_id <> ${heavy.id} limit 1`)
  return { heavy, light, picture: found[0]?.id ?? '' }
}

/**
 * Vacuums until nearly all pages are visible to all, which an open transaction prevents: before that, no plan
 * reads an index alone.
 */
async function vacuum({ database: { queries } }: OpenedDatabase): Promise<void> {
  const hiddenTables = async () => {
    for (const table of growing) await queries.execute(sql.raw(`vacuum analyze ${table}`))
    const { rows: hidden } = await queries.execute<{ name: string }>(sql`
      select relname as name from pg_class
      where relname in ${[...growing]} and relallvisible < 0.99 * relpages`)
    return hidden.map(({ name }) => name)
  }
  await expect.poll(hiddenTables, { timeout: 30_000 }).toEqual([])
  await queries.execute(sql`analyze`)
}

function fillTables({ database: { queries } }: OpenedDatabase, heavy: Person): Promise<void> {
  return queries.transaction(async (transaction) => {
    // Writes what triggers would, in bulk.
    await transaction.execute(sql`set local session_replication_role = replica`)
    // Until a commit is on disk, its pages are not visible to all, and no plan uses an index alone.
    await transaction.execute(sql`set local synchronous_commit = on`)
    await transaction.execute(sql`
      insert into presentations (user_id, title, slides, slide_count, last_modified, is_public, trashed_at)
      select case when n % 6 = 0 then ${heavy.id} else 'other' || (1 + n % 50) end, 'Harbour ' || n,
        jsonb_build_array(${JSON.stringify(aSlide('Tides'))}::jsonb || jsonb_build_object('id', 's' || n)), 1,
        now() - n * interval '1 minute', n % 7 = 0, case when n % 11 = 0 then now() - n % 20 * interval '1 day' end
      from generate_series(1, ${rows}::int) n`)
    await transaction.execute(sql`
      insert into deck_index (presentation_id, words, visible_words, charts, pictures)
      select id, words, words, 0, 0 from presentations cross join lateral (
        select array_to_tsvector(array['harbour', 't:harbour', 'tides', 'w' || id % 1000, 'w' || id]) as words) read
      on conflict do nothing`)
    await transaction.execute(sql`
      insert into presentation_revisions (presentation_id, version, title, slides)
      select id, v, title, slides from presentations, generate_series(1, 5) v on conflict do nothing`)
    for (const [table, filling] of Object.entries(fillings)) {
      await transaction.execute(
        sql.raw(`insert into ${table} ${filling} from generate_series(1, ${rows}) n`),
      )
    }
  })
}
