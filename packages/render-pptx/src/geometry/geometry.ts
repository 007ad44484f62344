import type { Box } from '@deckloom/deck'
import type { PresetShape } from '@deckloom/scene'
import { emu, percent } from '../drawing/units.ts'
import { tag } from '../opc/xml.ts'
import type { Outline, Point, Segment } from './outline.ts'

export const rectangleGeometry = presetGeometry({ name: 'rect', adjust: {} })

/** Adjust values are in 100000ths, under the names that the preset gives them. */
export function presetGeometry({ name, adjust }: PresetShape): string {
  const guides = Object.entries(adjust).map(([key, value]) =>
    tag('a:gd', { name: key, fmla: `val ${Math.round(value)}` }),
  )
  return tag('a:prstGeom', { prst: name }, tag('a:avLst', {}, ...guides))
}

/** A path of its own, in coordinates of `box`, which is where the shape lies; text goes into `textBox`. */
export function customGeometry(outline: Outline, box: Box, textBox?: Box): string {
  let steps = ''
  for (const segment of outline) steps += pathStep(segment, box)
  return (
    `<a:custGeom><a:avLst/>${textRectangle(box, textBox)}` +
    `<a:pathLst><a:path w="${emu(box.width)}" h="${emu(box.height)}">${steps}</a:path></a:pathLst>` +
    '</a:custGeom>'
  )
}

function textRectangle(box: Box, text: Box | undefined): string {
  if (text === undefined) {
    return '<a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>'
  }
  // Shares of the width and the height, so that the text stays in its place when somebody resizes the shape.
  const guides = [
    guide('tl', 'w', (text.x - box.x) / box.width),
    guide('tt', 'h', (text.y - box.y) / box.height),
    guide('tr', 'w', (text.x + text.width - box.x) / box.width),
    guide('tb', 'h', (text.y + text.height - box.y) / box.height),
  ]
  return (
    `<a:gdLst>${guides.join('')}</a:gdLst><a:ahLst/><a:cxnLst/>` +
    '<a:rect l="tl" t="tt" r="tr" b="tb"/>'
  )
}

function guide(name: string, side: 'w' | 'h', share: number): string {
  return `<a:gd name="${name}" fmla="*/ ${side} ${percent(share)} 100000"/>`
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
