import type { Audience } from '@deckloom/contract'
import { countText } from '../../shared/charts/figures.ts'
import { Metrics } from '../../shared/data/Metrics.tsx'
import type { Choice } from './audienceQuery.ts'
import { comparisonText, shareText, timeText } from './audienceTexts.ts'

export interface TotalsProps {
  readonly numbers: Audience
  readonly choice: Choice
}

/** The sums of all visits. */
export function Totals({ numbers, choice }: TotalsProps) {
  const { totals, slides } = numbers
  const { visitors, named, visits, medianMs, finished } = totals
  return (
    <Metrics
      label="Totals"
      metrics={[
        {
          name: 'Visitors',
          value: countText(visitors),
          note: named > 0 ? `${countText(named)} gave an address` : undefined,
        },
        { name: 'Opened', value: countText(visits), note: comparisonText(totals, choice.span) },
        {
          name: 'Median time',
          value: timeText(medianMs),
          note: `for ${slides.length === 1 ? '1 slide' : `${slides.length} slides`}`,
        },
        {
          name: 'Read to the end',
          value: shareText(finished, visitors),
          note: `${countText(finished)} of ${countText(visitors)} saw the last slide`,
        },
        downloadsOf(numbers, choice),
      ]}
    />
  )
}

function downloadsOf({ totals, links }: Audience, { link }: Choice) {
  const name = 'Downloads'
  const shown = links.filter(({ id }) => link === undefined || id === link)
  const isAllowed = shown.some(({ allowsDownload }) => allowsDownload)
  if (isAllowed || totals.downloads > 0) return { name, value: countText(totals.downloads) }
  const note = shown.length === 1 ? 'Not allowed on this link' : 'Not allowed on these links'
  return { name, value: 'Off', note }
}
