import { paint } from '../../colors/look.ts'
import type { TextMark } from '../../marks.ts'
import { bodyBox } from '../../parts/bodyBox.ts'
import { bulletStyle } from '../../parts/bulletStyle.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { listHalves, type ListHalf } from '../../parts/listHalves.ts'
import { addList, addLists } from '../../parts/list.ts'
import type { ListRequest, ListStyle } from '../../parts/listRequest.ts'
import { n } from '../../paths.ts'
import type { Sheet } from '../../sheet.ts'
import type { ListItem } from '../../listItems.ts'
import type { Stage } from '../../stage.ts'
import { roleParagraph } from '../../type/roleParagraph.ts'
import { component } from '../component.ts'
import { contentHead } from '../contentHead.ts'
import { areaSlot, textSlot, type SlotTable } from '../slot.ts'

const twoColumnSlots = {
  ...contentHead,
  leftTitle: textSlot('cardTitle', [60, 189, 504, 39], { size: 29, floor: 20 }),
  left: textSlot('bullets', [60, 240, 504, 366], { size: 22, floor: 18 }),
  divider: areaSlot([599, 192, 1.25, 414]),
  rightTitle: textSlot('cardTitle', [630, 189, 504, 39], { size: 29, floor: 20 }),
  right: textSlot('bullets', [630, 240, 504, 366], { size: 22, floor: 18 }),
} as const satisfies SlotTable

const body = { x: 60, y: 186, width: 1080, height: 420 }

/** Lays out two equal ideas separated by a hairline; short lists become rows with a hairline above each. */
function layTwoColumn(stage: Stage, sheet: Sheet): void {
  const slots = twoColumnSlots
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  const leads = isLed(stage.items)
  const [left, right] = leads ? ledHalves(stage.items) : listHalves(stage.items)
  const place = bodyBox(stage, sheet, body)
  const headed = left.head !== undefined || right.head !== undefined
  if (left.head !== undefined) addHalfTitle(stage, sheet, { item: left.head, index: 0, place })
  if (right.head !== undefined) addHalfTitle(stage, sheet, { item: right.head, index: 1, place })
  const style = areRows([left, right]) ? 'ruled' : 'plain'
  const lists = [
    halfList(stage, { half: left, index: 0, headed, style, place }),
    halfList(stage, { half: right, index: 1, headed, style, place }),
  ]
  if (leads) for (const list of lists) addList(stage, sheet, list)
  else addLists(stage, sheet, lists)
  if (style === 'plain') addDivider(stage, sheet, place)
  addFooter(stage, sheet, { parts: 'both' })
}

/** If there are three short items, the first is large and has a column to itself. */
const led = { items: 3, letters: 64 }

function isLed(items: readonly ListItem[]): boolean {
  return (
    items.length === led.items &&
    items.every(({ text }) => text.length <= led.letters && !text.endsWith(':'))
  )
}

function ledHalves([first, ...others]: readonly ListItem[]): readonly [ListHalf, ListHalf] {
  return [{ items: first ? [first] : [] }, { items: others }]
}

/** Columns with at most this many items and characters become rows that share the height of the page. */
const mostRows = { items: 4, letters: 160 }

function areRows(halves: readonly ListHalf[]): boolean {
  return halves.every(
    ({ head, items }) =>
      head === undefined &&
      items.length <= mostRows.items &&
      items.reduce((sum, { text }) => sum + text.length, 0) <= mostRows.letters,
  )
}

function addDivider(stage: Stage, sheet: Sheet, place: ReturnType<typeof bodyBox>): void {
  const divider = place({ ...twoColumnSlots.divider.box, x: 599.5, width: 0 })
  sheet.add({
    mark: 'path',
    id: 'divider',
    box: divider,
    d: `M${n(divider.x)} ${n(divider.y)}L${n(divider.x)} ${n(divider.y + divider.height)}`,
    stroke: { paint: paint(stage.look, 'line'), width: 1.25 },
    alt: '',
  })
}

/** Size and gap by number of items, so that a few items fill their column too. */
const rhythms = [
  { size: 30, gap: 60 },
  { size: 30, gap: 60 },
  { size: 30, gap: 60 },
  { size: 27, gap: 48 },
  { size: 24, gap: 30 },
  { size: 22, gap: 18 },
] as const

interface HalfRequest {
  readonly half: ListHalf
  readonly index: 0 | 1
  readonly headed: boolean
  readonly style: ListStyle
  readonly place: ReturnType<typeof bodyBox>
}

function halfList(stage: Stage, { half, index, headed, style, place }: HalfRequest): ListRequest {
  const slots = twoColumnSlots
  const list = index === 0 ? slots.left : slots.right
  const head = index === 0 ? slots.leftTitle : slots.rightTitle
  const top = headed ? list.box.y : head.box.y
  const box = { ...list.box, y: top, height: list.box.y + list.box.height - top }
  return {
    id: `bullets-${stage.slide.id}-${index + 1}`,
    box: place(box),
    style,
    items: half.items,
    ...rhythms[Math.min(half.items.length, 5)],
    placeholder: { type: 'body', index: index + 1, box },
  }
}

function addHalfTitle(
  stage: Stage,
  sheet: Sheet,
  head: {
    readonly item: ListItem
    readonly index: 0 | 1
    readonly place: ReturnType<typeof bodyBox>
  },
): TextMark | undefined {
  const slot = twoColumnSlots[head.index === 0 ? 'leftTitle' : 'rightTitle']
  const elementId = `bullets-${stage.slide.id}`
  return sheet.text({
    id: `${elementId}-head-${head.index + 1}`,
    origin: { elementId, role: 'bullets' },
    box: head.place(slot.box),
    paragraphs: [
      roleParagraph(stage, {
        role: 'cardTitle',
        ...head.item,
        style: bulletStyle(stage, 'cardTitle'),
        size: slot.size,
        floor: slot.floor,
      }),
    ],
    placeholder: { type: 'body', index: head.index + 3, box: slot.box },
  })
}

/** Two equal ideas, or a long list in halves. */
export const twoColumn = component('two column', {
  layOut: layTwoColumn,
  suits: ({ items }) => items.length >= 2,
})
