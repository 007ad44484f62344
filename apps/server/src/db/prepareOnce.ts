import type { Queries } from './openDatabase.ts'

/**
 * A query that is put with nearly every call, built once for the database and once for each transaction: to build it takes
 * longer than to read its answer. Its parts that differ are placeholders. It has no name, because connections of the
 * embedded database share one session, where names would collide.
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
