import { type DailyFiguresQuery, longestRange } from '@deckloom/contract'
import { Segment } from '@deckloom/ui'
import { daysIn, lastDays } from './dayRange.ts'

export interface RangePickerProps {
  readonly range: DailyFiguresQuery
  readonly onChange: (range: DailyFiguresQuery) => void
}

const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const

/** Selects the days that the charts show. */
export function RangePicker({ range, onChange }: RangePickerProps) {
  const today = lastDays(1).to
  const days = String(daysIn(range))
  const span = range.to === today ? spans.find(({ value }) => value === days)?.value : undefined
  const change = (part: Partial<DailyFiguresQuery>) => {
    const next = { ...range, ...part }
    const length = daysIn(next)
    // While a date is being typed, it may be invalid or out of order.
    if (length >= 1 && length <= longestRange) onChange(next)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Segment<string>
        label="Date range"
        options={spans}
        value={span ?? ''}
        onChange={(value) => onChange(lastDays(Number(value)))}
      />
      <div className="flex items-center gap-2 text-small text-ink-muted">
        <DayField
          label="From"
          value={range.from}
          most={range.to}
          onChange={(from) => change({ from })}
        />
        <span aria-hidden="true">to</span>
        <DayField label="To" value={range.to} most={today} onChange={(to) => change({ to })} />
      </div>
    </div>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly value: string
  readonly most: string
  readonly onChange: (value: string) => void
}

function DayField({ label, value, most, onChange }: DayFieldProps) {
  return (
    <input
      type="date"
      aria-label={label}
      value={value}
      max={most}
      onChange={(event) => onChange(event.target.value)}
      className="h-9 rounded-control border border-line-control bg-surface px-2 text-small text-ink tabular-nums touch:h-11"
    />
  )
}
