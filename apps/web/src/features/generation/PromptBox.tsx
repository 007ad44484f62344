import { generationLimits } from '@deckloom/contract'
import { type KeyboardEvent, useEffect, useRef } from 'react'

export interface PromptBoxProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly busy: boolean
  readonly onEnter: () => void
}

/** The prompt field. Enter submits, Shift+Enter inserts a line break. */
export function PromptBox({ value, onChange, busy, onEnter }: PromptBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  // Focuses the field on devices with a keyboard; on a phone, the keyboard would cover half the page. The field is
  // disabled during a request, which drops the focus, so it is restored afterwards.
  useEffect(() => {
    if (!busy && matchMedia('(pointer: fine)').matches) box.current?.focus({ preventScroll: true })
  }, [busy])
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a Chinese or Japanese word; ignore that one.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <textarea
      ref={box}
      aria-label="Describe your presentation"
      placeholder="What is your talk about, and who is it for? You can paste notes."
      rows={3}
      maxLength={generationLimits.promptLength.max}
      value={value}
      disabled={busy}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKeyDown}
      // The focus ring is drawn around the whole generator.
      className="field-sizing-content max-h-80 min-h-30 w-full flex-1 resize-none rounded-control px-4 py-3.5 text-lead text-ink outline-none placeholder:text-ink-subtle disabled:text-ink-muted"
    />
  )
}
