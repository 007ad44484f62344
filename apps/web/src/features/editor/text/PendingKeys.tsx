import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

let typed = ''

/** Returns what was typed before the editor loaded, and clears it. */
export function takePendingKeys(): string {
  const keys = typed
  typed = ''
  return keys
}

/** Captures keys typed before the editor has loaded. */
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
