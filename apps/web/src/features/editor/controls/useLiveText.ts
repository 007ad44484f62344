import { mergeText } from '@deckloom/editor'
import {
  type ChangeEvent,
  type FocusEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { caretAfter } from './caretAfter.ts'

interface Typed {
  readonly text: string
  /** The value that this text led to; undefined until it is known. */
  readonly value: string | undefined
  /** The text before somebody else changed it. */
  readonly before?: string
}

/**
 * Returns the properties of a field that updates the slide on every keystroke. While focused it shows what was
 * typed, such as a line that is still empty, and what others change in it meanwhile.
 */
export function useLiveText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onInput: (text: string) => void,
) {
  const ref = useRef<Field>(null)
  const caret = useRef({ start: 0, end: 0 })
  const [typed, setTyped] = useState<Typed>()
  if (typed && typed.value !== value) setTyped(withValue(typed, value))
  // The browser puts the caret at the end of a text that it did not write itself.
  useLayoutEffect(() => {
    if (typed?.before === undefined) return
    const { before, text } = typed
    const [start, end] = [caret.current.start, caret.current.end]
    // The browser tells of the selection later, perhaps after the next change.
    caret.current = { start: caretAfter(before, text, start), end: caretAfter(before, text, end) }
    ref.current?.setSelectionRange(caret.current.start, caret.current.end)
  }, [typed])
  const readCaret = ({ selectionStart, selectionEnd }: Field) => {
    caret.current = { start: selectionStart ?? 0, end: selectionEnd ?? 0 }
  }
  return {
    ref,
    value: typed?.text ?? value,
    // From now on the caret stays with its words, also before anything is typed.
    onFocus: ({ currentTarget }: FocusEvent<Field>) => {
      readCaret(currentTarget)
      setTyped({ text: currentTarget.value, value })
    },
    onChange: ({ currentTarget }: ChangeEvent<Field>) => {
      readCaret(currentTarget)
      setTyped({ text: currentTarget.value, value: undefined })
      onInput(currentTarget.value)
    },
    onSelect: ({ currentTarget }: SyntheticEvent<Field>) => readCaret(currentTarget),
    onBlur: () => setTyped(undefined),
  }
}

function withValue({ text, value: base }: Typed, value: string): Typed {
  if (base === undefined) return { text, value }
  const sides = { base: { text: base }, mine: { text }, theirs: { text: value } }
  return { text: mergeText(sides).text, value, before: text }
}
