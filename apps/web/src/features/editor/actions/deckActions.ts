import { ChevronDown, ChevronUp, Redo2, Undo2 } from 'lucide-react'
import type { DeckContext, EditorAction } from './EditorAction.ts'

export const deckActions = {
  undo: {
    label: 'Undo',
    icon: Undo2,
    group: 'Deck and view',
    keys: { anywhere: ['Mod+Z'] },
    run: ({ undo }) => undo(),
  },
  redo: {
    label: 'Redo',
    icon: Redo2,
    group: 'Deck and view',
    keys: { anywhere: ['Mod+Shift+Z', 'Mod+Y'] },
    run: ({ redo }) => redo(),
  },
  previousSlide: {
    label: 'Previous slide',
    icon: ChevronUp,
    group: 'Deck and view',
    keys: { anywhere: ['PageUp'] },
    run: (context) => showSlideBeside(context, -1),
  },
  nextSlide: {
    label: 'Next slide',
    icon: ChevronDown,
    group: 'Deck and view',
    keys: { anywhere: ['PageDown'] },
    run: (context) => showSlideBeside(context, 1),
  },
} as const satisfies Readonly<Record<string, EditorAction<DeckContext>>>

function showSlideBeside({ editor: { index, order, showSlide } }: DeckContext, by: number): void {
  const id = order[index + by]
  if (id !== undefined) showSlide(id)
}
