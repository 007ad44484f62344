import type { AccountStatistics } from '@deckloom/contract'

type Month = AccountStatistics['months'][number]

/** A bar per month with its number above; read aloud as a list, and displayed as one on phones. */
export function MonthBars({ months }: { readonly months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ presentations }) => presentations))
  return (
    <>
      <div
        aria-hidden="true"
        className="mt-4 hidden h-56 auto-cols-fr grid-flow-col gap-3 text-small tabular-nums sm:grid"
      >
        {months.map((month) => (
          <Bar key={month.month} month={month} share={month.presentations / most} />
        ))}
      </div>
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

function Bar({ month, share }: { readonly month: Month; readonly share: number }) {
  const isEmpty = month.presentations === 0
  return (
    <div className="flex min-w-0 flex-col items-center gap-1.5">
      <div className="flex min-h-0 w-full max-w-14 flex-1 flex-col items-center justify-end gap-1">
        {!isEmpty && <span className="font-label">{month.presentations}</span>}
        <span
          className={`min-h-0.5 w-full shrink rounded-slide ${isEmpty ? 'bg-line' : 'bg-primary'}`}
          style={{ height: `${100 * share}%` }}
        />
      </div>
      <span className="text-ink-subtle">{shortName(month)}</span>
    </div>
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
