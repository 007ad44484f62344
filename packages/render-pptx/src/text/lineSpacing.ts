import { officeLine, type Paragraph, type TextRun } from '@deckloom/scene'
import { percent } from '../drawing/units.ts'

interface Spaced extends Pick<Paragraph, 'lineHeight'> {
  readonly runs: readonly Pick<TextRun, 'size'>[]
}

/**
 * Writes an `a:lnSpc` that places baselines `lineHeight` apart. Uses a percentage, because Google Slides makes point
 * values 1.2 times too large.
 */
export function lineSpacing({ lineHeight, runs }: Spaced): string {
  const size = Math.max(...runs.map((run) => run.size), 0)
  if (size === 0) return ''
  const share = Math.min(Math.max(percent(lineHeight / (officeLine * size)), 0), 13_200_000)
  return `<a:lnSpc><a:spcPct val="${share}"/></a:lnSpc>`
}
