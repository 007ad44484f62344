import type { Box } from '@deckloom/deck'
import type { Stroke } from '@deckloom/scene'
import { tag } from '../opc/xml.ts'
import { fill } from './fill.ts'
import { emu, percent } from './units.ts'

/** Writes `a:ln`, or nothing for an invisible stroke: an empty `a:ln` makes PowerPoint repair the file. */
export function outlineStroke(stroke: Stroke | undefined, box: Box, alpha = 1): string {
  if (stroke === undefined || stroke.width <= 0) return ''
  return tag(
    'a:ln',
    { w: Math.max(emu(stroke.width), 1), cap: stroke.cap === 'round' ? 'rnd' : 'flat' },
    fill(stroke.paint, box, alpha),
    dashes(stroke),
    stroke.cap === 'round' ? tag('a:round', {}) : tag('a:miter', { lim: 400_000 }),
  )
}

// Dash and gap lengths are fractions of the stroke width.
function dashes({ dash = [], width }: Stroke): string {
  if (dash.every((length) => length === 0)) return ''
  const pattern = dash.length % 2 === 0 ? dash : [...dash, ...dash]
  const pairs = pattern.flatMap((length, index) =>
    index % 2 === 0
      ? [
          tag('a:ds', {
            d: percent(length / width),
            sp: percent((pattern[index + 1] ?? 0) / width),
          }),
        ]
      : [],
  )
  return tag('a:custDash', {}, ...pairs)
}
