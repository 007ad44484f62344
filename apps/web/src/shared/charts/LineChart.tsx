import { type PointerEvent, useState } from 'react'
import { dayText, longDayText } from './figures.ts'
import { type LinePlan, linePlan, type LineSeries } from './linePlan.ts'
import { useWidth } from './useWidth.ts'

export interface LineChartProps {
  /** Accessible description. */
  readonly label: string
  /** Dates as 2026-11-21, oldest first. */
  readonly days: readonly string[]
  /** At most four. */
  readonly series: readonly LineSeries[]
  /** Formats values in full, and for the axis. */
  readonly text: (value: number) => string
  readonly axisText?: (value: number) => string
}

const height = 300
const strokes = ['stroke-chart-1', 'stroke-chart-3', 'stroke-chart-4', 'stroke-chart-5'] as const
const fills = ['fill-chart-1', 'fill-chart-3', 'fill-chart-4', 'fill-chart-5'] as const
const grounds = ['bg-chart-1', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5'] as const

/** Lines over days, labeled at their ends. The pointer or the arrow keys show the values of a day. */
export function LineChart(props: LineChartProps) {
  const { label, days, series, text, axisText = text } = props
  const { ref, width } = useWidth<HTMLDivElement>()
  const [chosen, setChosen] = useState<number>()
  const day = chosen === undefined ? undefined : Math.min(chosen, days.length - 1)
  const plan = width > 0 ? linePlan(series, { width, height }, axisText) : undefined
  const handleMove = ({ clientX, currentTarget }: PointerEvent) => {
    if (!plan) return
    const { left, right } = plan.plot
    const at = (clientX - currentTarget.getBoundingClientRect().left - left) / (right - left)
    setChosen(Math.max(0, Math.min(days.length - 1, Math.round(at * (days.length - 1)))))
  }
  return (
    <div
      ref={ref}
      className="relative h-75 rounded-chip has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      onPointerMove={handleMove}
      onPointerLeave={() => setChosen(undefined)}
    >
      <input
        type="range"
        className="sr-only"
        aria-label={label}
        min={0}
        max={Math.max(0, days.length - 1)}
        value={day ?? days.length - 1}
        aria-valuetext={sentenceOf(props, day ?? days.length - 1)}
        onChange={(event) => setChosen(event.target.valueAsNumber)}
        onBlur={() => setChosen(undefined)}
      />
      {plan && <Drawing plan={plan} days={days} day={day} />}
      {plan && day !== undefined && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute top-2 z-10 rounded-control bg-surface-raised px-3 py-2 text-small whitespace-nowrap shadow-float"
          style={placeOf(plan, day)}
        >
          <p className="font-label">{dayText(days[day] ?? '')}</p>
          {series.map(({ name, values }, index) => (
            <p key={name} className="flex items-center gap-2 tabular-nums">
              <span className={`size-2 rounded-full ${grounds[index] ?? ''}`} />
              <span className="text-ink-muted">{name}</span>
              <span className="ml-auto pl-3 font-label">{text(values[day] ?? 0)}</span>
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

function Drawing({
  plan,
  days,
  day,
}: {
  readonly plan: LinePlan
  readonly days: readonly string[]
  readonly day: number | undefined
}) {
  const { plot, x, lines } = plan
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full text-[12.5px] tabular-nums">
      <Axes plan={plan} days={days} />
      {day !== undefined && (
        <line
          x1={x[day]}
          x2={x[day]}
          y1={plot.top}
          y2={plot.bottom}
          className="stroke-line-strong"
        />
      )}
      {lines.map(({ path, points, name, nameY }, index) => (
        <g key={name}>
          <path
            d={path}
            fill="none"
            strokeWidth="2.25"
            strokeLinejoin="round"
            strokeLinecap="round"
            className={strokes[index]}
          />
          <circle cx={x.at(-1)} cy={points.at(-1)} r="3.5" className={fills[index]} />
          {day !== undefined && (
            <circle cx={x[day]} cy={points[day]} r="3.5" className={fills[index]} />
          )}
          <text x={plot.right + 9} y={nameY + 4} className="fill-ink font-label">
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Axes({ plan, days }: { readonly plan: LinePlan; readonly days: readonly string[] }) {
  const { plot, x, grid, named } = plan
  return (
    <>
      {grid.map((line) => (
        <g key={line.y}>
          <line x1={plot.left} x2={plot.right} y1={line.y} y2={line.y} className="stroke-line" />
          <text x={plot.left - 10} y={line.y + 4} textAnchor="end" className="fill-ink-subtle">
            {line.text}
          </text>
        </g>
      ))}
      {named.map((at) => (
        <text
          key={at}
          x={x[at]}
          y={plot.bottom + 22}
          textAnchor="middle"
          className="fill-ink-subtle"
        >
          {dayText(days[at] ?? '')}
        </text>
      ))}
    </>
  )
}

/** Positions the values beside the hairline, on the side with room. */
function placeOf({ x, plot }: LinePlan, day: number) {
  const at = x[day] ?? 0
  const before = at > (plot.left + plot.right) / 2
  return { left: at, transform: before ? 'translateX(calc(-100% - 12px))' : 'translateX(12px)' }
}

function sentenceOf({ days, series, text }: LineChartProps, day: number): string {
  const values = series.map(({ name, values: of }) => `${text(of[day] ?? 0)} ${name}`)
  return `${longDayText(days[day] ?? '')}: ${values.join(', ')}`
}
