import type { LayoutPlaceholder } from '@deckloom/scene'
import { tag } from '../opc/xml.ts'

/** Writes `p:ph`, which links a slide's shape to the layout's. A slide has only one title, so that needs no index. */
export function placeholderReference({
  type,
  index,
}: Pick<LayoutPlaceholder, 'type' | 'index'>): string {
  // PowerPoint's own placeholders use indexes below 10.
  return tag('p:ph', type === 'title' ? { type } : { type, idx: 10 + index })
}
