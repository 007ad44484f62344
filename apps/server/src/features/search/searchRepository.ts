import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { seesAllSql, visibleSql } from '../../db/visibleSql.ts'

export interface DeckFound {
  readonly id: number
  readonly title: string
  /** From 1; null when the title has the words, and no slide is meant. */
  readonly slide: number | null
  /** Everything that stands on that slide. */
  readonly words: string | null
  readonly lastModified: Date
}

interface Row extends Record<string, unknown> {
  readonly id: number
  readonly title: string
  readonly slide: number | null
  readonly words: string | null
  readonly last_modified: Date | string
}

/** Where a slide keeps its words, as JSON paths. */
const wordPaths = [
  '$.slide_title',
  '$.eyebrow',
  '$.bullet_points[*] ? (@.type() == "string")',
  '$.bullet_points[*].text',
  '$.text_elements[*].content',
  '$.table.rows[*][*]',
]

/**
 * Decks that a person owns or shares whose title or slides have the words, any case; those whose title has them first,
 * then the newest. Each with its first slide that has them. What its reader may not see of a deck is not searched.
 */
export async function findDecks(
  queries: Queries,
  {
    userId,
    words,
    most,
  }: { readonly userId: string; readonly words: string; readonly most: number },
): Promise<readonly DeckFound[]> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await queries.execute<Row>(sql`
    select deck.id, deck.title, hit.slide, hit.words, deck.last_modified
    from presentations deck
    left join deck_access shared on shared.presentation_id = deck.id and shared.user_id = ${userId}
    cross join lateral (select case when deck.user_id = ${userId} then 'owner' else shared.role end as role) reader
    cross join lateral (select ${seesAllSql(sql`reader.role`, sql`deck.shows_notes`)} as sees_all) sight
    left join lateral (
      select each_slide.position::int as slide, said.words
      from jsonb_array_elements(case when sight.sees_all then deck.slides else ${visibleSql(sql`deck.slides`)} end)
        with ordinality as each_slide(slide, position)
      cross join lateral (select string_agg(word #>> '{}', ' · ') as words from (${wordsOf()}) as each_word(word)) as said
      where said.words ilike ${pattern}
      order by each_slide.position limit 1
    ) hit on true
    where deck.trashed_at is null and reader.role is not null
      and (deck.title ilike ${pattern} or hit.slide is not null)
    order by deck.title ilike ${pattern} desc, deck.last_modified desc, deck.id desc
    limit ${most}`)
  return rows.map(({ id, title, slide, words: said, last_modified }) => ({
    id,
    title,
    slide,
    words: said,
    lastModified: new Date(last_modified),
  }))
}

function wordsOf(): SQL {
  const each = wordPaths.map(
    (path) => sql`select jsonb_path_query(each_slide.slide, ${sql.raw(`'${path}'`)})`,
  )
  const notes = sql`select jsonb_path_query(each_slide.slide, '$.notes') where sight.sees_all`
  return sql.join([...each, notes], sql` union all `)
}
