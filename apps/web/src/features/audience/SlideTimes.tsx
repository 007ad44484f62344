import type { Audience } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { useState } from 'react'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import type { AudienceDeck } from './AudienceDeck.ts'
import { shareText, timeText } from './audienceTexts.ts'
import { SlideChart } from './SlideChart.tsx'

export interface SlideTimesProps {
  readonly deck: AudienceDeck
  readonly numbers: Audience
}

/** How long each slide was read and how many saw it, as bars above the slides or as a table. */
export function SlideTimes({ deck, numbers }: SlideTimesProps) {
  const [table, setTable] = useState(false)
  const { slides, totals } = numbers
  return (
    <Panel
      title="Time on each slide"
      note={table ? 'Median while the tab is visible' : 'Median seconds while the tab is visible'}
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
        <DataTable
          label="Time on each slide"
          columns={[
            { head: 'Slide', cell: ({ place, title }) => `${place}. ${title || 'Untitled'}` },
            { head: 'Median time', numeric: true, cell: ({ medianMs }) => timeText(medianMs) },
            {
              head: 'Visitors',
              numeric: true,
              cell: ({ visitors }) =>
                `${visitors} of ${totals.visitors} (${shareText(visitors, totals.visitors)})`,
            },
          ]}
          rows={slides.map((slide, index) => ({ ...slide, place: index + 1 }))}
          rowKey={({ id }) => id}
          empty="The presentation shows no slides."
        />
      ) : (
        <SlideChart deck={deck} slides={slides} visitors={totals.visitors} />
      )}
    </Panel>
  )
}
