import type { LayoutPlaceholder } from '@deckloom/scene'
import { tag } from '../opc/xml.ts'

/** `p:ph`: what ties a slide's shape to the layout's. A slide has one title, which therefore needs no index. */
export function placeholderReference({
  type,
  index,
}: Pick<LayoutPlaceholder, 'type' | 'index'>): string {
  // Indexes below 10 are taken by the placeholders that PowerPoint makes itself.
  return tag('p:ph', type === 'title' ? { type } : { type, idx: 10 + index })
}
