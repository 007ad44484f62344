import type { Box } from '@deckloom/deck'
import { emu, percent } from '../drawing/units.ts'
import { tag } from '../opc/xml.ts'
import type { Outline, Point, Segment } from './outline.ts'
import type { Preset } from './recognisePreset.ts'

export const rectangleGeometry = presetGeometry({ name: 'rect' })

export function presetGeometry({ name, adjust }: Preset): string {
  const guides =
    adjust === undefined ? '' : tag('a:gd', { name: 'adj', fmla: `val ${percent(adjust)}` })
  return tag('a:prstGeom', { prst: name }, tag('a:avLst', {}, guides))
}

/** A path of its own, in coordinates of `box`, which is where the shape lies. */
export function customGeometry(outline: Outline, box: Box): string {
  let steps = ''
  for (const segment of outline) steps += pathStep(segment, box)
  return (
    '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>' +
    `<a:pathLst><a:path w="${emu(box.width)}" h="${emu(box.height)}">${steps}</a:path></a:pathLst>` +
    '</a:custGeom>'
  )
}

// Pictures drawn by hand have thousands of these, so they are written without the general element writer.
function pathStep(segment: Segment, box: Box): string {
  switch (segment.kind) {
    case 'move':
      return `<a:moveTo>${point(segment.to, box)}</a:moveTo>`
    case 'line':
      return `<a:lnTo>${point(segment.to, box)}</a:lnTo>`
    case 'curve': {
      const { control, to } = segment
      return `<a:cubicBezTo>${point(control[0], box)}${point(control[1], box)}${point(to, box)}</a:cubicBezTo>`
    }
    case 'close':
      return '<a:close/>'
  }
}

function point(at: Point, box: Box): string {
  return `<a:pt x="${emu(at[0] - box.x)}" y="${emu(at[1] - box.y)}"/>`
}
