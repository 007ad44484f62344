import type { Box, LayoutTemplate } from '@deckloom/deck'
import { bodyBox } from '../parts/bodyBox.ts'
import { addFooter } from '../parts/footer.ts'
import { addTitle } from '../parts/headParts.ts'
import { addList } from '../parts/list.ts'
import { addVisuals } from '../pictures/addVisuals.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { plan, type Plan } from './layOut.ts'
import { textSlot } from './slot.ts'

/** Number of characters that fit even the narrowest title slot. */
export const longTitle = 100

const titleHeight = 258
const zone = { x: 60, width: 1080, bottom: 606 } as const
const gap = 36

/**
 * Lays out a title of many lines: it gets the page's width and, if there is nothing else, its height. Charts and
 * pictures go below it, with the bullets beside them.
 */
export function layLongTitle(stage: Stage, sheet: Sheet): void {
  const visuals = stage.charts.length + stage.pictures.length > 0
  const noted = stage.items.length > 0
  const height = noted || visuals ? titleHeight : 546
  addTitle(stage, sheet, {
    slot: textSlot('title', [zone.x, 60, zone.width, height], { size: 36, floor: 28 }),
    grows: false,
  })
  const top = 60 + height + 24
  const body: Box = { x: zone.x, y: top, width: zone.width, height: zone.bottom - top }
  const width = (zone.width - gap) / 2
  if (visuals) addVisuals(stage, sheet, noted ? { ...body, width } : body)
  const box = visuals ? { ...body, x: zone.x + width + gap, width } : body
  addList(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    box: bodyBox(stage, sheet, box)(box),
    style: 'plain',
    items: stage.items,
    size: 22,
    gap: 14,
    placeholder: { type: 'body', index: 1, box },
  })
  addFooter(stage, sheet, { parts: 'both' })
}

/** Returns the plan for a long title. A short title would gain nothing from the room that the visuals would lose. */
export function longTitlePlans(stage: Stage, template: LayoutTemplate): readonly Plan[] {
  return lettersOf(stage.title) > longTitle ? [plan(template, layLongTitle, 'long title')] : []
}

/** Returns the length of a text in characters, with ideographs counted twice. */
export function lettersOf(text: string): number {
  return text.length + (text.match(/[\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF]/gu)?.length ?? 0)
}

/** Returns the total length of all items. */
export function lettersIn({ items }: Stage): number {
  return items.reduce((sum, { text }) => sum + lettersOf(text), 0)
}
