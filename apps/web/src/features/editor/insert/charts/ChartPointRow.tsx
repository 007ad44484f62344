import { deckLimits } from '@deckloom/deck'
import type { DraftPoint } from '@deckloom/editor'
import { IconButton } from '@deckloom/ui'
import { X } from 'lucide-react'
import { smallIconProps } from '../../controls/iconProps.ts'

export interface ChartPointRowProps {
  /** Position, from 1. */
  readonly place: number
  readonly point: DraftPoint
  readonly color: string
  readonly invalid: boolean
  /** ID of the error message. */
  readonly noteId: string
  readonly onWrite: (part: Partial<DraftPoint>) => void
  readonly onColor: (color: string) => void
  /** Undefined if no point may be removed. */
  readonly onRemove: (() => void) | undefined
}

const field =
  'h-9 min-w-0 rounded-control bg-surface px-2.5 text-ui text-ink shadow-[inset_0_0_0_1px_var(--line-control)] hover:shadow-[inset_0_0_0_1px_var(--ink-subtle)] aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)] touch:h-11 touch:text-[1rem]'

export function ChartPointRow(props: ChartPointRowProps) {
  const { place, point, color, invalid, noteId, onWrite, onColor, onRemove } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-center gap-1.5 md:grid-cols-[2.25rem_minmax(0,1fr)_5.5rem_auto]">
      <input
        type="color"
        aria-label={`Color ${place}`}
        title={`Color ${place}`}
        value={color.toLowerCase()}
        className="h-9 w-full cursor-pointer appearance-none rounded-control border-none bg-transparent p-0 shadow-[0_0_0_1px_var(--line-control)] max-md:hidden [&::-moz-color-swatch]:rounded-control [&::-moz-color-swatch]:border-none [&::-webkit-color-swatch]:rounded-control [&::-webkit-color-swatch]:border-none [&::-webkit-color-swatch-wrapper]:p-0"
        onChange={(event) => onColor(event.currentTarget.value.toUpperCase())}
      />
      <input
        aria-label={`Label ${place}`}
        value={point.label}
        maxLength={deckLimits.chartLabelLength}
        className={field}
        onChange={(event) => onWrite({ label: event.currentTarget.value })}
      />
      <input
        aria-label={`Value ${place}`}
        inputMode="decimal"
        value={point.value}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? noteId : undefined}
        className={`${field} text-right tabular-nums`}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onWrite({ value: event.currentTarget.value })}
      />
      <IconButton
        label={`Remove point ${place}`}
        size="small"
        icon={<X {...smallIconProps} />}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </div>
  )
}
