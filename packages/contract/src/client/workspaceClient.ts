import * as folders from '../endpoints/folders.ts'
import * as presentations from '../endpoints/presentations.ts'
import type {
  ChangeFolderBody,
  CreateFolderBody,
  DeckActionBody,
  ListPresentationsQuery,
} from '../requests/decks/workspace.ts'
import { callThrough, type Send } from './call.ts'

/** The calls of the workspace, in a module of their own because only its pages make them. */
export function createWorkspaceClient(send: Send) {
  const call = callThrough(send)
  return {
    /** A page of the list; without `filter` own decks and those that others share. */
    listPage: async (query: ListPresentationsQuery & { readonly limit: number }) => {
      const page = await call(presentations.listPresentations, { query })
      return 'items' in page ? page : { items: page, nextCursor: null, total: page.length }
    },
    /** Something done to several decks at once; those that may not be changed are left as they are. */
    changeDecks: (body: DeckActionBody) => call(presentations.changeDecks, { body }),
    listFolders: () => call(folders.listFolders),
    createFolder: (body: CreateFolderBody) => call(folders.createFolder, { body }),
    /** Renames a folder or puts it into another. */
    changeFolder: (id: number, body: ChangeFolderBody) =>
      call(folders.changeFolder, { params: { id }, body }),
    /** What lies in it moves to where it lay. */
    deleteFolder: (id: number) => call(folders.deleteFolder, { params: { id } }),
    emptyTrash: () => call(presentations.emptyTrash),
  }
}
