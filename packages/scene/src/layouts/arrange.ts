import type { Arrangement, Box, TextAlign } from '@deckloom/deck'
import { page } from '@deckloom/deck'
import { addChart } from '../charts/addChart.ts'
import { fillLook, paint, type Look } from '../colors/look.ts'
import { addPictures } from '../pictures/addPicture.ts'
import { bodyBox } from '../parts/bodyBox.ts'
import { addFooter } from '../parts/footer.ts'
import { addEyebrow, addTitle } from '../parts/headParts.ts'
import { addList, addLists } from '../parts/list.ts'
import type { ListRequest } from '../parts/listRequest.ts'
import { rectPath, roundedPath } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { drawings } from './index.ts'
import type { LayOut } from './layOut.ts'
import { textSlot, type Anchor } from './slot.ts'

/**
 * Returns the layouts for an arrangement of the layout switcher. `Left` is the slide's layout as it is; every other
 * arrangement shows the same content as title, list and picture in boxes of its own.
 */
export function arrange(arrangement: Exclude<Arrangement, 'Left'>): readonly LayOut[] {
  switch (arrangement) {
    case 'Center':
      return [layCenter]
    case 'Overlay':
      return [layOverlay, layTallOverlay]
    case 'Split':
      return [laySplit]
    case 'Focus':
      return [layFocus]
  }
}

const bandHeight = 132

/** Centers everything on one axis, for short content and ceremonial slides. */
function layCenter(stage: Stage, sheet: Sheet): void {
  const pictured = stage.pictures.length > 0
  if (pictured) {
    addPictures(stage, sheet, {
      slot: { x: 0, y: 0, width: page.width, height: bandHeight },
      treatment: 'band',
    })
  } else {
    sheet.decoration = 'statement'
  }
  const alone = stage.items.length === 0
  addArrangedHead(stage, sheet, {
    box: { x: 152, y: 150, width: 896, height: alone ? 380 : 150 },
    scale: 1.15,
    grow: alone ? 96 : 64,
    align: 'center',
    anchor: alone ? 'middle' : 'bottom',
  })
  addArrangedList(stage, sheet, {
    box: { x: 244, y: 330, width: 712, height: 264 },
    style: 'bare',
    align: 'center',
    gap: 15,
  })
}

/** Fills the page with the picture, or the theme's motif, and puts the text on a panel. */
function layOverlay(stage: Stage, sheet: Sheet): void {
  // A title alone would look lost on a panel of full size.
  const alone = stage.items.length === 0
  const panel = alone ? { y: 366, height: 249 } : { y: 222, height: 393 }
  layPanel(stage, sheet, { x: 60, width: 632, ...panel })
}

/** Does the same for longer text, with a panel as tall as the page allows. */
function layTallOverlay(stage: Stage, sheet: Sheet): void {
  layPanel(stage, sheet, { x: 60, y: 60, width: 632, height: 555 })
}

const titleHeight = 126
const panelPadding = 36

function layPanel(stage: Stage, sheet: Sheet, panel: Box): void {
  const pictured = stage.pictures.length > 0
  if (pictured) addPictures(stage, sheet, { slot: { x: 0, y: 0, ...page }, treatment: 'full' })
  else sheet.decoration = 'cover'
  sheet.add({
    mark: 'path',
    id: 'panel',
    box: panel,
    d: roundedPath(panel, stage.look.theme.radius),
    fill: paint(stage.look, pictured ? 'bg' : 'surface', pictured ? 0.94 : 1),
    alt: '',
  })
  const x = panel.x + panelPadding
  const width = panel.width - panelPadding * 2
  const y = panel.y + 24
  if (stage.items.length === 0) {
    const box = { x, y, width, height: panel.height - 48 }
    addArrangedHead(stage, sheet, { box, scale: 1.2, grow: 72, anchor: 'middle' })
    return
  }
  addArrangedHead(stage, sheet, { box: { x, y, width, height: titleHeight }, scale: 0.95 })
  const top = y + titleHeight + 18
  addArrangedList(stage, sheet, {
    box: { x, y: top, width, height: panel.y + panel.height - 18 - top },
    style: 'plain',
    size: 21,
    gap: 15,
  })
}

/** Lays out a colored half with the title and the picture, and a content half with the text or the chart. */
function laySplit(stage: Stage, sheet: Sheet): void {
  const half: Box = { x: 0, y: 0, width: 556, height: page.height }
  const look = fillLook(stage.look, 'accent1')
  sheet.under.push({
    mark: 'path',
    id: 'panel',
    box: half,
    d: rectPath(half),
    fill: paint(look, 'bg'),
    alt: '',
  })
  const charted = stage.charts.length > 0
  const alone = stage.items.length === 0 && !charted
  addArrangedHead(stage, sheet, {
    box: { x: 60, y: 60, width: 436, height: alone ? 546 : 330 },
    scale: alone ? 1.3 : 1.1,
    look,
    grow: alone ? 88 : 64,
    ...(alone && { anchor: 'middle' }),
  })
  if (alone) {
    // The other half holds the picture or the motif.
    const rest = { x: half.width, y: 0, width: page.width - half.width, height: page.height }
    if (stage.pictures.length === 0) sheet.decoration = 'cover'
    addPictures(stage, sheet, { slot: rest, treatment: 'band' })
    return
  }
  const slot = { x: 60, y: 414, width: 436, height: 201 }
  addPictures(stage, sheet, { slot, treatment: 'band' })
  if (charted) addChart(stage, sheet, { x: 616, y: 84, width: 524, height: 510 })
  addArrangedList(stage, sheet, {
    box: charted
      ? { x: 60, y: 400, width: 436, height: 206 }
      : { x: 616, y: 96, width: 524, height: 510 },
    style: 'plain',
    ...(charted && { look, size: 20, gap: 14 }),
  })
  addFooter(stage, sheet, { parts: 'page' })
}

/**
 * Lays out one large statement with small supporting text, for speaking. The picture stays in the document but is not
 * shown.
 */
function layFocus(stage: Stage, sheet: Sheet): void {
  sheet.decoration = 'statement'
  const alone = stage.items.length === 0
  addArrangedHead(stage, sheet, {
    box: { x: 60, y: 96, width: 884, height: alone ? 480 : 290 },
    scale: 1.6,
    grow: alone ? 140 : 112,
    floor: 40,
    ...(alone && { anchor: 'middle' }),
  })
  const zone: Box = { x: 60, y: 426, width: 988, height: 180 }
  const place = bodyBox(stage, sheet, zone)
  const moved = stage.slide.slotBoxes?.bullets !== undefined
  const columns = moved ? 1 : columnsFor(stage.items.length)
  const perColumn = Math.ceil(stage.items.length / columns)
  const width = (zone.width - 36 * (columns - 1)) / columns
  const lists = Array.from({ length: columns }, (_, column): ListRequest => {
    const box = { ...zone, x: zone.x + column * (width + 36), width }
    return {
      id: `bullets-${stage.slide.id}-${column + 1}`,
      box: place(box),
      style: 'plain',
      size: 22,
      gap: 12,
      items: stage.items.slice(column * perColumn, (column + 1) * perColumn),
      placeholder: { type: 'body', index: column + 1, box },
    }
  })
  addLists(stage, sheet, lists)
  addFooter(stage, sheet, { parts: 'page' })
}

function columnsFor(items: number): number {
  return items === 4 ? 2 : Math.min(3, Math.max(1, items))
}

interface ArrangedHead {
  readonly box: Box
  readonly scale: number
  readonly floor?: number
  readonly align?: TextAlign
  readonly anchor?: Anchor
  readonly look?: Look
  readonly grow?: number
}

const eyebrowHeight = 30

function addArrangedHead(stage: Stage, sheet: Sheet, head: ArrangedHead): void {
  const { box, look, align, scale, grow } = head
  const role = drawings[stage.slide.layout].loneTitle ?? 'title'
  const slot = textSlot(role, [box.x, box.y, box.width, box.height], {
    size: 40,
    floor: head.floor ?? 28,
    anchor: head.anchor,
  })
  const { y, height } = box
  if (stage.eyebrow === '') {
    addTitle(stage, sheet, { slot, look, align, scale, grow })
    return
  }
  if (head.anchor === 'middle') {
    const inner = { ...box, y: y + eyebrowHeight, height: height - eyebrowHeight * 2 }
    const title = addTitle(stage, sheet, {
      slot: { ...slot, box: inner },
      look,
      align,
      scale,
      grow,
    })
    const top = (title?.lines[0]?.top ?? inner.y) - eyebrowHeight
    const over = { ...slot, box: { ...box, y: top, height: 20 }, size: 16, floor: 14 }
    addEyebrow(stage, sheet, { slot: { ...over, anchor: 'top' }, look, align })
    return
  }
  addEyebrow(stage, sheet, {
    slot: { ...slot, box: { ...box, height: 20 }, size: 16, floor: 14 },
    look,
    align,
  })
  addTitle(stage, sheet, {
    slot: {
      ...slot,
      box: { ...box, y: y + eyebrowHeight, height: height - eyebrowHeight },
      anchor: 'top',
    },
    look,
    align,
    scale,
    grow,
  })
}

function addArrangedList(
  stage: Stage,
  sheet: Sheet,
  list: Omit<ListRequest, 'id' | 'items' | 'placeholder'>,
): void {
  addList(stage, sheet, {
    ...list,
    id: `bullets-${stage.slide.id}`,
    box: bodyBox(stage, sheet, list.box)(list.box),
    items: stage.items,
    placeholder: { type: 'body', index: 1, box: list.box },
  })
}
