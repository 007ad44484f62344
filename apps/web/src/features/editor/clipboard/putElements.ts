import { type CopiedElements, deckLimits, readVisual } from '@deckloom/deck'
import { selectionOf, withPasted } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import type { Editor } from '../session/EditorContext.tsx'
import { slideFullMessage } from '../insert/visuals/insertFailures.ts'
import { newId } from '../../../shared/newId.ts'
import { announce } from '../paper/announcer.ts'
import { focusElement } from '../paper/focusElement.ts'

/** Puts copied elements on the slide and selects them; warns if not all fit. */
export function putElements(
  { document, slide, changeSelection }: Pick<Editor, 'document' | 'slide' | 'changeSelection'>,
  copied: CopiedElements,
  { beside = false, words = 'pasted' }: { readonly beside?: boolean; readonly words?: string } = {},
): void {
  let put: ReturnType<typeof withPasted> | undefined
  document.edit(slide.id, (now) => {
    put = withPasted(now, copied, { newId, beside })
    return put.slide
  })
  if (!put) return
  const { added, left } = put
  if (left > 0) {
    const [image] = copied.images
    toast({
      title: 'This slide is full',
      description: image
        ? slideFullMessage(readVisual(image).kind)
        : `A slide can have up to ${deckLimits.textElements} text boxes.`,
      variant: 'notice',
    })
  }
  const last = added.at(-1)
  if (last === undefined) return
  const from = window.document.activeElement
  changeSelection(() => selectionOf(added))
  focusElement(last, from?.hasAttribute('data-canvas-element') ? from : null)
  announce(`${added.length} ${added.length === 1 ? 'element' : 'elements'} ${words}`)
}
