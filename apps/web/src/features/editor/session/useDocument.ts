import type { Slide } from '@deckloom/deck'
import type { Autosave, DeckDocument, DocumentKey, SaveState } from '@deckloom/editor'
import { useCallback, useSyncExternalStore } from 'react'

export function useDeckTitle(document: DeckDocument): string {
  return useDocument(document, 'title', () => document.title)
}

export function useSlideOrder(document: DeckDocument): readonly string[] {
  return useDocument(document, 'order', () => document.order)
}

export function useSlide(document: DeckDocument, id: string): Slide | undefined {
  return useDocument(document, `slide:${id}`, () => document.slide(id))
}

export function useCanUndo(document: DeckDocument): boolean {
  return useDocument(document, 'history', () => document.canUndo)
}

export function useCanRedo(document: DeckDocument): boolean {
  return useDocument(document, 'history', () => document.canRedo)
}

export function useSaveState(autosave: Autosave): SaveState {
  const subscribe = useCallback((listener: () => void) => autosave.subscribe(listener), [autosave])
  return useSyncExternalStore(subscribe, () => autosave.state)
}

function useDocument<T>(document: DeckDocument, key: DocumentKey, read: () => T): T {
  const subscribe = useCallback(
    (listener: () => void) => document.subscribe(key, listener),
    [document, key],
  )
  return useSyncExternalStore(subscribe, read)
}
