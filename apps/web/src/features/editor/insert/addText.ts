import { deckLimits } from '@deckloom/deck'
import { toast } from '@deckloom/ui'
import { focusElement } from '../paper/focusElement.ts'
import type { Editor } from '../session/EditorContext.tsx'

/** Adds a text box and selects it; `from` had the focus before. */
export function addText(
  { document, slide, select }: Pick<Editor, 'document' | 'slide' | 'select'>,
  from?: HTMLElement,
): void {
  const id = document.addTextBox(slide.id, [Math.random(), Math.random()])
  if (id === undefined) {
    toast({
      title: 'This slide is full',
      description: `A slide can have up to ${deckLimits.textElements} text boxes.`,
      variant: 'notice',
    })
    return
  }
  select(id)
  focusElement(id, from)
}
