import { deckDefaults } from '@deckloom/deck'
import type { TextMark } from '@deckloom/scene'
import { paperLength } from '../paper/paper.ts'

/**
 * Returns the style of text whose positions the layout does not provide, such as table rows edited as bullets: stacked,
 * in the type of the first.
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
