import type { TextStyle } from '@deckloom/deck'
import type { Stage } from '../stage.ts'
import type { TypeRole } from '../type/typeRoles.ts'

/** Roles of figures that are displayed as graphics: at text size they would lose their effect. */
const numerals: ReadonlySet<TypeRole> = new Set<TypeRole>(['kpi', 'number'])

/** Returns the user's style for the slide's bullets, as far as it applies to a role. */
export function bulletStyle({ slide }: Stage, role: TypeRole): TextStyle | undefined {
  if (!slide.bulletStyle || !numerals.has(role)) return slide.bulletStyle
  const { fontSize: _, ...style } = slide.bulletStyle
  return style
}
