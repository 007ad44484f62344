import { commandLetter } from '@deckloom/ui'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

let typed = ''
let isAtEnd = false
let press: Press | undefined

/** Where an element was pressed, in CSS pixels of the window. */
export interface Press {
  readonly elementId: string
  readonly left: number
  readonly top: number
}

interface Pending {
  readonly keys: string
  /** Whether they go behind the text instead of replacing it. */
  readonly atEnd: boolean
  /** The last double press, on this element or another; undefined if a key opened the text. */
  readonly press: Press | undefined
}

/** Keeps a key that opens a text, until it is open. */
export function keepPendingKey(key: string, { atEnd }: Pick<Pending, 'atEnd'>): void {
  typed = key
  isAtEnd = atEnd
}

/** Keeps where a double press may open a text. */
export function keepPress(at: Press): void {
  press = at
}

/** Returns where a double press opened an element, and leaves it kept. */
export function pressOn(elementId: string): Press | undefined {
  return press?.elementId === elementId ? press : undefined
}

/** Returns what was typed and pressed before the text was open, and clears it. */
export function takePendingKeys(): Pending {
  const pending = { keys: typed, atEnd: isAtEnd, press }
  typed = ''
  isAtEnd = false
  press = undefined
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
    if (commandLetter(event) === 'a') press = undefined
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
