import { longDayText } from './figures.ts'
import { LineChart } from './LineChart.tsx'
import { ChartPanel } from '../data/ChartPanel.tsx'
import { DataTable } from '../data/DataTable.tsx'

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
  return (
    <ChartPanel
      title={title}
      chart={
        <LineChart
          label={title}
          days={days.map(({ date }) => date)}
          series={series.map(({ name, value }) => ({ name, values: days.map(value) }))}
          text={text}
          {...(axisText && { axisText })}
        />
      }
      table={
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
      }
    />
  )
}
