import { callThrough, type Send } from './client.ts'
import type {
  ChangeFolderBody,
  CreateFolderBody,
  DeckActionAnswer,
  DeckActionBody,
  Folder,
  ListPresentationsQuery,
  PresentationPage,
} from './workspace.ts'

/** The calls of the workspace, in a module of their own because only its pages make them. */
export function createWorkspaceClient(send: Send) {
  const call = callThrough(send)
  const get = <T>(path: string) => call<T>({ method: 'GET', path })
  const post = <T>(path: string, body: unknown) => call<T>({ method: 'POST', path, body })
  return {
    /** A page of the list; without `filter` own decks and those that others share. */
    listPage: (query: ListPresentationsQuery & { readonly limit: number }) =>
      get<PresentationPage>(`/api/presentations?${searchOf(query)}`),
    /** Something done to several decks at once; those that may not be changed are left as they are. */
    changeDecks: (body: DeckActionBody) =>
      post<DeckActionAnswer>('/api/presentations/actions', body),
    listFolders: () => get<readonly Folder[]>('/api/folders'),
    createFolder: (body: CreateFolderBody) => post<Folder>('/api/folders', body),
    /** Renames a folder or puts it into another. */
    changeFolder: (id: number, body: ChangeFolderBody) =>
      call<Folder>({ method: 'PATCH', path: `/api/folders/${id}`, body }),
    /** What lies in it moves to where it lay. */
    deleteFolder: (id: number) => call<null>({ method: 'DELETE', path: `/api/folders/${id}` }),
    emptyTrash: () => call<null>({ method: 'DELETE', path: '/api/trash' }),
  }
}

function searchOf(query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
}
