import type { Queries } from '../openDatabase.ts'
import { storedFigures } from '../schema/operation/maintenance.ts'

export type StoredRow = typeof storedFigures.$inferSelect
export type StoredKind = StoredRow['kind']

/** Records the number of files of a kind and their size. */
export async function writeStored(
  queries: Queries,
  kind: StoredKind,
  figures: Omit<StoredRow, 'kind'>,
): Promise<void> {
  await queries
    .insert(storedFigures)
    .values({ kind, ...figures })
    .onConflictDoUpdate({ target: storedFigures.kind, set: figures })
}

export function listStored(queries: Queries): Promise<StoredRow[]> {
  return queries.select().from(storedFigures)
}
