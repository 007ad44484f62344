import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * All substrings of one, two or three characters of a text, for an index: `text_parts` is made by a
 * migration. It replaces trigrams, an extension that not every database has.
 */
export function partsOf(text: SQLWrapper): SQL {
  return sql`text_parts(${text}, 1)`
}

/**
 * Whether a lower-case text contains a part, ignoring its case; uses an index on `partsOf` the
 * text.
 */
export function hasPart(text: SQLWrapper, part: string): SQL {
  // The longest parts are the rarest. The index does not know their order; the text does.
  const longest = sql`text_parts(lower(${part}::text), least(3, length(${part}::text)))`
  return sql`(${partsOf(text)} @> ${longest} and strpos(${text}, lower(${part}::text)) > 0)`
}
