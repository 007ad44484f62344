import type { AccountStatistics } from '@deckloom/contract'
import { Button, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { MonthBars } from './MonthBars.tsx'

/** The account's statistics, computed by the server when the tab is opened. */
export function Statistics() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/user/statistics'],
    queryFn: () => api.accountStatistics(),
    staleTime: 0,
  })
  if (isError)
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="text-ui text-ink-muted">The statistics could not be loaded.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  if (!data) return <Skeleton className="h-64 w-full rounded-card" />
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-line shadow-sheet sm:grid-cols-3 lg:grid-cols-6">
        {figuresOf(data).map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end bg-surface p-4">
            <dt className="text-small text-ink-muted">{label}</dt>
            <dd className="font-display text-h1 font-title tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <section className="rounded-card bg-surface p-4 shadow-sheet sm:p-6">
        <h2 className="text-h3 font-heading">Presentations created by month</h2>
        <MonthBars months={data.months} />
      </section>
    </div>
  )
}

const number = new Intl.NumberFormat('en')
const megabytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

function figuresOf(counted: AccountStatistics) {
  return [
    { label: 'Presentations', value: number.format(counted.presentations) },
    { label: 'Slides', value: number.format(counted.slides) },
    { label: 'Charts', value: number.format(counted.charts) },
    { label: 'Pictures', value: number.format(counted.pictures) },
    { label: 'Exports, last 30 days', value: number.format(counted.exports) },
    { label: 'Uploads', value: megabytes.format(counted.storedBytes / 1_000_000) },
  ]
}
