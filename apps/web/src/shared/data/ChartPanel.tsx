import { Button } from '@deckloom/ui'
import { type ReactNode, useState } from 'react'
import { Panel } from './Panel.tsx'

export interface ChartPanelProps {
  readonly title: string
  /** One line below the title, if it differs for the table. */
  readonly notes?: { readonly chart: string; readonly table: string }
  readonly chart: ReactNode
  readonly table: ReactNode
}

/** A panel with figures as a chart or as a table. */
export function ChartPanel({ title, notes, chart, table }: ChartPanelProps) {
  const [isTable, setIsTable] = useState(false)
  return (
    <Panel
      title={title}
      {...(notes && { note: isTable ? notes.table : notes.chart })}
      action={
        <Button
          size="small"
          variant="quiet"
          aria-pressed={isTable}
          onClick={() => setIsTable((shown) => !shown)}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      }
    >
      {isTable ? table : chart}
    </Panel>
  )
}
