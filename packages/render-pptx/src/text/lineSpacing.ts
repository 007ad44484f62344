import type { Paragraph, TextRun } from '@deckloom/scene'
import { percent } from '../drawing/units.ts'

/**
 * What office programs take for 100 percent, in every face, as a multiple of the font size. PowerPoint and
 * Google Slides: https://github.com/developer0hye/office2pdf/issues/1071 and
 * https://github.com/BuilderIO/agent-native/pull/5114; LibreOffice sets its font-independent line spacing
 * when it opens a PPTX.
 */
const officeLine = 1.2

interface Spaced extends Pick<Paragraph, 'lineHeight'> {
  readonly runs: readonly Pick<TextRun, 'size'>[]
}

/** `a:lnSpc` that puts baselines `lineHeight` apart. A percentage, because points are 1.2 times too far apart in Google Slides. */
export function lineSpacing({ lineHeight, runs }: Spaced): string {
  const size = Math.max(...runs.map((run) => run.size), 0)
  if (size === 0) return ''
  const share = Math.min(Math.max(percent(lineHeight / (officeLine * size)), 0), 13_200_000)
  return `<a:lnSpc><a:spcPct val="${share}"/></a:lnSpc>`
}
