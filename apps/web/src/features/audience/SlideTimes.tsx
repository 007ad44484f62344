import type { Audience } from '@deckloom/contract'
import { ChartPanel } from '../../shared/data/ChartPanel.tsx'
import { DataTable } from '../../shared/data/DataTable.tsx'
import type { AudienceDeck } from './AudienceDeck.ts'
import { shareText, timeText } from './audienceTexts.ts'
import { SlideChart } from './SlideChart.tsx'

export interface SlideTimesProps {
  readonly deck: AudienceDeck
  readonly numbers: Audience
}

/** How long each slide was read and how many saw it, as bars above the slides or as a table. */
export function SlideTimes({ deck, numbers }: SlideTimesProps) {
  const { slides, totals } = numbers
  return (
    <ChartPanel
      title="Time on each slide"
      notes={{
        chart: 'Median time while the tab is visible',
        table: 'Median while the tab is visible',
      }}
      chart={<SlideChart deck={deck} slides={slides} visitors={totals.visitors} />}
      table={
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
      }
    />
  )
}
