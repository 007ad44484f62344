import type { Slide } from '@deckloom/deck'
import { nothingSelected, type Selection, selectionOf, stepOut } from '@deckloom/editor'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { IsEdited } from '../../../shared/scene/useScene.ts'
import type { DeckSession } from './openDeck.ts'
import { useDeckTitle, useSlide, useSlideOrder } from './useDocument.ts'

export const panelTabs = ['EDIT', 'LAYOUT', 'IDEAS', 'STYLE'] as const
export type PanelTab = (typeof panelTabs)[number]

/** State shared by the parts of the editor: the deck, the current slide, and the selection on it. */
export interface Editor extends DeckSession {
  readonly deckTitle: string
  readonly order: readonly string[]
  readonly slide: Slide
  /** Position of the slide, from 0. */
  readonly index: number
  readonly selection: Selection
  readonly tab: PanelTab
  readonly gridView: boolean
  readonly showSlide: (id: string) => void
  readonly select: (elementId: string) => void
  readonly changeSelection: (change: (before: Selection) => Selection) => void
  readonly edit: (elementId: string) => void
  readonly stepOut: () => void
  readonly setTab: (tab: PanelTab) => void
  readonly setGridView: (on: boolean) => void
}

const Context = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = useContext(Context)
  if (!editor) throw new Error('useEditor needs an EditorProvider above it')
  return editor
}

export interface EditorProviderProps {
  readonly session: DeckSession
  readonly children: ReactNode
}

export function EditorProvider({ session, children }: EditorProviderProps) {
  const order = useSlideOrder(session.document)
  const deckTitle = useDeckTitle(session.document)
  const { slideId, index, view } = useView(order)
  const slide = useSlide(session.document, slideId)
  const editor = useMemo(
    () => slide && { ...session, ...view, order, deckTitle, slide, index },
    [session, view, order, deckTitle, slide, index],
  )
  // A deck always has at least one slide, so there is always one to show.
  return (
    editor && (
      <Context value={editor}>
        <IsEdited value>{children}</IsEdited>
      </Context>
    )
  )
}

function useView(order: readonly string[]) {
  const [shown, setShown] = useState({ id: order[0] ?? '', index: 0 })
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  const [tab, setTab] = useState<PanelTab>('EDIT')
  const [gridView, setGridView] = useState(false)
  const place = order.indexOf(shown.id)
  // If the current slide is gone, shows the one now at its position.
  const index = place === -1 ? Math.min(shown.index, order.length - 1) : place
  const slideId = order[index] ?? ''
  if (slideId !== shown.id || index !== shown.index) setShown({ id: slideId, index })
  const view = useMemo(
    () => ({
      selection: shown.id === slideId ? selection : nothingSelected,
      tab,
      gridView,
      showSlide: (id: string) => {
        setShown((before) => ({ ...before, id }))
        if (id !== slideId) setSelection(nothingSelected)
      },
      select: (elementId: string) => setSelection(selectionOf([elementId])),
      changeSelection: (change: (before: Selection) => Selection) => setSelection(change),
      edit: (elementId: string) =>
        setSelection({ state: 'editing', elementId, elementIds: [elementId] }),
      stepOut: () => setSelection(stepOut),
      setTab,
      setGridView,
    }),
    [selection, tab, gridView, shown.id, slideId],
  )
  return { slideId, index, view }
}
