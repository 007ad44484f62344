import { type KeyboardEvent, useState } from 'react'

export interface NumberFieldProps {
  /** Full name. */
  readonly label: string
  /** Shown on the left. */
  readonly letter: string
  readonly value: number
  readonly onCommit: (value: number) => void
  /** What something that is no number becomes; otherwise the value stays. */
  readonly fallback?: number
}

/** A number field: Enter and blur commit, Escape restores, arrows step by 1, or by 10 with Shift. */
export function NumberField({ label, letter, value, onCommit, fallback }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>()
  const shown = draft ?? String(Math.round(value))
  const commit = () => {
    setDraft(undefined)
    if (draft === undefined) return
    const number = draft.trim() === '' ? NaN : Number(draft)
    const committed = Number.isFinite(number) ? number : fallback
    if (committed !== undefined) onCommit(committed)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setDraft(undefined)
      onCommit(Math.round(value) + step * (event.shiftKey ? 10 : 1))
    }
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setDraft(undefined)
  }
  return (
    <label className="flex h-9 min-w-0 items-center gap-2 rounded-control bg-surface px-2.5 shadow-[inset_0_0_0_1px_var(--line-control)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:h-11">
      <span aria-hidden="true" className="text-small text-ink-subtle">
        {letter}
      </span>
      <input
        aria-label={label}
        inputMode="numeric"
        value={shown}
        className="w-full min-w-0 bg-transparent text-right text-ui tabular-nums outline-none touch:text-[1rem]"
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={handleKey}
      />
    </label>
  )
}
