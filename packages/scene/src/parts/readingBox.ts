import type { Box, TextAlign } from '@deckloom/deck'
import { readingDirection } from '@deckloom/text'
import type { TextSlot } from '../layouts/slot.ts'

/** The box of a slot. Text that reads from the right is moved to begin where the others on the page do. */
export function readingBox({ box, end }: TextSlot, text: string, align?: TextAlign): Box {
  if (end === undefined || (align ?? 'right') !== 'right') return box
  if (readingDirection(text) === 'ltr') return box
  const x = Math.max(box.x, end - box.width)
  return { ...box, x, width: end - x }
}
