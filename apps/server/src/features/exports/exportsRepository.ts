import { repairSlides } from '@deckloom/deck'
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Queries } from '../../db/openDatabase.ts'
import { exportedFiles } from '../../db/schema/files.ts'
import { deckAccess, presentations } from '../../db/schema/presentations.ts'
import type { FileKind } from './exportedFile.ts'

/** What somebody may see of a deck that they own or share; undefined when it is none of theirs. */
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
    .leftJoin(
      deckAccess,
      and(eq(deckAccess.presentationId, presentations.id), eq(deckAccess.userId, userId)),
    )
    .where(and(eq(presentations.id, id), isNull(presentations.trashedAt)))
  const role = found?.owner === userId ? 'owner' : found?.shared
  if (!found || !role) return undefined
  const { title, createdAt, showsNotes } = found
  const slides = found.slides.shownTo({ role, showsNotes })
  // What another version stored must not end a drawing half way.
  return { title, createdAt, slides: repairSlides(slides, randomUUID).slides }
}

export interface ExportedFile {
  /** SHA-256 of the token in the download address. */
  readonly token: string
  readonly userId: string
  readonly format: FileKind
  readonly expiresAt: Date
}

export async function insertExport(queries: Queries, file: ExportedFile): Promise<void> {
  await queries.insert(exportedFiles).values(file)
}

/** What a file is that is this person's and has not expired. */
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

/** Forgets what has expired, at most `limit` files, and names it. */
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

/** Which of these names are exports that the database knows. */
export async function knownExports(
  queries: Queries,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await queries
    .select({ token: exportedFiles.token })
    .from(exportedFiles)
    .where(inArray(exportedFiles.token, [...names]))
  return new Set(found.map(({ token }) => token))
}
