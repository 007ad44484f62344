import { deckLimits } from '@deckloom/deck'
import type { CellGrid } from '@deckloom/editor'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useState,
} from 'react'
import { deckActions } from '../actions/deckActions.ts'
import { isPressed } from '../controls/keys.ts'
import { useLiveText } from '../controls/useLiveText.ts'
import { takePendingKeys } from '../text/PendingKeys.tsx'
import { needsReading, readCells } from './pasteCells.ts'
import { type ClipboardContents, readContents } from '../pasting/clipboardContents.ts'
import { arrowStep, type CellShift } from './cellSelection.ts'
import { cellStyle } from './cellStyle.ts'
import type { DrawnCell } from './tableCells.ts'

export type CellStep = 'next' | 'previous' | 'below' | 'done'

export interface CellFieldProps {
  readonly cell: DrawnCell
  readonly label: string
  readonly text: string
  readonly onInput: (text: string) => void
  readonly onStep: (step: CellStep) => void
  /** Selects cells beyond this one. */
  readonly onExtend: (by: CellShift) => void
  /** Goes to a cell beside this one. */
  readonly onMove: (by: CellShift) => void
  readonly onCancel: () => void
  readonly onPaste: (cells: CellGrid) => void
}

/**
 * The text of a cell, edited in place. Enter moves down, Tab to the next cell, an arrow from the end of the text to the
 * cell beside it; Ctrl+Enter ends the editing, Escape takes it back.
 */
export function CellField(props: CellFieldProps) {
  const { cell, label, text, onInput, onStep, onExtend, onMove, onCancel, onPaste } = props
  const { ref, onChange, onFocus, ...live } = useLiveText<HTMLTextAreaElement>(text, onInput)
  useEffect(() => begin(ref.current), [ref])
  const [opened] = useState(text)
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // What was typed here is undone by the browser, letter by letter, and what was changed before by the table.
    if (historyKey(event) && event.currentTarget.value === opened) return
    event.stopPropagation()
    const beyond = shiftBeyond(event)
    if (beyond) {
      event.preventDefault()
      onExtend(beyond)
      return
    }
    if (!event.nativeEvent.isComposing) leave(event)
  }
  const leave = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const away = stepAway(event)
    const act = keyAction(event)
    if (!away && !act) return
    event.preventDefault()
    if (away) onMove(away)
    else if (act === 'cancel') onCancel()
    else if (act) onStep(act)
  }
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const contents = readContents(event.clipboardData)
    if (!needsReading(contents)) return
    event.preventDefault()
    void pasteInto(event.currentTarget, contents, { onPaste, onInput })
  }
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const field = event.currentTarget
    // A cell has one line, unless it is merged.
    if (!cell.isMerged && /[\r\n]/u.test(field.value))
      field.value = field.value.replaceAll(/[\r\n]+/gu, ' ')
    onChange(event)
  }
  return (
    <textarea
      {...live}
      ref={ref}
      aria-label={label}
      maxLength={deckLimits.table.cellLength}
      rows={1}
      spellCheck
      className="absolute resize-none overflow-hidden bg-transparent outline-none"
      style={cellStyle(cell)}
      onFocus={(event) => {
        event.currentTarget.select()
        onFocus(event)
      }}
      onChange={handleChange}
      onKeyDown={handleKey}
      onPaste={handlePaste}
    />
  )
}

/** Returns which of undo and redo a key stands for. */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const steps = ['undo', 'redo'] as const
  return steps.find((step) =>
    deckActions[step].keys.anywhere.some((keys) => isPressed(keys, event.nativeEvent)),
  )
}

// Keys that were pressed before the field was there replace its text.
function begin(field: HTMLTextAreaElement | null) {
  field?.focus({ preventScroll: true })
  const { keys } = takePendingKeys()
  if (keys !== '') insert(keys)
}

async function pasteInto(
  field: HTMLTextAreaElement,
  contents: ClipboardContents,
  { onPaste, onInput }: Pick<CellFieldProps, 'onPaste' | 'onInput'>,
): Promise<void> {
  const { cells, words } = await readCells(contents)
  if (cells) onPaste(cells)
  else if (field.isConnected) insert(words)
  // The cell was left meanwhile.
  else onInput(withInserted(field, words))
}

function withInserted({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, words: string) {
  const all = `${value.slice(0, selectionStart)}${words}${value.slice(selectionEnd)}`
  return all.slice(0, deckLimits.table.cellLength)
}

// As if typed, so that the browser's own undo knows of it.
function insert(words: string) {
  document.execCommand('insertText', false, words.replaceAll(/[\r\n]+/gu, ' '))
}

/** Returns where Shift and an arrow lead from the end of the text: to the cell beside it. */
function shiftBeyond(event: KeyboardEvent<HTMLTextAreaElement>): CellShift | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget: field } = event
  const by = arrowStep(key)
  if (!by || !shiftKey || ctrlKey || metaKey || altKey) return undefined
  const isRtl = getComputedStyle(field).direction === 'rtl'
  const isAhead = by.down > 0 || (isRtl ? by.right < 0 : by.right > 0)
  return isSelectedTo(field, isAhead ? 'end' : 'start') ? by : undefined
}

/** Returns where an arrow leads from a caret that cannot go further in the text: to the cell beside it. */
function stepAway(event: KeyboardEvent<HTMLTextAreaElement>): CellShift | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget: field } = event
  const by = arrowStep(key)
  if (!by || shiftKey || ctrlKey || metaKey || altKey) return undefined
  return isLast(field, by) ? by : undefined
}

/** Whether the text has no line, or no letter, further in a direction. */
function isLast(field: HTMLTextAreaElement, { right, down }: CellShift): boolean {
  const { selectionStart: start, selectionEnd: end, value } = field
  if (down !== 0) return !(down > 0 ? value.slice(end) : value.slice(0, start)).includes('\n')
  const isRtl = getComputedStyle(field).direction === 'rtl'
  const isAhead = isRtl ? right < 0 : right > 0
  return start === end && start === (isAhead ? value.length : 0)
}

/** Whether the selection is everything, or cannot be extended further to a side. */
function isSelectedTo(
  { selectionStart, selectionEnd, selectionDirection, value }: HTMLTextAreaElement,
  side: 'start' | 'end',
): boolean {
  const [toStart, toEnd] = [selectionStart === 0, selectionEnd === value.length]
  if (toStart && toEnd) return true
  const isBackward = selectionDirection === 'backward'
  if (side === 'end') return toEnd && !isBackward
  return toStart && (isBackward || selectionEnd === 0)
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
