import type { TextStyle } from '@deckloom/deck'
import type { Stage } from '../stage.ts'
import type { TypeRole } from '../type/typeRoles.ts'

/** Figures that are a picture of themselves: as small as text they would say nothing. */
const numerals: ReadonlySet<TypeRole> = new Set<TypeRole>(['kpi', 'number'])

/** What the person chose for the slide's bullets, as text of this role follows it. */
export function bulletStyle({ slide }: Stage, role: TypeRole): TextStyle | undefined {
  if (!slide.bulletStyle || !numerals.has(role)) return slide.bulletStyle
  const { fontSize: _, ...style } = slide.bulletStyle
  return style
}
