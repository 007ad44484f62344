import type { Folder } from '@deckloom/contract'
import { queryOptions } from '@tanstack/react-query'
import { presentationsKey } from '../../../shared/presentations.ts'
import { workspaceApi } from '../workspace/decks/workspaceApi.ts'

/** The user's folders. Their key is below that of decks, because moving a deck changes their counts. */
export const foldersQuery = queryOptions({
  queryKey: [...presentationsKey, 'folders'],
  queryFn: () => workspaceApi.listFolders(),
  staleTime: 0,
})

/** Returns a folder and its ancestors, outermost first; empty if it no longer exists. */
export function pathTo(folders: readonly Folder[], id: number | null): readonly Folder[] {
  const folder = folders.find((candidate) => candidate.id === id)
  return folder ? [...pathTo(folders, folder.parentId), folder] : []
}

export interface FolderBranch {
  readonly folder: Folder
  /** Number of ancestors. */
  readonly depth: number
}

/** Returns folders as an outline, each followed by its subfolders. `without` omits one with everything in it. */
export function outline(folders: readonly Folder[], without?: number): readonly FolderBranch[] {
  const branches = (parentId: number | null, depth: number): readonly FolderBranch[] =>
    folders
      .filter((folder) => folder.parentId === parentId && folder.id !== without)
      .flatMap((folder) => [{ folder, depth }, ...branches(folder.id, depth + 1)])
  return branches(null, 0)
}
