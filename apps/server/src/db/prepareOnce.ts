import type { Queries } from './openDatabase.ts'

/**
 * Builds a frequent query once for the database and once for each transaction: building takes
 * longer than reading the result. Its variable parts are placeholders. It has no name, because
 * connections of the embedded database share one session, where names would collide.
 */
export function prepareOnce<Query>(
  build: (queries: Queries) => Query,
): (queries: Queries) => Query {
  const known = new WeakMap<Queries, Query>()
  return (queries) => {
    const built = known.get(queries) ?? build(queries)
    known.set(queries, built)
    return built
  }
}
