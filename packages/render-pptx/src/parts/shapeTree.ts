import { page } from '@deckloom/deck'
import type { Paint } from '@deckloom/scene'
import { fill } from '../drawing/fill.ts'
import { tag } from '../opc/xml.ts'

/** Page size in EMU. */
export const pageSize = { cx: 12_192_000, cy: 6_858_000 } as const

const treeRoot =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>' +
  '<p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/>' +
  '<a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>'

/** Writes `p:cSld`: a page's background, shapes and optional name. */
export function commonSlide(content: {
  readonly shapes: string
  readonly background?: Paint
  readonly name?: string
}): string {
  return tag(
    'p:cSld',
    { name: content.name },
    content.background === undefined ? '' : pageBackground(content.background),
    tag('p:spTree', {}, treeRoot, content.shapes),
  )
}

// PowerPoint repairs a background without an effect list.
function pageBackground(paint: Paint): string {
  return tag(
    'p:bg',
    {},
    tag('p:bgPr', {}, fill(paint, { x: 0, y: 0, ...page }), tag('a:effectLst', {})),
  )
}

/** Returns a function that returns a new shape ID per call, unique on the page; the shape tree itself has ID 1. */
export function shapeIds(): () => number {
  let last = 1
  return () => ++last
}
