import { Button } from '@deckloom/ui'
import { useState } from 'react'
import { longDayText } from './figures.ts'
import { LineChart } from './LineChart.tsx'
import { DataTable } from '../data/DataTable.tsx'
import { Panel } from '../data/Panel.tsx'

export interface DayChartProps<Day> {
  readonly title: string
  readonly days: readonly Day[]
  readonly series: readonly {
    readonly name: string
    readonly value: (day: Day) => number
  }[]
  readonly text: (value: number) => string
  readonly axisText?: (value: number) => string
}

/** A panel with daily figures, as lines or as a table. */
export function DayChart<Day extends { readonly date: string }>(props: DayChartProps<Day>) {
  const { title, days, series, text, axisText } = props
  const [table, setTable] = useState(false)
  return (
    <Panel
      title={title}
      action={
        <Button
          size="small"
          variant="quiet"
          aria-pressed={table}
          onClick={() => setTable((shown) => !shown)}
        >
          {table ? 'Show as chart' : 'Show as table'}
        </Button>
      }
    >
      {table ? (
        <div className="max-h-75 overflow-y-auto">
          <DataTable
            label={title}
            columns={[
              { head: 'Date', cell: ({ date }) => longDayText(date) },
              ...series.map(({ name, value }) => ({
                head: name,
                numeric: true,
                cell: (day: Day) => text(value(day)),
              })),
            ]}
            rows={days.toReversed()}
            rowKey={({ date }) => date}
            empty="No data in this range."
          />
        </div>
      ) : (
        <LineChart
          label={title}
          days={days.map(({ date }) => date)}
          series={series.map(({ name, value }) => ({ name, values: days.map(value) }))}
          text={text}
          {...(axisText && { axisText })}
        />
      )}
    </Panel>
  )
}
