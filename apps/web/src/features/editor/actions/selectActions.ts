import { selectionOf } from '@deckloom/editor'
import { MousePointer2, SquareDashedMousePointer, SquareX } from 'lucide-react'
import { hasSelection } from './changeSlide.ts'
import type { ElementAction } from './EditorAction.ts'

export const selectActions = {
  choose: {
    label: 'Select several',
    description: 'Select several: Tab moves, Space adds or removes',
    icon: SquareDashedMousePointer,
    group: 'Select',
    keys: { canvas: ['Mod+Space'] },
    needsSelection: true,
    menu: 'select',
    isShown: hasSelection,
    run: ({ editor: { changeSelection } }) => {
      changeSelection((before) =>
        before.state === 'selected' ? { ...before, choosing: true } : before,
      )
      return 'Selecting several. Tab moves, Space adds or removes, Escape ends'
    },
  },
  selectAll: {
    label: 'Select all',
    description: 'Select everything on the slide',
    icon: MousePointer2,
    group: 'Select',
    keys: { canvas: ['Mod+A'] },
    menu: 'select',
    run: ({ editor: { changeSelection }, elements }) => {
      changeSelection(() => selectionOf(elements.map(({ id }) => id)))
      return `${elements.length} selected`
    },
  },
  stepOut: {
    label: 'Clear selection',
    description: 'Stop editing text, then clear the selection',
    icon: SquareX,
    group: 'Select',
    keys: { canvas: ['Escape'] },
    needsSelection: true,
    run: ({ editor, focusCanvas }) => {
      editor.stepOut()
      focusCanvas?.()
    },
  },
} as const satisfies Readonly<Record<string, ElementAction>>
