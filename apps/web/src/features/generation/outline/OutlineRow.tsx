import { outlineLimits } from '@deckloom/contract'
import { IconButton } from '@deckloom/ui'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { DraftEntry } from './outlineDraft.ts'
import { makeRowDraggable } from './rowDragging.ts'

export interface OutlineRowProps {
  readonly entry: DraftEntry
  readonly place: number
  readonly count: number
  readonly disabled: boolean
  readonly onChange: (entry: DraftEntry) => void
  readonly onMove: (id: string, to: number) => void
  readonly onRemove: (id: string) => void
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const boxClass =
  'w-full rounded-control bg-transparent px-2 text-ink outline-none hover:bg-surface-hover focus:bg-surface-hover disabled:text-ink-muted touch:text-[1rem]'

/** A slide of the outline: its title, its points, and controls to move and remove it. */
export function OutlineRow(props: OutlineRowProps) {
  const { entry, place, disabled, onMove } = props
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)
  const number = place + 1
  useEffect(() => {
    if (!row.current || !handle.current || disabled) return undefined
    return makeRowDraggable(row.current, {
      id: entry.id,
      handle: handle.current,
      onOver: setOver,
      onDrop: (moved) => onMove(moved, place),
    })
  }, [entry.id, place, disabled, onMove])
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    onMove(entry.id, place + step)
  }
  return (
    <li
      ref={row}
      className={`flex items-start gap-1 rounded-card bg-surface p-2 shadow-sheet ${over ? 'outline-2 outline-primary' : ''}`}
    >
      <button
        ref={handle}
        type="button"
        disabled={disabled}
        onKeyDown={handleKeyDown}
        aria-label={`Slide ${number}: drag it, or press Alt and an arrow key, to move it`}
        className="flex h-10 w-7 shrink-0 cursor-grab items-center justify-center rounded-control text-ink-subtle hover:bg-surface-hover disabled:cursor-default touch:h-11"
      >
        <GripVertical {...icon} />
      </button>
      <span className="w-6 shrink-0 pt-2.5 text-right text-ui text-ink-subtle tabular-nums">
        {number}
      </span>
      <Words {...props} />
      <Actions {...props} />
    </li>
  )
}

function Words({ entry, place, disabled, onChange }: OutlineRowProps) {
  return (
    <div className="min-w-0 flex-1">
      <input
        aria-label={`Title of slide ${place + 1}`}
        placeholder="What this slide says"
        value={entry.title}
        maxLength={outlineLimits.titleLength}
        disabled={disabled}
        onChange={(event) => onChange({ ...entry, title: event.target.value })}
        className={`${boxClass} h-10 text-body font-action`}
      />
      <textarea
        aria-label={`Points of slide ${place + 1}, one per line`}
        placeholder="One point per line"
        rows={2}
        value={entry.lines}
        disabled={disabled}
        onChange={(event) => onChange({ ...entry, lines: event.target.value })}
        className={`${boxClass} field-sizing-content resize-none py-1.5 text-ui leading-5.5`}
      />
    </div>
  )
}

function Actions({ entry, place, count, disabled, onMove, onRemove }: OutlineRowProps) {
  const number = place + 1
  return (
    <div className="flex shrink-0 max-sm:flex-col">
      <IconButton
        label={`Move slide ${number} up`}
        icon={<ArrowUp {...icon} />}
        disabled={disabled || place === 0}
        onClick={() => onMove(entry.id, place - 1)}
      />
      <IconButton
        label={`Move slide ${number} down`}
        icon={<ArrowDown {...icon} />}
        disabled={disabled || number === count}
        onClick={() => onMove(entry.id, place + 1)}
      />
      <IconButton
        label={`Remove slide ${number}`}
        icon={<Trash2 {...icon} />}
        disabled={disabled || count === 1}
        onClick={() => onRemove(entry.id)}
      />
    </div>
  )
}
