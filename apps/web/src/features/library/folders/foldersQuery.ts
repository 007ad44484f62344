import type { Folder } from '@deckloom/contract'
import { queryOptions } from '@tanstack/react-query'
import { presentationsKey } from '../../../shared/presentations.ts'
import { workspaceApi } from '../workspace/decks/workspaceApi.ts'

/** A person's folders; below the key of decks, because whatever moves a deck changes their counts. */
export const foldersQuery = queryOptions({
  queryKey: [...presentationsKey, 'folders'],
  queryFn: () => workspaceApi.listFolders(),
  staleTime: 0,
})

/** A folder and those around it, the outermost first; nothing for one that is gone. */
export function pathTo(folders: readonly Folder[], id: number | null): readonly Folder[] {
  const folder = folders.find((candidate) => candidate.id === id)
  return folder ? [...pathTo(folders, folder.parentId), folder] : []
}

export interface FolderBranch {
  readonly folder: Folder
  /** How many folders are around it. */
  readonly depth: number
}

/** Folders as an outline: each followed by its subfolders. `without` leaves one out with everything in it. */
export function outline(folders: readonly Folder[], without?: number): readonly FolderBranch[] {
  const branches = (parentId: number | null, depth: number): readonly FolderBranch[] =>
    folders
      .filter((folder) => folder.parentId === parentId && folder.id !== without)
      .flatMap((folder) => [{ folder, depth }, ...branches(folder.id, depth + 1)])
  return branches(null, 0)
}
