import { ApiError, type DeckAction, type PresentationListItem } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../shared/api.ts'
import { presentationsKey } from '../../../../shared/presentations.ts'
import { deckName } from '../../deckName.ts'
import { leaveDeck } from './leaveDeck.ts'
import { workspaceApi } from './workspaceApi.ts'

export type Decks = readonly PresentationListItem[]

/** Returns the workspace actions on decks: each applies to all given decks at once, with an undo where possible. */
export function useDeckChanges() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: presentationsKey })
  const change = async (action: Exclude<DeckAction, 'move'>, decks: Decks) => {
    const { changed } = await workspaceApi.changeDecks({ action, ids: decks.map(({ id }) => id) })
    await refresh()
    return changed
  }
  const restore = (decks: Decks) =>
    attempt('Restore Failed', async () => {
      const changed = await change('restore', decks)
      toast({ title: restoredLabel(changed.length), description: namesOf(decks) })
    })
  const trash = (decks: Decks) =>
    attempt('Delete Failed', async () => {
      const changed = new Set(await change('trash', decks))
      const gone = decks.filter(({ id }) => changed.has(id))
      toast({
        title: gone.length === 1 ? 'Presentation deleted' : `${gone.length} presentations deleted`,
        description: `${namesOf(gone)} In the trash for 30 days.`,
        action: { label: 'Undo', onAct: () => restore(gone) },
      })
    })
  const erase = (decks: Decks) =>
    attempt('Delete Failed', async () => {
      const changed = await change('erase', decks)
      toast({ title: `${countPresentations(changed.length)} deleted permanently` })
    })
  const emptyTrash = () =>
    attempt('Delete Failed', async () => {
      await workspaceApi.emptyTrash()
      await refresh()
      toast({ title: 'Trash emptied' })
    })
  const mark = (decks: Decks, favorite: boolean) =>
    attempt('Nothing changed', () => change(favorite ? 'favorite' : 'unfavorite', decks))
  const duplicate = (deck: PresentationListItem) =>
    attempt('Duplicate Failed', async () => {
      const copy = await api.duplicatePresentation(deck.id)
      await refresh()
      toast({ title: 'Presentation duplicated', description: copy.title })
    })
  const move = (decks: Decks, folderId: number | null) =>
    attempt('Move Failed', async () => {
      const ids = decks.map(({ id }) => id)
      const { changed } = await workspaceApi.changeDecks({ action: 'move', ids, folderId })
      await refresh()
      toast({ title: `${countPresentations(changed.length)} moved`, description: namesOf(decks) })
    })
  const leave = (deck: PresentationListItem) =>
    attempt('Could not leave the presentation', async () => {
      if (!(await leaveDeck(deck.id))) return
      await refresh()
      toast({ title: 'You left the presentation', description: namesOf([deck]) })
    })
  return { leave, trash, restore, erase, emptyTrash, mark, move, duplicate }
}

export type DeckChanges = ReturnType<typeof useDeckChanges>

function attempt(failure: string, work: () => Promise<unknown>): void {
  work().catch((error: unknown) => fail(failure, error))
}

function fail(title: string, error: unknown) {
  const description = error instanceof ApiError ? error.sentence : 'Please try again.'
  toast({ title, description, variant: 'destructive' })
}

function restoredLabel(count: number): string {
  return count === 1 ? 'Presentation restored' : `${count} presentations restored`
}

export function countPresentations(count: number): string {
  return count === 1 ? '1 presentation' : `${count} presentations`
}

/** Returns "“Tides”." for one deck; empty for several, whose count is in the title. */
function namesOf([deck, ...others]: Decks): string {
  return deck && others.length === 0 ? `“${deckName(deck)}”.` : ''
}
