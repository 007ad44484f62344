import type { Folder } from '@deckloom/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { folders, presentations } from '../../../db/schema/presentations.ts'

/** A person's folders by name, each with the number of decks directly in it. */
export function listFolders(queries: Queries, userId: string): Promise<Folder[]> {
  return queries
    .select({
      id: folders.id,
      name: folders.name,
      parentId: folders.parentId,
      deckCount: sql<number>`count(${presentations.id})::int`,
    })
    .from(folders)
    .leftJoin(
      presentations,
      and(eq(presentations.folderId, folders.id), isNull(presentations.trashedAt)),
    )
    .where(eq(folders.userId, userId))
    .groupBy(folders.id)
    .orderBy(sql`lower(${folders.name})`, folders.id)
}

/** Serializes changes of one person's folders: prevents cycles. */
export async function holdFolders(queries: Queries, userId: string): Promise<void> {
  await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

export async function hasFolder(
  queries: Queries,
  { id, userId }: { readonly id: number; readonly userId: string },
): Promise<boolean> {
  const found = await queries
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.id, id), eq(folders.userId, userId)))
    .for('share')
  return found.length > 0
}

export async function insertFolder(
  queries: Queries,
  folder: Pick<typeof folders.$inferInsert, 'userId' | 'name' | 'parentId'>,
): Promise<number> {
  const [inserted] = await queries.insert(folders).values(folder).returning({ id: folders.id })
  if (!inserted) throw new Error('The insert returned nothing')
  return inserted.id
}

export async function updateFolder(
  queries: Queries,
  {
    id,
    ...change
  }: { readonly id: number; readonly name?: string; readonly parentId?: number | null },
): Promise<void> {
  await queries.update(folders).set(change).where(eq(folders.id, id))
}

/** Deletes a folder and moves its contents to its parent. */
export async function deleteFolder(
  queries: Queries,
  { id, parentId }: Pick<Folder, 'id' | 'parentId'>,
): Promise<void> {
  await queries
    .update(presentations)
    .set({ folderId: parentId })
    .where(eq(presentations.folderId, id))
  await queries.update(folders).set({ parentId }).where(eq(folders.parentId, id))
  await queries.delete(folders).where(eq(folders.id, id))
}
