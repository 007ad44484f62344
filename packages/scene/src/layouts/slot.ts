import type { Box } from '@deckloom/deck'
import type { TypeRole } from '../type/typeRoles.ts'

export type Anchor = 'top' | 'middle' | 'bottom'

/** A slot for text: nominal size and floor in page units, before the theme's scale. */
export interface TextSlot {
  readonly role: TypeRole
  readonly box: Box
  readonly size: number
  readonly floor: number
  readonly anchor: Anchor
}

/** A slot for a picture, a chart, a panel, or a component that sets its own text. */
export interface AreaSlot {
  readonly box: Box
}

export type SlotTable = Readonly<Record<string, TextSlot | AreaSlot>>
type Edges = readonly [x: number, y: number, width: number, height: number]

export function textSlot(
  role: TypeRole,
  edges: Edges,
  type: Pick<TextSlot, 'size' | 'floor'> & { readonly anchor?: Anchor | undefined },
): TextSlot {
  const { size, floor, anchor = 'top' } = type
  return { role, box: boxOf(edges), size, floor, anchor }
}

export function areaSlot(edges: Edges): AreaSlot {
  return { box: boxOf(edges) }
}

function boxOf([x, y, width, height]: Edges): Box {
  return { x, y, width, height }
}
