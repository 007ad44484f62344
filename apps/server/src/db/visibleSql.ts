import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

// What platform/decks/deckSight.ts decides, where the database applies it.

/** Whether a role may edit the deck. */
export function isEditorSql(role: SQLWrapper): SQL {
  return sql`${role} in ('owner', 'editor')`
}

/** Whether a role sees notes and hidden slides. */
export function seesAllSql(role: SQLWrapper, showsNotes: SQLWrapper): SQL {
  return sql`(${isEditorSql(role)} or ${showsNotes})`
}

/** The slides that are not hidden. */
export function visibleSql(slides: SQLWrapper): SQL {
  return sql`jsonb_path_query_array(${slides}, '$[*] ? (!(@.hidden == true))')`
}
