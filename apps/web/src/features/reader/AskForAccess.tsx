import { workspaceLimits } from '@deckloom/contract'
import { Button, TextArea } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../shared/api.ts'
import { presentationsKey } from '../../shared/presentations.ts'
import { useAccessRequest } from './useAccessRequest.ts'

export interface AskForAccessProps {
  readonly deckId: number
  /** Called once the person may see the deck. */
  readonly onAllowed: () => void
}

/** How often a page that waits asks whether the deck may be seen, in milliseconds. */
const everyMs = 10_000

/** Asks for access to a deck that may not exist: what happens does not tell. */
export function AskForAccess({ deckId, onAllowed }: AskForAccessProps) {
  const request = useAccessRequest(deckId, 'view')
  const { isSuccess: isAllowed } = useQuery({
    queryKey: [...presentationsKey, deckId, 'awaited'],
    queryFn: () => api.getPresentation(deckId),
    enabled: request.sent,
    refetchInterval: everyMs,
  })
  const showDeck = useEffectEvent(onAllowed)
  useEffect(() => {
    if (isAllowed) showDeck()
  }, [isAllowed])
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  if (request.sent) {
    return (
      <output className="block w-full text-body">
        <strong className="font-heading">Request sent.</strong> If there is such a presentation, its
        owner gets your message. When they share it with you, it opens here, and you get an email.
      </output>
    )
  }
  if (!open) {
    return (
      <Button variant="primary" size="large" onClick={() => setOpen(true)}>
        Ask for access
      </Button>
    )
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    request.send(message.trim())
  }
  return (
    <form onSubmit={submit} className="w-full max-w-100">
      <TextArea
        label="Message to the owner"
        hint="Optional. They see your name and address."
        rows={3}
        // Opened by a press of the button that it replaces.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={workspaceLimits.messageLength}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        error={request.error}
      />
      <div className="mt-3 flex gap-2">
        <Button type="submit" variant="primary" size="large" working={request.sending}>
          {request.sending ? 'Sending...' : 'Send request'}
        </Button>
        <Button size="large" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
