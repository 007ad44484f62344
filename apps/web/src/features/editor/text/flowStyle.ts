import { deckDefaults } from '@deckloom/deck'
import type { TextMark } from '@deckloom/scene'
import { paperLength } from '../paper/paper.ts'

/**
 * How text is shown whose positions the layout does not give, such as rows of a table that are written as bullets:
 * one under the other, in the type of the first.
 */
export function flowStyle(mark: TextMark | undefined): string {
  const paragraph = mark?.paragraphs[0]
  const run = paragraph?.runs[0]
  const style = {
    'white-space': 'pre-wrap',
    'overflow-wrap': 'break-word',
    'font-size': paperLength(run?.size ?? deckDefaults.bulletSize),
    ...(paragraph &&
      run && {
        'font-family': `"${run.face}"`,
        'line-height': paperLength(paragraph.lineHeight),
        'letter-spacing': paperLength(run.letterSpacing ?? 0),
        'text-align': paragraph.align,
        direction: paragraph.direction,
        color: run.paint.color,
        'caret-color': run.paint.color,
      }),
  }
  return Object.entries(style)
    .map(([property, value]) => `${property}: ${value}`)
    .join('; ')
}
