import type { DailyFigures } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { useState } from 'react'
import { longDayText } from '../../shared/charts/figures.ts'
import { LineChart } from '../../shared/charts/LineChart.tsx'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Panel } from '../../shared/data/Panel.tsx'

export interface DayChartProps {
  readonly title: string
  readonly days: readonly DailyFigures[]
  readonly series: readonly {
    readonly name: string
    readonly value: (day: DailyFigures) => number
  }[]
  readonly text: (value: number) => string
  readonly axisText?: (value: number) => string
}

/** A panel with daily figures, as lines or as a table. */
export function DayChart({ title, days, series, text, axisText }: DayChartProps) {
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
                cell: (day: DailyFigures) => text(value(day)),
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
