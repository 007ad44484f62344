import type { CommentThread } from '@deckloom/contract'
import type { RefObject } from 'react'
import { commentsApi } from '../../../shared/comments/commentsApi.ts'
import { CommentField } from '../writing/CommentField.tsx'
import type { Mentionable } from '../writing/mentions.ts'
import { useDraftText } from '../writing/useDraftText.ts'
import { useSending } from '../writing/useSending.ts'

export interface ReplyFieldProps {
  readonly deckId: number
  readonly thread: CommentThread
  readonly mentionables: readonly Mentionable[]
  readonly isCompact: boolean
  readonly replyField: RefObject<HTMLTextAreaElement | null>
  readonly onLeaveReply: () => void
}

/** The field to reply in a thread. */
export function ReplyField(props: ReplyFieldProps) {
  const { deckId, thread, mentionables, isCompact, replyField, onLeaveReply } = props
  const draft = useDraftText(`${deckId}.reply.${thread.id}`, '')
  const sending = useSending(deckId, {
    send: (body, key) => commentsApi.addComment({ id: deckId, threadId: thread.id }, body, key),
    onSent: () => draft.clear(),
  })
  return (
    <div
      className={
        isCompact ? 'sticky bottom-0 mt-auto border-t border-line bg-surface pt-3 pb-1' : 'ml-9.5'
      }
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onLeaveReply()
      }}
      role="presentation"
    >
      <CommentField
        label="Reply"
        action="Reply"
        draft={draft}
        mentionables={mentionables}
        sending={sending}
        assigns
        isCompact={isCompact}
        fieldRef={replyField}
      />
    </div>
  )
}
