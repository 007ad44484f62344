import { type ElementLook, lookOfElement, type PlacedElement, withLook } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { announce } from '../paper/announcer.ts'
import type { Editor } from '../session/EditorContext.tsx'

interface Styled {
  readonly editor: Editor
  readonly selected: readonly PlacedElement[]
}

// Shared by all decks of this page, so that a style can be copied from one slide to another.
let copied: ElementLook | undefined

export function copyStyle({ editor: { document, slide }, selected: [first] }: Styled): void {
  const look = first && lookOfElement(document.slide(slide.id) ?? slide, first.id)
  if (look) copied = look
  announce(look ? 'Style copied' : 'This element has no style to copy')
}

export function pasteStyle({ editor: { document, slide }, selected }: Styled): void {
  const look = copied
  if (!look) {
    toast({ title: 'No Style Copied', description: 'Copy the style of an element first' })
    return
  }
  const ids = selected.map(({ id }) => id)
  document.edit(slide.id, (now) => withLook(now, ids, look))
  announce('Style pasted')
}
