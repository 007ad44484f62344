import type { Box } from '@deckloom/deck'
import { bodyBox } from '../../parts/bodyBox.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { addList, addLists } from '../../parts/list.ts'
import type { ListRequest, ListStyle } from '../../parts/listRequest.ts'
import type { Sheet } from '../../sheet.ts'
import { slideHash, type Stage } from '../../stage.ts'
import { addSidePanel } from '../../parts/sidePanel.ts'
import { hasOwnElements } from '../hasOwnElements.ts'
import { isCramped } from '../isCramped.ts'
import { type LayoutDrawing, type LayOut, noPictures, plan, type Plan } from '../layOut.ts'
import { layLongTitle, lettersIn, lettersOf, longTitle } from '../layLongTitle.ts'
import { contentHead, sideHead } from '../contentHead.ts'
import { textSlot, type SlotTable, type TextSlot } from '../slot.ts'

const listSlots = {
  ...contentHead,
  bullets: textSlot('bullets', [60, 186, 988, 420], { size: 24, floor: 18 }),
} as const satisfies SlotTable
const listSideSlots = {
  ...sideHead,
  bullets: textSlot('bullets', [496, 66, 644, 540], { size: 24, floor: 18 }),
} as const satisfies SlotTable

/** Puts the title above the list, which is ruled, or has large numerals if the items have an order. */
function layList(style: ListStyle): LayOut {
  return (stage, sheet) => {
    const slots = listSlots
    sheet.decoration = 'content'
    addHeadedList(stage, sheet, { slots, style })
    addFooter(stage, sheet, { parts: 'both' })
  }
}

/** Puts the title in a surface panel on the left third of the page, with the list beside it. */
function laySideList(style: ListStyle): LayOut {
  return (stage, sheet) => {
    addSidePanel(stage, sheet)
    addHeadedList(stage, sheet, { slots: listSideSlots, style })
    addFooter(stage, sheet, { parts: 'both', nameWidth: 344 })
  }
}

interface HeadedList {
  readonly slots: Readonly<Record<'eyebrow' | 'title' | 'bullets', TextSlot>>
  readonly style: ListStyle
}

function addHeadedList(stage: Stage, sheet: Sheet, { slots, style }: HeadedList): void {
  const { box } = slots.bullets
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addList(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    box: bodyBox(stage, sheet, box)(box),
    style,
    items: stage.items,
    leavesRoom: hasOwnElements(stage),
    placeholder: { type: 'body', index: 1, box },
  })
}

/** Lays out long lists as a fallback: two or three columns of plain text across the full width. */
function layListColumns(columns: 2 | 3): LayOut {
  return (stage, sheet) => {
    const slots = listSlots
    const zone: Box = { ...slots.bullets.box, width: 1080 }
    const place = bodyBox(stage, sheet, zone)
    const perColumn = Math.ceil(stage.items.length / columns)
    const gap = 36
    const width = (zone.width - gap * (columns - 1)) / columns
    sheet.decoration = 'content'
    addEyebrow(stage, sheet, { slot: slots.eyebrow })
    addTitle(stage, sheet, { slot: slots.title })
    const lists = Array.from({ length: columns }, (_, column): ListRequest => {
      const box = { ...zone, x: zone.x + column * (width + gap), width }
      return {
        id: `bullets-${stage.slide.id}-${column + 1}`,
        box: place(box),
        style: 'plain',
        size: 20,
        gap: 14,
        grows: true,
        items: stage.items.slice(column * perColumn, (column + 1) * perColumn),
        placeholder: { type: 'body', index: column + 1, box },
      }
    })
    addLists(stage, sheet, lists)
    addFooter(stage, sheet, { parts: 'both' })
  }
}

const template = 'title + bullets'

/** Returns the list in its variants, then in columns, then below a title of many lines. */
export function listPlans(stage: Stage): readonly Plan[] {
  return [...shortTitlePlans(stage), plan(template, layLongTitle, 'long title')]
}

function shortTitlePlans(stage: Stage): readonly Plan[] {
  const [style, variant] = isOrdered(stage)
    ? (['numbered', 'numbered'] as const)
    : (['ruled', ''] as const)
  const top = plan(template, layList(style), variant)
  if (isCramped(stage)) return [top]
  const columns = [
    plan(template, layListColumns(2), 'columns'),
    plan(template, layListColumns(3), 'columns'),
  ]
  if (stage.items.length > mostBeside) return [...columns, top]
  return wantsSide(stage)
    ? [
        plan(template, laySideList(style), variant === '' ? 'side' : `${variant}, side`),
        top,
        ...columns,
      ]
    : [top, ...columns]
}

// Items are numbered if the title promises an order.
const promisesOrder =
  /\b(?:steps?|stages?|phases?|how to|ways|rules|reasons|lessons|priorities|in order)\b/iu

function isOrdered(stage: Stage): boolean {
  const { items } = stage
  return items.length >= 2 && items.length <= 6 && promisesOrder.test(stage.title)
}

/** Most items that fit beside a title, or below it in one column. */
const mostBeside = 6
/** Number of characters, with ideographs counted twice, at which a list fills the page below its title. */
const fullList = 240

/**
 * Returns whether the list goes beside its title: always if it would leave half of the page empty, otherwise for every
 * second slide with three to five items. The slide's hash decides, so that moving a slide in the deck keeps its look.
 */
function wantsSide(stage: Stage): boolean {
  const { items, title } = stage
  if (isMoved(stage) || items.length === 0) return false
  if (title === '' || lettersOf(title) > longTitle) return false
  if (lettersIn(stage) < fullList && !hasOwnElements(stage)) return true
  const isMiddling = items.length >= 3 && items.length <= 5 && title.length <= 70
  return isMiddling && slideHash(stage) % 2 === 0
}

function isMoved({ slide: { slotBoxes: own } }: Stage): boolean {
  return own?.title !== undefined || own?.bullets !== undefined
}

/** Parallel points as text only. */
export const titleBullets: LayoutDrawing = { plans: listPlans, mostPictures: noPictures }
