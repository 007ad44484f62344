import { workspaceLimits } from '@deckloom/contract'
import { Button, TextArea, toast } from '@deckloom/ui'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type AccessRequestCall, useAccessRequest } from './useAccessRequest.ts'

export interface AskToEditProps {
  readonly deckId: number
  readonly ownerName: string
}

/** Asks the owner for the right to edit, in a box below its button. */
export function AskToEdit({ deckId, ownerName }: AskToEditProps) {
  const request = useAccessRequest(deckId, 'edit')
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    whole.current?.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (!open) return undefined
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [open])
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    close()
  }
  return (
    // Escape closes the box wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={whole} className="relative" onKeyDown={handleKey}>
      <Button
        aria-expanded={open}
        aria-disabled={request.sent}
        onClick={() => !request.sent && setOpen(!open)}
      >
        {request.sent ? 'Request sent' : 'Ask to edit'}
      </Button>
      {open && <AskBox request={request} ownerName={ownerName} onClose={close} />}
    </div>
  )
}

interface AskBoxProps {
  readonly request: AccessRequestCall
  readonly ownerName: string
  readonly onClose: () => void
}

function AskBox({ request, ownerName, onClose }: AskBoxProps) {
  const [message, setMessage] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    request.send(message.trim(), () => {
      toast({ title: 'Request sent', description: `${ownerName} gets an email.` })
      onClose()
    })
  }
  return (
    <dialog
      open
      aria-label="Ask for edit access"
      className="animate-menu absolute top-full right-0 left-auto z-50 m-0 mt-2 w-90 max-w-[calc(100vw-2rem)] rounded-card border-0 bg-surface-raised p-5 text-ink shadow-float"
    >
      <h2 className="text-h3 font-heading">Ask for edit access</h2>
      <p className="mt-1 mb-3 text-small text-ink-muted">
        {ownerName} gets an email. You can keep reading.
      </p>
      <form onSubmit={submit}>
        <TextArea
          label="Message"
          rows={3}
          // Opened by a press of its button.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          maxLength={workspaceLimits.messageLength}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          error={request.error}
        />
        <div className="mt-3 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" working={request.sending}>
            {request.sending ? 'Sending...' : 'Send request'}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
