import { deckLimits } from '@deckloom/deck'
import { mergeText } from '@deckloom/editor'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { takePendingKeys } from '../text/PendingKeys.tsx'
import { cellStyle } from './cellStyle.ts'
import type { DrawnCell } from './tableCells.ts'

export type CellStep = 'next' | 'previous' | 'below' | 'done'

export interface CellFieldProps {
  readonly cell: DrawnCell
  readonly label: string
  readonly text: string
  readonly onDraft: (text: string) => void
  readonly onStep: (text: string, step: CellStep) => void
  readonly onSave: (text: string) => void
  readonly onCancel: () => void
  /** Returns whether the text contained several cells and was handled. */
  readonly onPaste: (text: string) => boolean
}

/**
 * The text of a cell, edited in place. Enter moves down, Tab to the next cell; Ctrl+Enter and blur save, Escape
 * cancels.
 */
export function CellField(props: CellFieldProps) {
  const { cell, label, text, onDraft, onStep, onSave, onCancel, onPaste } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(() => takePendingKeys().keys || text)
  const [base, setBase] = useState(text)
  // Somebody else wrote into the cell meanwhile.
  if (text !== base) {
    setBase(text)
    setDraft(mergeCell({ base, draft, text }))
  }
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const dropped = useRef(false)
  const save = () => draft !== text && !dropped.current && onSave(draft)
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    const act = event.nativeEvent.isComposing ? undefined : keyAction(event)
    if (!act) return
    event.preventDefault()
    if (act === 'cancel') {
      dropped.current = true
      onCancel()
    } else {
      onStep(draft, act)
    }
  }
  const handlePaste = (event: ClipboardEvent) => {
    if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <textarea
      ref={field}
      aria-label={label}
      value={draft}
      maxLength={deckLimits.table.cellLength}
      rows={1}
      spellCheck
      className="absolute resize-none overflow-hidden bg-transparent outline-none"
      style={cellStyle(cell)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const next = event.currentTarget.value.replaceAll(/[\r\n]+/gu, ' ')
        setDraft(next)
        onDraft(next)
      }}
      onKeyDown={handleKey}
      onPaste={handlePaste}
      onBlur={save}
    />
  )
}

function mergeCell({ base, draft, text }: Record<'base' | 'draft' | 'text', string>): string {
  const sides = { base: { text: base }, mine: { text: draft }, theirs: { text } }
  return mergeText(sides).text.slice(0, deckLimits.table.cellLength)
}

function keyAction({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  switch (key) {
    case 'Enter':
      return ctrlKey || metaKey ? 'done' : 'below'
    case 'Tab':
      return shiftKey ? 'previous' : 'next'
    case 'Escape':
      return 'cancel'
    default:
      return undefined
  }
}
