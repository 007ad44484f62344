import {
  type ChangeFolderBody,
  type CreateFolderBody,
  type Folder,
  workspaceLimits,
} from '@deckloom/contract'
import type { Database, Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import {
  deleteFolder,
  holdFolders,
  insertFolder,
  listFolders,
  updateFolder,
} from './foldersRepository.ts'

interface Ports {
  readonly database: Pick<Database, 'queries'>
}
type Own = readonly Folder[]

/** Somebody's folders. */
export function readFolders({ database }: Ports, userId: string): Promise<Own> {
  return listFolders(database.queries, userId)
}

/** Creates a folder, nested or at the top level. */
export function createFolder(
  ports: Ports,
  { userId, name, parentId = null }: CreateFolderBody & { readonly userId: string },
): Promise<Folder | Failure> {
  return withFolders(ports, userId, async (queries, own) => {
    if (own.length >= workspaceLimits.folders) {
      return invalid(`There are at most ${workspaceLimits.folders} folders`)
    }
    const refused = placeFailure(own, { id: undefined, parentId })
    if (refused) return refused
    const id = await insertFolder(queries, { userId, name, parentId })
    return { id, name, parentId, deckCount: 0 }
  })
}

/** Renames or moves a folder with its contents. */
export function changeFolder(
  ports: Ports,
  {
    id,
    userId,
    name,
    parentId,
  }: ChangeFolderBody & { readonly id: number; readonly userId: string },
): Promise<Folder | Failure> {
  return withFolders(ports, userId, async (queries, own) => {
    const folder = own.find((candidate) => candidate.id === id)
    if (!folder) return new Failure('not_found')
    const refused = parentId === undefined ? undefined : placeFailure(own, { id, parentId })
    if (refused) return refused
    const change = {
      ...(name !== undefined && { name }),
      ...(parentId !== undefined && { parentId }),
    }
    if (Object.keys(change).length > 0) await updateFolder(queries, { id, ...change })
    return { ...folder, ...change }
  })
}

/** Deletes a folder; its contents move to its parent. */
export function removeFolder(
  ports: Ports,
  { id, userId }: { readonly id: number; readonly userId: string },
): Promise<undefined | Failure> {
  return withFolders(ports, userId, async (queries, own) => {
    const folder = own.find((candidate) => candidate.id === id)
    if (!folder) return new Failure('not_found')
    await deleteFolder(queries, folder)
    return undefined
  })
}

function withFolders<Result>(
  { database }: Ports,
  userId: string,
  work: (queries: Queries, own: Own) => Promise<Result>,
): Promise<Result> {
  return database.queries.transaction(async (transaction) => {
    await holdFolders(transaction, userId)
    return work(transaction, await listFolders(transaction, userId))
  })
}

/** The failure for an invalid parent; a new folder has no id. */
function placeFailure(
  own: Own,
  { id, parentId }: { readonly id: number | undefined; readonly parentId: number | null },
): Failure | undefined {
  if (parentId === null) return undefined
  const above = pathTo(own, parentId)
  if (above.length === 0) return new Failure('not_found')
  if (id !== undefined && above.includes(id)) {
    return invalid('A folder cannot lie in itself')
  }
  const below = id === undefined ? 1 : heightOf(own, id)
  if (above.length + below > workspaceLimits.folderDepth) {
    return invalid(`Folders lie at most ${workspaceLimits.folderDepth} deep`)
  }
  return undefined
}

/** The ids of a folder and its ancestors. */
function pathTo(own: Own, id: number): readonly number[] {
  const folder = own.find((candidate) => candidate.id === id)
  if (!folder) return []
  return [...(folder.parentId === null ? [] : pathTo(own, folder.parentId)), id]
}

/** The nesting depth below a folder, including itself. */
function heightOf(own: Own, id: number): number {
  const inside = own.filter(({ parentId }) => parentId === id)
  return 1 + Math.max(0, ...inside.map((folder) => heightOf(own, folder.id)))
}

function invalid(sentence: string): Failure {
  return new Failure('validation_failed', sentence)
}
