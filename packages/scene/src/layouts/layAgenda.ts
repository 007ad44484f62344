import { paint } from '../colors/look.ts'
import { bodyBox } from '../parts/bodyBox.ts'
import { addFooter } from '../parts/footer.ts'
import { addEyebrow, addTitle } from '../parts/headParts.ts'
import { addList } from '../parts/list.ts'
import { panelMotif } from '../parts/panelMotif.ts'
import { rectPath } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { layoutSlots } from './layoutSlots.ts'

/** Agenda: the title in a panel, numbered rows beside it. */
export function layAgenda(stage: Stage, sheet: Sheet): void {
  const slots = layoutSlots.agenda
  addSidePanel(stage, sheet)
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addList(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    box: bodyBox(stage, sheet, slots.agenda.box)(slots.agenda.box),
    style: 'agenda',
    items: stage.items,
    placeholder: { type: 'body', index: 1, box: slots.agenda.box },
  })
  addFooter(stage, sheet, { parts: 'both', nameWidth: 344 })
}

/** Below the longest title of a panel, above the footer. */
const motifBox = { x: 60, y: 408, width: 198, height: 198 }

/** The surface panel that takes the left third of the page, with the theme's signature. */
export function addSidePanel(stage: Stage, sheet: Sheet): void {
  const { box } = layoutSlots.agenda.fill
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
