import type { CommentThread, Reaction, ThreadComment } from '@deckloom/contract'
import { ConfirmDialog, Menu, MenuItem } from '@deckloom/ui'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { commentsApi } from '../../../shared/comments/commentsApi.ts'
import { Face } from '../../../shared/comments/Face.tsx'
import { commentTime, fullTime } from '../data/commentTime.ts'
import type { ThreadChanges } from '../data/useThreadChanges.ts'
import { CommentField } from '../writing/CommentField.tsx'
import type { Mentionable } from '../writing/mentions.ts'
import { useDraftText } from '../writing/useDraftText.ts'
import { useSending } from '../writing/useSending.ts'
import { CommentBody } from './CommentBody.tsx'
import { ReactionMenu, Reactions } from './Reactions.tsx'

export interface CommentRowProps {
  readonly deckId: number
  readonly thread: CommentThread
  readonly comment: ThreadComment
  readonly mentionables: readonly Mentionable[]
  readonly changes: ThreadChanges
  /** Whether the thread is shown in full. */
  readonly isActive: boolean
}

/** One comment: who, when, the words, and what can be done with it. */
export function CommentRow(props: CommentRowProps) {
  const { comment, thread, changes, isActive } = props
  const [isEditing, setEditing] = useState(false)
  if (comment.isDeleted) {
    return <p className="pl-9.5 text-small text-ink-subtle">A comment was deleted.</p>
  }
  const { reactions } = comment
  const react = (reaction: Reaction, isOn: boolean) =>
    changes.react(thread, { commentId: comment.id, reaction, isOn })
  const adds = isActive && !isEditing && <ReactionMenu given={reactions} onChange={react} />
  return (
    <div className="flex gap-2.5">
      <Face person={comment.author} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex min-h-7 items-center gap-2">
          <span className="truncate text-ui font-heading">{nameOf(comment)}</span>
          <time
            dateTime={comment.createdAt}
            title={fullTime(comment.createdAt)}
            className="text-micro whitespace-nowrap text-ink-muted"
          >
            {commentTime(comment.createdAt)}
            {comment.editedAt !== null && ' · edited'}
          </time>
          <span className="-mr-1.5 ml-auto flex">
            {reactions.length === 0 && adds}
            {isActive && !isEditing && <RowMenu {...props} onEdit={() => setEditing(true)} />}
          </span>
        </div>
        {isEditing ? (
          <Editing {...props} onDone={() => setEditing(false)} />
        ) : (
          <CommentBody comment={comment} />
        )}
        {reactions.length > 0 && (
          <div className="mt-1 flex flex-wrap gap-1.5 touch:gap-2">
            <Reactions given={reactions} onChange={react} />
            {adds}
          </div>
        )}
      </div>
    </div>
  )
}

function nameOf({ author }: ThreadComment): string {
  return author?.name || 'Somebody'
}

function RowMenu(props: CommentRowProps & { readonly onEdit: () => void }) {
  const { comment, thread, changes, onEdit } = props
  const [isAsking, setAsking] = useState(false)
  const { mayEdit, mayDelete } = comment
  if (!mayEdit && !mayDelete) return null
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            aria-label={`Actions for the comment by ${nameOf(comment)}`}
            className="flex size-7 shrink-0 cursor-pointer items-center justify-center rounded-chip text-ink-muted hover:bg-surface-hover touch:-my-2 touch:size-11"
          >
            <Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
        }
      >
        {mayEdit && (
          <MenuItem
            icon={<Pencil size={18} strokeWidth={1.75} aria-hidden="true" />}
            onSelect={onEdit}
          >
            Edit
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem
            danger
            icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
            onSelect={() => setAsking(true)}
          >
            Delete
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this comment?"
        text={
          thread.comments.filter(({ isDeleted }) => !isDeleted).length > 1
            ? 'Its replies stay. It cannot be brought back.'
            : 'It cannot be brought back.'
        }
        action="Delete"
        onConfirm={() => changes.remove(thread, comment.id)}
      />
    </>
  )
}

function Editing(props: CommentRowProps & { readonly onDone: () => void }) {
  const { deckId, thread, comment, mentionables, onDone } = props
  const draft = useDraftText(`${deckId}.edit.${comment.id}`, comment.text)
  const finish = () => {
    draft.clear()
    onDone()
  }
  const sending = useSending(deckId, {
    send: ({ text, mentions, teams }) =>
      commentsApi.editComment(
        { id: deckId, threadId: thread.id, commentId: comment.id },
        { text, ...(mentions && { mentions }), ...(teams && { teams }) },
      ),
    onSent: finish,
  })
  return (
    <CommentField
      label="Edit the comment"
      action="Save"
      draft={draft}
      mentionables={mentionables}
      sending={sending}
      assigns={false}
      focusesAtOnce
      onCancel={finish}
    />
  )
}
