import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * All that is found in a text with one, two or three characters, for an index: `text_parts` is made by a migration. It
 * stands for trigrams, which would be an extension that not every database has.
 */
export function partsOf(text: SQLWrapper): SQL {
  return sql`text_parts(${text}, 1)`
}

/** Whether a text in small letters has a part, whatever its case; answered from an index on `partsOf` the text. */
export function hasPart(text: SQLWrapper, part: string): SQL {
  // The longest parts are the rarest. The index cannot tell their order, the text can.
  const longest = sql`text_parts(lower(${part}::text), least(3, length(${part}::text)))`
  return sql`(${partsOf(text)} @> ${longest} and strpos(${text}, lower(${part}::text)) > 0)`
}
