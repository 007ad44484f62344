import { groupAround, partOf, selectionOf } from '@deckloom/editor'
import { MousePointer2, SquareDashedMousePointer, SquareX } from 'lucide-react'
import { focusedElement, focusElement } from '../paper/focusElement.ts'
import { hasSelection, idsOf } from './changeSlide.ts'
import type { ElementAction, ElementContext } from './EditorAction.ts'

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
    description: 'Stop editing text, go out of a group, then clear the selection',
    icon: SquareX,
    group: 'Select',
    keys: { canvas: ['Escape'] },
    needsSelection: true,
    run: (context) => {
      const { editor, focusCanvas } = context
      const around = groupAround(editor.slide, idsOf(context))
      if (around && editor.selection.state === 'selected' && !editor.selection.choosing) {
        return select(context, around)
      }
      editor.stepOut()
      focusCanvas?.()
      return undefined
    },
  },
} as const satisfies Readonly<Record<string, ElementAction>>

/** Selects the part of the selected group that has the focus, or its first: a group inside, or an element. */
export function enterGroup(context: ElementContext): string {
  const ids = idsOf(context)
  const focused = focusedElement()
  const [first = ''] = ids
  const into = focused !== undefined && ids.includes(focused) ? focused : first
  focusElement(into, document.activeElement)
  return select(context, partOf(context.editor.slide, into, ids))
}

function select({ editor, elements }: ElementContext, ids: readonly string[]): string {
  editor.changeSelection(() => selectionOf(ids))
  const [only, ...others] = elements.filter(({ id }) => ids.includes(id))
  return others.length > 0
    ? `Group of ${others.length + 1} elements selected`
    : `${only?.name ?? 'Element'} selected`
}
