import { textSlot } from './slot.ts'

/** Eyebrow and title of every layout whose content starts below them. */
export const contentHead = {
  eyebrow: textSlot('eyebrow', [60, 36, 712, 20], { size: 16, floor: 14 }),
  title: textSlot('title', [60, 60, 896, 92], { size: 40, floor: 28 }),
}

/** Eyebrow and title inside the panel on the left third of the page. */
export const sideHead = {
  eyebrow: textSlot('eyebrow', [60, 36, 332, 20], { size: 16, floor: 14 }),
  title: textSlot('title', [60, 60, 332, 330], { size: 42, floor: 28 }),
}
