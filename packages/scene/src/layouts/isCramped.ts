import type { Stage } from '../stage.ts'

// A body that the user made this small has no room for columns, panels or chevrons.
export function isCramped({ slide }: Stage): boolean {
  const own = slide.slotBoxes?.bullets
  return own !== undefined && (own.width < 480 || own.height < 200)
}
