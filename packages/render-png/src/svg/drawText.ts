import {
  type BulletMarker,
  highlightBox,
  type Solid,
  type TextFragment,
  type TextMark,
  textStroke,
} from '@deckloom/scene'
import type { Drawing } from './Drawing.ts'
import { glyphPath } from './glyphPath.ts'
import { tag } from './markup.ts'

/** Draws text as filled outlines, where the layout placed it. */
export function drawText(drawing: Drawing, mark: TextMark): string {
  const markers = mark.paragraphs.map(({ marker }) => (marker ? drawMarker(drawing, marker) : ''))
  const lines = mark.lines.flatMap(({ baseline, fragments }) =>
    fragments.map((fragment) => drawFragment(drawing, fragment, baseline)),
  )
  return [...markers, ...lines].join('')
}

function drawMarker(drawing: Drawing, marker: BulletMarker): string {
  const glyphs = drawing.fonts.shape(marker.face, marker.text)
  return fillPath(marker.paint, glyphPath(drawing, { ...marker, glyphs, letterSpacing: 0 }))
}

function drawFragment(drawing: Drawing, fragment: TextFragment, line: number): string {
  const { paint, size, oblique, underline, strike, highlight, rise = 0, href } = fragment
  const baseline = line - rise
  const slant = oblique ? slantAbout(baseline) : undefined
  const painted = [
    highlight ? fillBox(highlight, highlightBox(fragment, baseline)) : '',
    fillPath(paint, glyphPath(drawing, { ...fragment, baseline }), slant),
    underline ? drawLine(fragment, baseline + size * textStroke.underline) : '',
    strike ? drawLine(fragment, baseline - size * textStroke.strike) : '',
  ].join('')
  return href === undefined || painted === ''
    ? painted
    : tag('a', { href, target: '_blank', rel: 'noopener noreferrer' }, painted)
}

function fillPath(paint: Solid, d: string, transform?: string): string {
  if (d === '') return ''
  return tag('path', { transform, fill: paint.color, 'fill-opacity': paint.alpha, d })
}

function slantAbout(baseline: number): string {
  return `matrix(1 0 ${-textStroke.slant} 1 ${textStroke.slant * baseline} 0)`
}

function drawLine({ x, width, size, paint }: TextFragment, middle: number): string {
  const height = size * textStroke.thickness
  return fillBox(paint, { x, y: middle - height / 2, width, height })
}

function fillBox(
  { color, alpha }: Solid,
  { x, y, width, height }: ReturnType<typeof highlightBox>,
): string {
  return tag('rect', { x, y, width, height, fill: color, 'fill-opacity': alpha })
}
