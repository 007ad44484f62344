import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import {
  linkDownloads,
  linkVisitors,
  linkVisits,
  linkVisitSlides,
} from '../../../db/schema/audience.ts'
import { shareLinks } from '../../../db/schema/sharing.ts'

/** Which visits are counted. */
export interface Counted {
  readonly deckId: number
  /** All links without one. */
  readonly link?: number | undefined
  /** When the first ones began; any time without one. */
  readonly from?: Date | undefined
  /** Before which the last ones began. */
  readonly before?: Date | undefined
}

const mostVisitors = 100

/** The links of a deck that work or were visited, oldest first. */
export async function listVisitedLinks(
  queries: Queries,
  { deckId, now }: { readonly deckId: number; readonly now: Date },
) {
  const { rows } = await queries.execute<{
    id: number
    label: string | null
    createdAt: string
    isEnded: boolean
    isVisited: boolean
    allowsDownload: boolean
    showsNotes: boolean | null
  }>(sql`
    select * from (
      select id, label, created_at as "createdAt", allows_download as "allowsDownload", shows_notes as "showsNotes",
        not is_active or coalesce(expires_at <= ${now.toISOString()}::timestamptz, false) as "isEnded",
        exists (select from ${linkVisits} where link_id = ${shareLinks}.id) as "isVisited"
      from ${shareLinks} where presentation_id = ${deckId}) link
    where "isVisited" or not "isEnded"
    order by id`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/** How often a deck was visited, by how many, for how long, and who saw its last slide. */
export async function sumVisits(
  queries: Queries,
  { lastSlide, ...counted }: Counted & { readonly lastSlide: string | undefined },
) {
  const { rows } = await queries.execute<{
    visits: number
    visitors: number
    named: number
    medianMs: number
    finished: number
  }>(sql`
    with visits as (${visitsOf(counted)}),
    times as (
      select visits.visitor_id, coalesce(sum(slides.ms), 0) as ms,
        coalesce(bool_or(slides.slide_id = ${lastSlide ?? null}), false) as finished
      from visits left join ${linkVisitSlides} slides on slides.visit_id = visits.id
      group by visits.visitor_id)
    select (select count(*) from visits)::integer as visits, count(*)::integer as visitors,
      count(visitor.email)::integer as named, count(*) filter (where finished)::integer as finished,
      coalesce(round(percentile_cont(0.5) within group (order by times.ms)), 0)::integer as "medianMs"
    from times join ${linkVisitors} visitor on visitor.id = times.visitor_id`)
  return rows[0] ?? { visits: 0, visitors: 0, named: 0, medianMs: 0, finished: 0 }
}

export async function countVisits(queries: Queries, counted: Counted): Promise<number> {
  const { rows } = await queries.execute<{ visits: number }>(
    sql`select count(*)::integer as visits from (${visitsOf(counted)}) visits`,
  )
  return rows[0]?.visits ?? 0
}

export async function countDownloads(queries: Queries, counted: Counted): Promise<number> {
  const { rows } = await queries.execute<{ downloads: number }>(sql`
    select count(*)::integer as downloads from ${linkDownloads} file
    join ${shareLinks} link on link.id = file.link_id
    where ${isCounted(counted, sql`file.at`)}`)
  return rows[0]?.downloads ?? 0
}

/** How many saw each slide, and their median time with it, by the id of the slide. */
export async function sumSlides(queries: Queries, counted: Counted) {
  const { rows } = await queries.execute<{ slideId: string; visitors: number; medianMs: number }>(
    sql`
      with visits as (${visitsOf(counted)}),
      times as (
        select visits.visitor_id, slides.slide_id, sum(slides.ms) as ms
        from visits join ${linkVisitSlides} slides on slides.visit_id = visits.id
        group by visits.visitor_id, slides.slide_id)
      select slide_id as "slideId", count(*)::integer as visitors,
        round(percentile_cont(0.5) within group (order by ms))::integer as "medianMs"
      from times group by slide_id`,
  )
  return new Map(rows.map(({ slideId, ...sums }) => [slideId, sums]))
}

/** Visits and visitors of the days (UTC) that have any. */
export async function sumDays(queries: Queries, counted: Counted) {
  const { rows } = await queries.execute<{ date: string; visits: number; visitors: number }>(sql`
    select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::integer as visits,
      count(distinct visitor_id)::integer as visitors
    from (${visitsOf(counted)}) visits group by 1 order by 1`)
  return rows
}

/** The latest visitors, newest first, with how many of these slides they saw. */
export async function listVisitors(
  queries: Queries,
  { slides, ...counted }: Counted & { readonly slides: readonly string[] },
) {
  const { rows } = await queries.execute<{
    id: number
    linkId: number
    email: string | null
    lastAt: string
    ms: number
    slides: number
  }>(sql`
    with visits as (${visitsOf(counted)}),
    latest as (
      select visitor_id, max(last_at) as last_at from visits
      group by visitor_id order by 2 desc, 1 desc limit ${mostVisitors})
    select visitor.id, visitor.link_id as "linkId", visitor.email, latest.last_at as "lastAt",
      coalesce(sum(seen.ms), 0)::integer as ms,
      count(distinct seen.slide_id) filter (where seen.slide_id in ${valuesOf(slides)})::integer as slides
    from latest
    join ${linkVisitors} visitor on visitor.id = latest.visitor_id
    join visits on visits.visitor_id = latest.visitor_id
    left join ${linkVisitSlides} seen on seen.visit_id = visits.id
    group by visitor.id, latest.last_at order by latest.last_at desc, visitor.id desc`)
  return rows.map((row) => ({ ...row, lastAt: new Date(row.lastAt) }))
}

/** Every visit, newest first, with the milliseconds of each slide. */
export async function listVisits(queries: Queries, counted: Counted) {
  const { rows } = await queries.execute<{
    visitorId: number
    linkId: number
    email: string | null
    startedAt: string
    slides: Readonly<Record<string, number>>
  }>(sql`
    select visitor.id as "visitorId", visitor.link_id as "linkId", visitor.email,
      visits.started_at as "startedAt",
      coalesce((select json_object_agg(slide_id, ms) from ${linkVisitSlides} where visit_id = visits.id), '{}') as slides
    from (${visitsOf(counted)}) visits join ${linkVisitors} visitor on visitor.id = visits.visitor_id
    order by visits.started_at desc, visits.id desc`)
  return rows.map((row) => ({ ...row, startedAt: new Date(row.startedAt) }))
}

/** Visits and visitors of all links of a deck. */
export async function countShowings(queries: Queries, deckId: number) {
  const { rows } = await queries.execute<{ views: number; viewers: number }>(sql`
    select count(*)::integer as views, count(distinct visitor_id)::integer as viewers
    from (${visitsOf({ deckId })}) visits`)
  return rows[0] ?? { views: 0, viewers: 0 }
}

/** The visits that saw each slide, and their time together, by the id of the slide. */
export async function sumShowings(queries: Queries, deckId: number) {
  const { rows } = await queries.execute<{ slideId: string; views: number; ms: number }>(sql`
    select slide_id as "slideId", count(*)::integer as views, sum(slides.ms)::float8 as ms
    from (${visitsOf({ deckId })}) visits join ${linkVisitSlides} slides on slides.visit_id = visits.id
    group by slide_id`)
  return new Map(rows.map(({ slideId, ...sums }) => [slideId, sums]))
}

function visitsOf(counted: Counted): SQL {
  return sql`select visit.* from ${linkVisits} visit join ${shareLinks} link on link.id = visit.link_id
    where ${isCounted(counted, sql`visit.started_at`)}`
}

/** Whether what happened at a moment by a `link` is counted. */
function isCounted({ deckId, link, from, before }: Counted, at: SQL): SQL {
  return sql.join(
    [
      sql`link.presentation_id = ${deckId}`,
      ...(link === undefined ? [] : [sql`link.id = ${link}`]),
      ...(from === undefined ? [] : [sql`${at} >= ${from.toISOString()}::timestamptz`]),
      ...(before === undefined ? [] : [sql`${at} < ${before.toISOString()}::timestamptz`]),
    ],
    sql` and `,
  )
}

/** As one parameter: a list of parameters has a limit. */
function valuesOf(texts: readonly string[]): SQL {
  return sql`(select json_array_elements_text(${JSON.stringify(texts)}::json))`
}
