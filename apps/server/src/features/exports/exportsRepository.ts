import { repairSlides } from '@deckloom/deck'
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Queries } from '../../db/openDatabase.ts'
import { exportedFiles } from '../../db/schema/files.ts'
import { deckAccess, presentations } from '../../db/schema/presentations.ts'
import { isSharedWith } from '../../db/sharedDecks.ts'
import type { FileKind } from './exportedFile.ts'

/**
 * The contents that a person may see of a deck that they own or share; undefined if they have no
 * access.
 */
export async function findDeck(
  queries: Queries,
  { id, userId }: { readonly id: number; readonly userId: string },
) {
  const [found] = await queries
    .select({
      owner: presentations.userId,
      title: presentations.title,
      slides: presentations.slides,
      showsNotes: presentations.showsNotes,
      createdAt: presentations.createdAt,
      shared: deckAccess.role,
    })
    .from(presentations)
    .leftJoin(deckAccess, isSharedWith(userId))
    .where(and(eq(presentations.id, id), isNull(presentations.trashedAt)))
  const role = found?.owner === userId ? 'owner' : found?.shared
  if (!found || !role) return undefined
  const { title, createdAt, showsNotes } = found
  const slides = found.slides.shownTo({ role, showsNotes })
  // Invalid contents of another version must not break the rendering.
  return { title, createdAt, slides: repairSlides(slides, randomUUID).slides }
}

export interface ExportedFile {
  /** SHA-256 of the token in the download URL. */
  readonly token: string
  readonly userId: string
  readonly format: FileKind
  readonly expiresAt: Date
}

export async function insertExport(queries: Queries, file: ExportedFile): Promise<void> {
  await queries.insert(exportedFiles).values(file)
}

/** An unexpired file of this person. */
export async function findExport(
  queries: Queries,
  { token, userId, now }: { readonly token: string; readonly userId: string; readonly now: Date },
): Promise<FileKind | undefined> {
  const [found] = await queries
    .select({ format: exportedFiles.format })
    .from(exportedFiles)
    .where(
      and(
        eq(exportedFiles.token, token),
        eq(exportedFiles.userId, userId),
        gt(exportedFiles.expiresAt, now),
      ),
    )
  return found?.format
}

/** Deletes at most `limit` expired rows and returns their names. */
export async function deleteExpired(
  queries: Queries,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly string[]> {
  const expired = queries
    .select({ token: exportedFiles.token })
    .from(exportedFiles)
    .where(lte(exportedFiles.expiresAt, now))
    .limit(limit)
    .for('update', { skipLocked: true })
  const gone = await queries
    .delete(exportedFiles)
    .where(inArray(exportedFiles.token, expired))
    .returning({ token: exportedFiles.token })
  return gone.map(({ token }) => token)
}

/** Those of these names that are exports in the database. */
export async function filterExports(
  queries: Queries,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await queries
    .select({ token: exportedFiles.token })
    .from(exportedFiles)
    .where(inArray(exportedFiles.token, [...names]))
  return new Set(found.map(({ token }) => token))
}
