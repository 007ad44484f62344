import { type CommentAnchor, commentLimits } from '@deckloom/contract'
import type { PlacedElement } from '@deckloom/editor'
import { MessageSquarePlus } from 'lucide-react'
import { elementAnchor, startDraft } from '../../../shared/comments/discussion.ts'
import { currentWriting } from '../text/writing.ts'
import type { ElementAction } from './EditorAction.ts'

export const newCommentActions = {
  comment: {
    label: 'Comment',
    description: 'Comment on the selection or the slide',
    icon: MessageSquarePlus,
    group: 'Comments',
    keys: { anywhere: ['Mod+Alt+M'] },
    // Also while text is edited.
    hasOwnEvent: true,
    menu: 'comment',
    run: ({ editor: { slide }, selected }) =>
      startDraft({ slideId: slide.id, anchor: anchorOf(selected) }),
  },
} as const satisfies Readonly<Record<string, ElementAction>>

/** The selected words of the text being edited, else the selected element, else the slide. */
function anchorOf(selected: readonly PlacedElement[]): CommentAnchor {
  const writing = currentWriting()
  const words = writing?.words?.format.selectedWords()
  if (writing && words && words.quote.trim() !== '') {
    const quote = words.quote.slice(0, commentLimits.quoteLength)
    return { kind: 'words', elementId: writing.elementId, quote, offset: words.offset }
  }
  const [only, ...others] = selected
  if (!only || others.length > 0) return { kind: 'slide' }
  return elementAnchor(only)
}
