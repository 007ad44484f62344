import type { AddCommentBody } from '@deckloom/contract'
import { Button, Checkbox, IconButton } from '@deckloom/ui'
import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { CommentText } from './CommentText.tsx'
import { type Mentionable, mentionedIn } from './mentions.ts'
import type { useDraftText } from './useDraftText.ts'
import type { useSending } from './useSending.ts'

export interface CommentFieldProps {
  /** Accessible name and placeholder. */
  readonly label: string
  readonly action: string
  readonly draft: ReturnType<typeof useDraftText>
  readonly mentionables: readonly Mentionable[]
  readonly sending: ReturnType<typeof useSending>
  /** Whether the thread can be assigned to who is mentioned. */
  readonly assigns: boolean
  /** On phones the field is at the foot of the sheet, with its button beside it. */
  readonly isCompact?: boolean
  readonly fieldRef?: RefObject<HTMLTextAreaElement | null>
  readonly focusesAtOnce?: boolean
  /** Called on Escape, which keeps the text, and by the Cancel button, which discards it and is only shown with this. */
  readonly onCancel?: () => void
}

/** Where a comment is written. Ctrl+Enter sends; a text that could not be sent stays. */
export function CommentField(props: CommentFieldProps) {
  const { label, draft, mentionables, sending, assigns, isCompact = false, onCancel } = props
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const field = props.fieldRef ?? ownRef
  useFocusAtOnce(field, props.focusesAtOnce === true)
  const [isAssigning, setAssigning] = useState(false)
  const { text, write } = draft
  const mentioned = mentionedIn(text, mentionables)
  const [first] = assigns ? mentioned.filter(isPerson) : []
  const submit = () => {
    if (text.trim() === '' || sending.isPending) return
    sending.send(bodyOf(text, { mentioned, assignee: isAssigning ? first : undefined }))
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      submit()
    } else if (event.key === 'Escape' && onCancel) {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <CommentText
          field={field}
          label={label}
          text={text}
          mentionables={mentionables}
          // What is on its way must not change.
          readOnly={sending.isPending}
          opensUp={isCompact}
          onWrite={write}
          onKey={handleKey}
        />
        {isCompact && <SendButtons {...props} onSend={submit} />}
      </div>
      {first && (
        <Checkbox
          label={first.isSelf ? 'Assign to me' : `Assign to ${first.name}`}
          checked={isAssigning}
          onChange={(event) => setAssigning(event.target.checked)}
          onKeyDown={handleKey}
        />
      )}
      <SendingNote sending={sending} onTryAgain={submit} />
      {!isCompact && (text.trim() !== '' || onCancel) && <SendButtons {...props} onSend={submit} />}
    </div>
  )
}

function useFocusAtOnce(field: RefObject<HTMLTextAreaElement | null>, focusesAtOnce: boolean) {
  useEffect(() => {
    if (focusesAtOnce) field.current?.focus()
  }, [field, focusesAtOnce])
}

function SendButtons(props: CommentFieldProps & { readonly onSend: () => void }) {
  const { action, draft, sending, isCompact, onCancel, onSend } = props
  const state = {
    disabled: draft.text.trim() === '',
    working: sending.isPending && !sending.isPaused,
    onClick: onSend,
  }
  const discard = () => {
    draft.clear()
    onCancel?.()
  }
  if (isCompact) {
    const icon = <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
    return <IconButton label={action} variant="primary" icon={icon} {...state} />
  }
  return (
    <div className="flex justify-end gap-2">
      {onCancel && (
        <Button size="small" variant="quiet" onClick={discard}>
          Cancel
        </Button>
      )}
      <Button size="small" variant="primary" {...state}>
        {action}
      </Button>
    </div>
  )
}

type Person = Extract<Mentionable, { readonly kind: 'person' }>

function isPerson(one: Mentionable): one is Person {
  return one.kind === 'person'
}

interface Addressed {
  readonly mentioned: readonly Mentionable[]
  readonly assignee: Person | undefined
}

function bodyOf(text: string, { mentioned, assignee }: Addressed): AddCommentBody {
  const mentions = mentioned.flatMap((one) => (one.kind === 'person' ? [one.id] : []))
  const teams = mentioned.flatMap((one) => (one.kind === 'team' ? [one.id] : []))
  return {
    text,
    ...(mentions.length > 0 && { mentions }),
    ...(teams.length > 0 && { teams }),
    ...(assignee && { assignTo: assignee.id }),
  }
}

interface SendingNoteProps extends Pick<CommentFieldProps, 'sending'> {
  readonly onTryAgain: () => void
}

/** What became of a text that is not sent yet. */
function SendingNote({ sending, onTryAgain }: SendingNoteProps) {
  if (sending.isPaused) {
    return <output className="text-small text-ink-muted">Offline, kept here. Not sent yet.</output>
  }
  if (sending.failure === null || sending.isPending) return null
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-danger"
    >
      <span className="min-w-0 flex-1">{sending.failure}</span>
      <button
        type="button"
        className="cursor-pointer font-action text-ink underline underline-offset-2 touch:min-h-11"
        onClick={onTryAgain}
      >
        Try again
      </button>
    </div>
  )
}
