import { generationLimits } from '@deckloom/contract'
import { type KeyboardEvent, useEffect, useRef } from 'react'

export interface PromptBoxProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly busy: boolean
  readonly onEnter: () => void
}

/** The words. Enter hands them over, Shift+Enter breaks the line. */
export function PromptBox({ value, onChange, busy, onEnter }: PromptBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  // Where a keyboard is at hand the person can begin to type; on a phone it would cover half the page.
  // It is disabled while a request runs, which drops the focus; afterwards it is here again.
  useEffect(() => {
    if (!busy && matchMedia('(pointer: fine)').matches) box.current?.focus({ preventScroll: true })
  }, [busy])
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a Chinese or Japanese word; that one is not meant for us.
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
      // The ring is drawn round the whole generator.
      className="field-sizing-content max-h-80 min-h-30 w-full flex-1 resize-none rounded-control px-4 py-3.5 text-lead text-ink outline-none placeholder:text-ink-subtle disabled:text-ink-muted"
    />
  )
}
