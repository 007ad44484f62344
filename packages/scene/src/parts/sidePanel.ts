import { paint } from '../colors/look.ts'
import { rectPath } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { panelMotif } from './decoration/panelMotif.ts'

const box = { x: 0, y: 0, width: 440, height: 675 }
/** Below the longest title of a panel, above the footer. */
const motifBox = { x: 60, y: 408, width: 198, height: 198 }

/** Adds the surface panel on the left third of the page, with the theme's motif. */
export function addSidePanel(stage: Stage, sheet: Sheet): void {
  sheet.under.push({
    mark: 'path',
    id: 'panel',
    box,
    d: rectPath(box),
    fill: paint(stage.look, 'surface'),
    alt: '',
  })
  sheet.under.push(...panelMotif(stage.look, motifBox))
}
