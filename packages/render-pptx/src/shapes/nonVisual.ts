import type { Mark } from '@deckloom/scene'
import { escapeXml, tag } from '../opc/xml.ts'
import type { ShapeContext } from './shapeContext.ts'

// How PowerPoint itself says 'mark as decorative', so that screen readers pass over the shape.
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

/** `p:cNvPr`: the shape's id, its name in the selection pane and its words for people who do not see it. */
export function nonVisual(mark: Mark, kind: string, context: ShapeContext): string {
  const id = context.nextId()
  const silent = mark.alt === '' || (mark.alt === undefined && mark.origin === undefined)
  const isText = mark.mark === 'text'
  const words = mark.alt ? ` descr="${escapeXml(mark.alt)}"` : ''
  const opening = `<p:cNvPr id="${id}" name="${kind} ${id - 1}"${words}`
  return silent && !isText ? `${opening}>${decorative}</p:cNvPr>` : `${opening}/>`
}
