import { type DraftPlace, startDraft } from '../../../shared/comments/discussion.ts'
import { createValueStore } from '../../../shared/valueStore.ts'

/** The element or the words that are selected on the page of a reader, to be commented on. */
export const commentTarget = createValueStore<DraftPlace | undefined>(undefined)

/** Begins a comment on what is selected, else on a slide. */
export function commentOnTarget(slideId: string): void {
  startDraft(commentTarget.get() ?? { slideId, anchor: { kind: 'slide' } })
  commentTarget.set(undefined)
}
