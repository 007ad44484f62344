import { mergeText } from '@deckloom/editor'
import { TextArea } from '@deckloom/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { caretAfter } from './caretAfter.ts'

export interface LiveTextAreaProps {
  readonly label: string
  readonly value: string
  readonly rows?: number
  readonly hint?: string
  readonly onInput: (text: string) => void
}

interface Typed {
  readonly text: string
  /** The value that this text led to; undefined until it is known. */
  readonly value: string | undefined
  /** The text before somebody else changed it. */
  readonly before?: string
}

/**
 * Updates the slide on every keystroke. While focused it shows what was typed, such as a line that is still empty, and
 * what others change in it meanwhile.
 */
export function LiveTextArea({ label, value, rows = 3, hint, onInput }: LiveTextAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef({ start: 0, end: 0 })
  const [typed, setTyped] = useState<Typed>()
  if (typed && typed.value !== value) setTyped(withValue(typed, value))
  // The browser puts the caret at the end of a text that it did not write itself.
  useLayoutEffect(() => {
    if (typed?.before === undefined) return
    const { before, text } = typed
    const [start, end] = [caret.current.start, caret.current.end]
    field.current?.setSelectionRange(caretAfter(before, text, start), caretAfter(before, text, end))
  }, [typed])
  return (
    <TextArea
      ref={field}
      label={label}
      hint={hint}
      rows={rows}
      value={typed?.text ?? value}
      onChange={(event) => {
        setTyped({ text: event.currentTarget.value, value: undefined })
        onInput(event.currentTarget.value)
      }}
      onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
        caret.current = { start: selectionStart, end: selectionEnd }
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

function withValue({ text, value: base }: Typed, value: string): Typed {
  if (base === undefined) return { text, value }
  const sides = { base: { text: base }, mine: { text }, theirs: { text: value } }
  return { text: mergeText(sides).text, value, before: text }
}
