import type { Client } from 'pg'
import { deckPool } from './deckPool.ts'

export interface Filling {
  readonly decks: number
  /** Ids of the users who produce the load: the first has `first` decks, the others `each`. */
  readonly people: readonly string[]
  readonly first: number
  readonly each: number
}

/** Older versions per deck. */
const versions = 5
/** Decks per account of all other users. */
const decksOfOthers = 20
const pooled = 400

/**
 * Fills a migrated database with decks, their versions and their index, and with what an installation of that size has
 * besides: accounts, sessions, links, invitations, pictures, visits, an audit trail. Some rows of each kind are due to
 * be removed by the hourly maintenance.
 */
export async function fillDatabase(client: Client, filling: Filling): Promise<void> {
  const { decks } = filling
  // Triggers are disabled; what they would write is inserted in bulk.
  await client.query(`set session_replication_role = replica; set synchronous_commit = off;
    set default_toast_compression = lz4; set maintenance_work_mem = '512MB'`)
  await fillPool(client)
  await fillAccounts(client, filling)
  await fillDecks(client, filling)
  for (const statement of beside(decks)) await client.query(statement)
  await client.query('drop table pool')
  // A plan that allows creating further decks.
  await client.query(
    `insert into installation_settings (key, value) values ('decksPerAccount', 'null')`,
  )
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}

async function fillPool(client: Client): Promise<void> {
  await client.query(
    `create unlogged table pool (id integer primary key, title text, slides jsonb, words tsvector)`,
  )
  await client.query(
    `insert into pool select (row_number() over ())::int - 1, title, slides,
       array_to_tsvector(array(select jsonb_array_elements_text(words)))
     from jsonb_to_recordset($1::jsonb) as one(title text, slides jsonb, words jsonb)`,
    [JSON.stringify(deckPool(pooled))],
  )
}

async function fillAccounts(client: Client, { decks, people }: Filling): Promise<void> {
  await client.query(
    `insert into users (id, email, first_name, last_name, created_at)
     select 'other' || n, 'other' || n || '@example.org', 'Ada', 'Weaver ' || n, now() - n * interval '1 hour'
     from generate_series(1, $1::int) n`,
    [others(decks)],
  )
  await client.query('update users set is_admin = true where id = $1', [people[1]])
}

async function fillDecks(client: Client, { decks, people, first, each }: Filling): Promise<void> {
  const own = first + (people.length - 1) * each
  await client.query(
    `insert into presentations (user_id, title, slides, slide_count, last_modified, created_at, version)
     select case when n <= $2 then $5 when n <= $3 then ($4::text[])[2 + (n - $2 - 1) / $6]
         else 'other' || (1 + n % $7) end,
       pool.title || ' ' || n, pool.slides, 8, now() - n * interval '3 minutes', now() - n * interval '4 minutes', $8
     from generate_series(1, $1::int) n join pool on pool.id = n % $9`,
    [decks, first, own, people, people[0], each, others(decks), versions + 1, pooled],
  )
  await client.query(
    `insert into deck_index (presentation_id, words, visible_words, charts, pictures)
     select p.id, array_to_tsvector(tsvector_to_array(words) || array['w' || p.id]),
       array_to_tsvector(tsvector_to_array(words) || array['w' || p.id]), 0, 0
     from presentations p join pool on pool.id = p.id % $1`,
    [pooled],
  )
  // One in fifty is old enough to be removed.
  await client.query(
    `insert into presentation_revisions (presentation_id, version, title, slides, saved_at, replaced_at)
     select p.id, v, p.title, pool.slides, now() - interval '400 days',
       now() - case when p.id % 50 = 0 then 380 else 30 end * interval '1 day'
     from presentations p join pool on pool.id = p.id % $1, generate_series(1, ${versions}) v`,
    [pooled],
  )
  await client.query(
    `insert into user_totals (user_id, presentations)
     select users.id, count(p.id) from users left join presentations p on p.user_id = users.id group by users.id
     on conflict (user_id) do update set presentations = excluded.presentations`,
  )
  await client.query(
    `with gone as (delete from total_changes)
     insert into total_changes (accounts, presentations) select count(*), sum(presentations) from user_totals`,
  )
}

function others(decks: number): number {
  return Math.ceil(decks / decksOfOthers)
}

/** Returns statements for everything but decks, scaled to their number. */
function beside(decks: number): readonly string[] {
  const people = others(decks)
  const who = `'other' || (1 + n % ${people})`
  return [
    `insert into sessions (sid, sess, expire)
      select md5('sid' || n), json_build_object('userId', ${who}, 'createdAt', to_char(now() - n * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
        now() + (n % 30 - 2) * interval '1 day' from generate_series(1, ${people * 2}) n`,
    `insert into share_links (presentation_id, token, created_by, created_at)
      select p.id, md5('link' || p.id), p.user_id, now() from presentations p where p.id % 4 = 0`,
    `insert into collaborators (presentation_id, user_id, role)
      select p.id, 'other' || (1 + (p.id * 7) % ${people}), 'viewer' from presentations p where p.id % 5 = 0`,
    `insert into collaborators (presentation_id, email, token, invited_at)
      select p.id, 'guest' || p.id || '@example.org', md5('guest' || p.id), now() - p.id * interval '1 minute'
      from presentations p where p.id % 20 = 1`,
    `insert into uploads (id, user_id, mime, bytes, width, height, created_at)
      select md5('picture' || n), ${who}, 'image/png', 40000, 800, 600, now() - interval '3 days'
      from generate_series(1, ${Math.ceil(decks / 4)}) n`,
    `insert into picture_references (upload_id, presentation_id, first_version)
      select md5('picture' || n), n, 1 from generate_series(1, ${Math.ceil(decks / 4)}) n where n % 20 > 0`,
    `insert into audit_trail (id, at, action, outcome, actor, target, caller, request_id, hash)
      select n + coalesce((select max(id) from audit_trail), 0), now() - interval '1 day',
        case n % 4 when 0 then 'sign-in' when 1 then 'deck-export' when 2 then 'link-make' else 'sign-out' end,
        'done', ${who}, null, 'x', 'y', md5('row' || n) from generate_series(1, ${decks * 4}) n`,
    `insert into site_visits (user_id, page, timestamp)
      select ${who}, '/', now() - (n % 32) * interval '1 day' from generate_series(1, ${decks * 4}) n`,
    `insert into user_activity_summary (user_id, date, pages_visited)
      select 'other' || n, current_date - day, 3 from generate_series(1, ${people}) n, generate_series(0, 29) day`,
    `insert into notifications (user_id, notice, occasion, created_at)
      select ${who}, '{"kind":"deck-shared","title":"Harbour","by":"Ada"}', 'occasion' || n, now() - (n % 100) * interval '1 day' from generate_series(1, ${decks}) n`,
    `update presentations set trashed_at = now() - interval '40 days'
      where user_id like 'other%' and id % 100 = 3`,
  ]
}
