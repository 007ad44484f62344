import { findElement, type PlacedElement } from '@deckloom/editor'
import type { KeyboardEvent } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { useInsert } from '../insert/InsertProvider.tsx'
import { nudge } from './nudge.ts'
import { placeWords } from './placeWords.ts'
import { useDuplicate } from './useDuplicate.ts'

export interface ElementKeys {
  readonly elements: readonly PlacedElement[]
  readonly announce: (text: string) => void
  readonly focusCanvas: () => void
}

/** What the keys do to the selected element. */
export function useElementKeys({ elements, announce, focusCanvas }: ElementKeys) {
  const { document, slide, selection, edit, stepOut } = useEditor()
  const { reopen } = useInsert()
  const duplicate = useDuplicate()

  const act = (element: PlacedElement, event: KeyboardEvent): boolean => {
    const box = nudge(element, event)
    if (box) {
      const gesture = `${event.altKey ? 'resize' : 'move'} ${element.id}`
      document.placeElement(slide.id, element.id, { box, gesture })
      announce(placeWords(element.name, box))
      return true
    }
    switch (event.key) {
      case 'Enter':
        if (element.element.kind === 'image') return reopen(element.element.image)
        edit(element.id)
        return true
      case 'Delete':
      case 'Backspace':
        document.deleteElement(slide.id, element.id)
        stepOut()
        focusCanvas()
        announce(`${element.name} deleted`)
        return true
      case 'd':
        if (!event.ctrlKey && !event.metaKey) return false
        duplicate(element.id)
        return true
      case 'Escape':
        stepOut()
        focusCanvas()
        return true
      default:
        return false
    }
  }

  return (event: KeyboardEvent) => {
    if (selection.state !== 'selected') return
    const element = elements.find(({ id }) => id === selection.elementId)
    // A command before may have taken it away while the picture is still the old one.
    if (!element || !findElement(slide, element.id)) return
    if (act(element, event)) event.preventDefault()
  }
}
