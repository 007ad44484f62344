import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

let typed = ''
let isAtEnd = false

interface Pending {
  readonly keys: string
  /** Whether they go behind the text instead of replacing it. */
  readonly atEnd: boolean
}

/** Keeps a key that opens a text, until it is open. */
export function keepPendingKey(key: string, { atEnd }: Pick<Pending, 'atEnd'>): void {
  typed = key
  isAtEnd = atEnd
}

/** Returns what was typed before the text was open, and clears it. */
export function takePendingKeys(): Pending {
  const pending = { keys: typed, atEnd: isAtEnd }
  typed = ''
  isAtEnd = false
  return pending
}

/** Captures keys typed before the editor has loaded. */
export function PendingKeys({ onCancel }: { readonly onCancel: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(typed.length, typed.length)
  }, [])
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    // Who goes to the end means to write on, not over everything.
    if (/^(?:End|ArrowRight|ArrowDown)$/u.test(event.key)) isAtEnd = true
    if (event.key !== 'Escape') return
    takePendingKeys()
    onCancel()
  }
  return (
    <textarea
      ref={field}
      aria-label="Opening the text"
      defaultValue={typed}
      className="sr-only"
      onChange={(event) => {
        typed = event.currentTarget.value
      }}
      onKeyDown={handleKey}
    />
  )
}
