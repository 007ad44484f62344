import type { Box } from '@deckloom/deck'
import type { PresetShape } from '@deckloom/scene'
import { emu, percent } from '../drawing/units.ts'
import { tag } from '../opc/xml.ts'
import type { Outline, Point, Segment } from './outline.ts'

export const rectangleGeometry = presetGeometry({ name: 'rect', adjust: {} })

/** Writes a preset geometry. Adjust values are in 100000ths, under the preset's names for them. */
export function presetGeometry({ name, adjust }: PresetShape): string {
  const guides = Object.entries(adjust).map(([key, value]) =>
    tag('a:gd', { name: key, fmla: `val ${Math.round(value)}` }),
  )
  return tag('a:prstGeom', { prst: name }, tag('a:avLst', {}, ...guides))
}

/** Writes a custom geometry in coordinates of `box`, the position of the shape; text goes in `textBox`. */
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
  // Fractions of the width and height, so that the text keeps its position when the shape is resized.
  const guides = [
    guide('tl', 'w', (text.x - box.x) / box.width),
    guide('tt', 'h', (text.y - box.y) / box.height),
    guide('tr', 'w', (text.x + text.width - box.x) / box.width),
    guide('tb', 'h', (text.y + text.height - box.y) / box.height),
  ]
  return (
    `<a:gdLst>${guides.join('')}</a:gdLst><a:ahLst/>${boxSites}` +
    '<a:rect l="tl" t="tt" r="tr" b="tb"/>'
  )
}

// Shapes with text are those that lines stick to; their sites are those of a rectangle.
const boxSites = `<a:cxnLst>${[
  site('3cd4', 'hc', 't'),
  site('cd2', 'l', 'vc'),
  site('cd4', 'hc', 'b'),
  site('0', 'r', 'vc'),
].join('')}</a:cxnLst>`

function site(angle: string, x: string, y: string): string {
  return `<a:cxn ang="${angle}"><a:pos x="${x}" y="${y}"/></a:cxn>`
}

function guide(name: string, side: 'w' | 'h', share: number): string {
  return `<a:gd name="${name}" fmla="*/ ${side} ${percent(share)} 100000"/>`
}

// Hand-drawn pictures have thousands of these, so they bypass the general element writer.
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
