import type { Box } from '@deckloom/deck'
import { fillLook, onSurface, paint, type Look } from '../../colors/look.ts'
import { bodyBox } from '../../parts/bodyBox.ts'
import { bulletStyle } from '../../parts/bulletStyle.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { addLists } from '../../parts/list.ts'
import type { ListRequest } from '../../parts/listRequest.ts'
import { listHalves, type ListHalf } from '../../parts/listHalves.ts'
import { n, roundedPath } from '../../paths.ts'
import type { Sheet } from '../../sheet.ts'
import type { ListItem } from '../../listItems.ts'
import type { Stage } from '../../stage.ts'
import { roleParagraph } from '../../type/roleParagraph.ts'
import { component } from '../component.ts'
import { contentHead } from '../contentHead.ts'
import { areaSlot, type SlotTable } from '../slot.ts'

const comparisonSlots = {
  ...contentHead,
  left: areaSlot([60, 186, 522, 420]),
  right: areaSlot([618, 186, 522, 420]),
} as const satisfies SlotTable

const body = { x: 60, y: 186, width: 1080, height: 420 }
const padding = 36
const headHeight = 46
const ruleAt = 86

/** Lays out two panels of equal size: the current state on a surface, the recommendation on the accent. */
function layComparison(stage: Stage, sheet: Sheet): void {
  const slots = comparisonSlots
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  const [left, right] = listHalves(stage.items)
  const place = bodyBox(stage, sheet, body)
  const panelLook = onSurface(stage.look)
  const panels: readonly Panel[] = [
    { half: left, index: 1, box: place(slots.left.box), look: panelLook },
    { half: right, index: 2, box: place(slots.right.box), look: fillLook(stage.look, 'accent1') },
  ]
  for (const panel of panels) addPanel(stage, sheet, panel)
  addLists(
    stage,
    sheet,
    panels.map((panel) => panelList(stage, panel)),
  )
  addFooter(stage, sheet, { parts: 'both' })
}

interface Panel {
  readonly half: ListHalf
  readonly index: 1 | 2
  readonly box: Box
  readonly look: Look
}

function addPanel(stage: Stage, sheet: Sheet, panel: Panel): void {
  const { half, index, box, look } = panel
  sheet.add({
    mark: 'path',
    id: `panel-${index}`,
    box,
    d: roundedPath(box, look.theme.radius),
    fill: paint(look, 'bg'),
    alt: '',
  })
  if (half.head !== undefined) addPanelHead(stage, sheet, { ...panel, item: half.head })
}

function addPanelHead(
  stage: Stage,
  sheet: Sheet,
  { index, box, look, item }: Panel & { readonly item: ListItem },
): void {
  const elementId = `bullets-${stage.slide.id}`
  const x = box.x + padding
  const width = box.width - padding * 2
  const rule = box.y + ruleAt
  const headBox = { x, y: rule - headHeight - 10, width, height: headHeight }
  sheet.text({
    id: `${elementId}-head-${index}`,
    origin: { elementId, role: 'bullets' },
    box: headBox,
    anchor: 'bottom',
    paragraphs: [
      roleParagraph(
        { book: stage.book, look },
        {
          role: 'cardTitle',
          ...item,
          style: bulletStyle(stage, 'cardTitle'),
          size: 29,
          floor: 20,
        },
      ),
    ],
    placeholder: { type: 'body', index: index + 2, box: headBox },
  })
  sheet.add({
    mark: 'path',
    id: `panel-${index}-rule`,
    box: { x, y: rule, width, height: 0 },
    d: `M${n(x)} ${n(rule)}L${n(x + width)} ${n(rule)}`,
    stroke: { paint: paint(look, 'line'), width: 1.25 },
    alt: '',
  })
}

function panelList(stage: Stage, { half, index, box, look }: Panel): ListRequest {
  const top = half.head === undefined ? box.y + padding : box.y + ruleAt + 24
  const listBox = {
    x: box.x + padding,
    y: top,
    width: box.width - padding * 2,
    height: box.y + box.height - padding + 6 - top,
  }
  const many = half.items.length > 4
  return {
    id: `bullets-${stage.slide.id}-${index}`,
    box: listBox,
    style: 'plain',
    items: half.items,
    look,
    size: many ? 20 : 23,
    gap: many ? 16 : 22,
    placeholder: { type: 'body', index, box: listBox },
  }
}

/** Two sides, each under a heading. */
export const comparison = component('comparison', {
  layOut: layComparison,
  suits: ({ items }) => items.length >= 2,
})
