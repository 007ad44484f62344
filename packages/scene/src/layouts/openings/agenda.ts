import { bodyBox } from '../../parts/bodyBox.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { addList } from '../../parts/list.ts'
import { addSidePanel } from '../../parts/sidePanel.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { component } from '../component.ts'
import { areaSlot, textSlot, type SlotTable } from '../slot.ts'

const agendaSlots = {
  eyebrow: textSlot('eyebrow', [60, 36, 332, 20], { size: 16, floor: 14 }),
  title: textSlot('section', [60, 60, 332, 240], { size: 56, floor: 40 }),
  agenda: areaSlot([496, 72, 644, 534]),
} as const satisfies SlotTable

/** Puts the title in a panel, with numbered rows beside it. */
function layAgenda(stage: Stage, sheet: Sheet): void {
  const slots = agendaSlots
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

/** What is to come, in numbered rows. */
export const agenda = component('agenda', {
  layOut: layAgenda,
  suits: ({ items }) => items.length > 0,
})
