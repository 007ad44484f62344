import { commentsApi } from '../../shared/comments/commentsApi.ts'
import { type DraftPlace, endDraft, showThread } from '../../shared/comments/discussion.ts'
import { AnchorLine } from './thread/AnchorLine.tsx'
import { anchorWords, slideOfWords } from './thread/anchorWords.ts'
import { CommentField } from './writing/CommentField.tsx'
import type { Mentionable } from './writing/mentions.ts'
import { useDraftText } from './writing/useDraftText.ts'
import { useSending } from './writing/useSending.ts'

export interface NewThreadProps {
  readonly deckId: number
  readonly draft: DraftPlace
  readonly slideIds: readonly string[]
  readonly mentionables: readonly Mentionable[]
  readonly onBeforeSend: (() => Promise<void>) | undefined
}

/** The field for a new comment, below what it is on. */
export function NewThread(props: NewThreadProps) {
  const { deckId, draft: place, slideIds, mentionables, onBeforeSend } = props
  // What is written on one place never turns up on another.
  const draft = useDraftText(`${deckId}.new.${JSON.stringify(place)}`, '')
  const sending = useSending(deckId, {
    send: async (body, key) => {
      await onBeforeSend?.()
      return commentsApi.startThread(deckId, { ...place, ...body }, key)
    },
    onSent: ({ id }) => {
      draft.clear()
      showThread(id, 'focus')
    },
  })
  return (
    <section
      aria-label="New comment"
      className="flex flex-col gap-2.5 border-b border-line bg-[color-mix(in_srgb,var(--primary-soft)_45%,var(--surface))] px-4 py-3.5 shadow-[inset_3px_0_0_var(--primary)]"
    >
      <p className="flex min-w-0 items-center gap-2 text-micro text-ink-muted">
        <AnchorLine
          kind={place.anchor.kind}
          words={anchorWords(place, { slideIds, isGone: false })}
          slide={slideOfWords(place, { slideIds })}
        />
      </p>
      <CommentField
        label="Comment"
        action="Comment"
        draft={draft}
        mentionables={mentionables}
        sending={sending}
        assigns
        focusesAtOnce
        onCancel={endDraft}
      />
    </section>
  )
}
