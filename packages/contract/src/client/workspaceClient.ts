import * as folders from '../endpoints/folders.ts'
import * as presentations from '../endpoints/presentations.ts'
import type {
  ChangeFolderBody,
  CreateFolderBody,
  DeckActionBody,
  ListPresentationsQuery,
} from '../requests/decks/workspace.ts'
import { callThrough, type Send } from './call.ts'

/** Creates the calls of the workspace, in a separate module because only its pages use them. */
export function createWorkspaceClient(send: Send) {
  const call = callThrough(send)
  return {
    /** One page of the list; without `filter`, the user's own decks and those shared with them. */
    listPage: async (query: ListPresentationsQuery & { readonly limit: number }) => {
      const page = await call(presentations.listPresentations, { query })
      return 'items' in page ? page : { items: page, nextCursor: null, total: page.length }
    },
    /** Changes several decks at once; decks that the caller may not change are skipped. */
    changeDecks: (body: DeckActionBody) => call(presentations.changeDecks, { body }),
    listFolders: () => call(folders.listFolders),
    createFolder: (body: CreateFolderBody) => call(folders.createFolder, { body }),
    /** Renames a folder or moves it into another. */
    changeFolder: (id: number, body: ChangeFolderBody) =>
      call(folders.changeFolder, { params: { id }, body }),
    /** Its contents move to its parent folder. */
    deleteFolder: (id: number) => call(folders.deleteFolder, { params: { id } }),
    emptyTrash: () => call(presentations.emptyTrash),
  }
}
