import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

let typed = ''

/** What was typed before the editor was there; nothing the second time. */
export function takePendingKeys(): string {
  const keys = typed
  typed = ''
  return keys
}

/** Takes the keys of a person who is faster than the editor that they are meant for is loaded. */
export function PendingKeys({ onCancel }: { readonly onCancel: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    typed = ''
    field.current?.focus({ preventScroll: true })
  }, [])
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
  }
  return (
    <textarea
      ref={field}
      aria-label="Opening the text"
      className="sr-only"
      onChange={(event) => {
        typed = event.currentTarget.value
      }}
      onKeyDown={handleKey}
    />
  )
}
