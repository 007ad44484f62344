import { Badge, Button, IconButton } from '@deckloom/ui'
import { Check, CheckCheck, UserX } from 'lucide-react'
import type { MouseEvent } from 'react'
import { commentTime } from '../data/commentTime.ts'
import type { ThreadChanges } from '../data/useThreadChanges.ts'
import { AnchorLine } from './AnchorLine.tsx'
import { type AnchorPlace, anchorWords, lossOf, slideOfWords } from './anchorWords.ts'
import { CommentRow } from './CommentRow.tsx'
import { ReplyField, type ReplyFieldProps } from './ReplyField.tsx'

export interface ThreadProps extends ReplyFieldProps {
  readonly changes: ThreadChanges
  readonly place: AnchorPlace
  readonly isActive: boolean
  readonly onActivate: () => void
}

/** The first comments of a thread that is not shown in full. */
const shownComments = 1

/** A thread: what it is on, its comments, and a field to reply when it is active. */
export function Thread(props: ThreadProps) {
  const { deckId, thread, mentionables, changes, place, isActive } = props
  const { comments, resolved, unread } = thread
  const loss = lossOf(thread, place)
  const shown = isActive ? comments : comments.slice(0, shownComments)
  const more = comments.length - shown.length
  return (
    // A closed card opens wherever it is pressed; by keyboard its first line does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <article
      aria-label={nameOf(props)}
      aria-current={isActive || undefined}
      data-thread={thread.id}
      tabIndex={-1}
      onClick={isActive ? undefined : (event) => isPlainPress(event) && props.onActivate()}
      className={`flex flex-col gap-2.5 border-b border-line px-4 py-3.5 outline-offset-[-2px] ${look(props)}`}
    >
      <ThreadHead {...props} />
      <Resolved {...props} />
      {loss !== undefined && <p className="text-small text-ink-muted">{loss}</p>}
      {shown.map((comment) => (
        <CommentRow
          key={comment.id}
          deckId={deckId}
          thread={thread}
          comment={comment}
          mentionables={mentionables}
          changes={changes}
          isActive={isActive}
        />
      ))}
      <Assigned {...props} />
      {more > 0 && (
        <button
          type="button"
          className="ml-9.5 cursor-pointer self-start rounded-chip text-small font-action text-primary touch:min-h-11"
          onClick={props.onActivate}
        >
          {more === 1 ? '1 reply' : `${more} replies`}
          {unread > 0 && <span className="sr-only">, {unread} new</span>}
        </button>
      )}
      {isActive && resolved === null && <ReplyField {...props} />}
    </article>
  )
}

/** Whether a press is on no control of its own, and selects no text. */
function isPlainPress({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('button, a') !== null) return false
  return getSelection()?.isCollapsed !== false
}

function look({ thread, isActive, isCompact }: ThreadProps): string {
  if (isActive && !isCompact) {
    return 'bg-[color-mix(in_srgb,var(--primary-soft)_45%,var(--surface))] shadow-[inset_3px_0_0_var(--primary)]'
  }
  const colors = thread.resolved === null ? '' : 'text-ink-muted'
  return isActive ? colors : `cursor-pointer ${colors}`
}

function nameOf({ thread, place }: ThreadProps): string {
  const [first] = thread.comments
  const by = first?.author?.name
  const state = thread.resolved === null ? '' : ', resolved'
  const on = [anchorWords(thread, place), slideOfWords(thread, place)].filter(Boolean).join(' ')
  return `Comment${by ? ` by ${by}` : ''} on ${on}${state}`
}

function ThreadHead(props: ThreadProps) {
  const { thread, changes, place, isActive, isCompact, onActivate } = props
  const { resolved, unread, anchor } = thread
  return (
    <div className="flex min-h-7 items-center gap-2">
      <button
        type="button"
        className="flex min-h-6 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-chip text-left text-micro text-ink-muted hover:text-ink touch:min-h-11"
        onClick={onActivate}
      >
        <AnchorLine
          kind={anchor.kind}
          words={anchorWords(thread, place)}
          slide={slideOfWords(thread, place)}
        />
      </button>
      {unread > 0 && !isActive && <Badge tone="info">{unread} new</Badge>}
      {resolved !== null && (
        <button
          type="button"
          className="cursor-pointer rounded-chip text-small font-action text-primary touch:min-h-11"
          onClick={() => changes.resolve(thread, false)}
        >
          Reopen
        </button>
      )}
      {resolved === null && isActive && !isCompact && (
        <IconButton
          label="Resolve"
          size="small"
          icon={<Check size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => changes.resolve(thread, true)}
        />
      )}
      {resolved === null && isCompact && (
        <Button
          size="small"
          icon={<Check size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => changes.resolve(thread, true)}
        >
          Resolve
        </Button>
      )}
    </div>
  )
}

function Resolved({ thread: { resolved } }: ThreadProps) {
  if (!resolved) return null
  const by = resolved.by?.isSelf === true ? 'you' : resolved.by?.name || 'somebody'
  return (
    <p className="flex items-center gap-2 text-micro">
      <CheckCheck size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="truncate">
        Resolved by {by}, {commentTime(resolved.at)}
      </span>
    </p>
  )
}

function Assigned({ thread, changes, isActive }: ThreadProps) {
  const { assignee, resolved } = thread
  if (!assignee || resolved !== null) return null
  const to = assignee.isSelf ? 'you' : assignee.name
  return (
    <div className="ml-9.5 flex items-center gap-1">
      <Badge tone="info">Assigned to {to}</Badge>
      {isActive && (
        <IconButton
          label="Take the assignment away"
          size="small"
          icon={<UserX size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => changes.unassign(thread)}
        />
      )}
    </div>
  )
}
