import type { Mark } from '@deckloom/scene'
import { escapeXml, tag } from '../opc/xml.ts'
import type { ShapeContext } from './shapeContext.ts'

// PowerPoint's own "mark as decorative", which makes screen readers skip the shape.
const decorative = tag(
  'a:extLst',
  {},
  tag(
    'a:ext',
    { uri: '{C183D7F6-B498-43B3-948B-1728B52AA6E4}' },
    tag('adec:decorative', {
      'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative',
      val: 1,
    }),
  ),
)

/** Writes `p:cNvPr`: the shape's ID, its name in the selection pane, and its alt text. */
export function nonVisual(mark: Mark, kind: string, context: ShapeContext): string {
  const id = context.connections?.idOf(mark) ?? context.nextId()
  const silent = mark.alt === '' || (mark.alt === undefined && mark.origin === undefined)
  const isText = mark.mark === 'text'
  const words = mark.alt ? ` descr="${escapeXml(mark.alt)}"` : ''
  const opening = `<p:cNvPr id="${id}" name="${kind} ${id - 1}"${words}`
  return silent && !isText ? `${opening}>${decorative}</p:cNvPr>` : `${opening}/>`
}
