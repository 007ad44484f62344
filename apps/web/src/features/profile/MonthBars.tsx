import type { AccountStatistics } from '@deckloom/contract'

type Month = AccountStatistics['months'][number]

const [slot, bar, height] = [60, 36, 160]

/** A bar for each month, with its number over it; read aloud as a list. */
export function MonthBars({ months }: { readonly months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ presentations }) => presentations))
  return (
    <>
      <svg
        viewBox={`0 0 ${months.length * slot} ${height + 52}`}
        aria-hidden="true"
        className="mt-4 hidden w-full text-small tabular-nums sm:block"
      >
        {months.map((month, index) => {
          const length = Math.round((month.presentations / most) * height)
          const middle = index * slot + slot / 2
          return (
            <g key={month.month}>
              <rect
                x={middle - bar / 2}
                y={24 + height - length}
                width={bar}
                height={Math.max(2, length)}
                rx="3"
                className={month.presentations === 0 ? 'fill-line' : 'fill-primary'}
              />
              {month.presentations > 0 && (
                <text
                  x={middle}
                  y={24 + height - length - 7}
                  textAnchor="middle"
                  className="fill-ink font-label"
                >
                  {month.presentations}
                </text>
              )}
              <text x={middle} y={height + 45} textAnchor="middle" className="fill-ink-subtle">
                {shortName(month)}
              </text>
            </g>
          )
        })}
      </svg>
      <ul className="mt-3 divide-y divide-line sm:sr-only">
        {months.map((month) => (
          <li key={month.month} className="flex justify-between py-1.5 text-ui">
            <span>{longName(month)}</span>
            <span className="tabular-nums">{month.presentations}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const short = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function shortName({ month }: Month): string {
  return short.format(new Date(`${month}-01`))
}

function longName({ month }: Month): string {
  return long.format(new Date(`${month}-01`))
}
