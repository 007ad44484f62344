import { textSlot } from './slot.ts'

/** Eyebrow and title of every layout whose content starts below them. */
export const contentHead = {
  eyebrow: textSlot('eyebrow', [60, 36, 712, 20], { size: 16, floor: 14 }),
  title: textSlot('title', [60, 60, 896, 92], { size: 40, floor: 28 }),
}
