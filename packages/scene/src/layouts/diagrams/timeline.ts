import { page, type Box } from '@deckloom/deck'
import { onSurface, paint } from '../../colors/look.ts'
import type { Mark } from '../../marks.ts'
import { addColumns, columnStep, type ColumnRow } from '../../parts/columns.ts'
import { bodyBox } from '../../parts/bodyBox.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { allParts, capitalize, nameAndNote, type ItemParts } from '../../parts/itemParts.ts'
import { circlePath, n, roundedPath } from '../../paths.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { tidyText } from '../../type/tidyText.ts'
import { component } from '../component.ts'
import { contentHead } from '../contentHead.ts'
import { areaSlot, type SlotTable } from '../slot.ts'

const timelineSlots = {
  ...contentHead,
  timeline: areaSlot([60, 192, 1080, 414]),
} as const satisfies SlotTable

const gap = 24
/** Up to this many events appear below their dates, each on a block that reaches to the bottom of the page. */
const mostBlocks = 4
const blockLine = 96
const blockAir = 36
const blockPadding = 24
/** More events alternate above and below the line, each two pitches wide. */
const turnedLine = 192
const turnedAir = 30

function hasDates(stage: Stage): boolean {
  const parts = allParts(stage.items)
  return (
    parts !== undefined &&
    parts.length >= 2 &&
    parts.length <= 6 &&
    parts.every(({ lead }) => lead.length <= 24)
  )
}

/** Lays out dated points on a line from edge to edge; the first is the present. */
function layTimeline(stage: Stage, sheet: Sheet): void {
  const slots = timelineSlots
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  const parts = allParts(stage.items) ?? []
  const box = bodyBox(stage, sheet, slots.timeline.box)(slots.timeline.box)
  if (parts.length <= mostBlocks) addBlocks(stage, sheet, { parts, box })
  else addTurned(stage, sheet, { parts, box })
  addFooter(stage, sheet, { parts: 'both' })
}

interface Events {
  readonly parts: readonly ItemParts[]
  readonly box: Box
}

function addBlocks(stage: Stage, sheet: Sheet, { parts, box }: Events): void {
  const pitch = (box.width + gap) / parts.length
  const width = pitch - gap
  const line = box.y + blockLine
  const xs = parts.map((_, index) => box.x + index * pitch)
  const y = line + blockAir
  const blocks = xs.map((x) => ({ x, y, width, height: box.y + box.height - y }))
  sheet.add(...axis(stage, { line, xs, span: spanOf(stage, box) }))
  sheet.add(...blocks.map((block, index) => blockMark(stage, block, index)))
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}-dates`,
    rows: [{ role: 'kpi', size: 31, floor: 20, token: 'title' }],
    columns: parts.map((part, index) => ({
      box: { x: xs[index] ?? box.x, y: box.y, width, height: blockLine - 30 },
      cells: [tidyText(part.lead)],
      runs: part.runs,
      color: dateColor(stage, part, index),
    })),
    anchor: 'bottom',
    grow: 44,
    placeholder: 1,
  })
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    rows: eventRows,
    columns: parts.map((part, index) => ({
      box: inset(blocks[index] ?? box),
      cells: eventCells(part),
      look: onSurface(stage.look),
      color: part.color,
      runs: part.runs,
    })),
    grow: 46,
    growLines: 3,
    placeholder: parts.length + 1,
  })
}

function addTurned(stage: Stage, sheet: Sheet, { parts, box }: Events): void {
  const pitch = (box.width + gap) / (parts.length + 1)
  const line = box.y + turnedLine
  const xs = parts.map((_, index) => box.x + index * pitch)
  sheet.add(...axis(stage, { line, xs, span: spanOf(stage, box) }))
  const below = line + turnedAir
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    rows: [{ role: 'kpi', size: 28, floor: 20, token: 'title' }, ...eventRows],
    columns: parts.map((part, index) => ({
      box:
        index % 2 === 0
          ? {
              x: xs[index] ?? box.x,
              y: box.y,
              width: pitch * 2 - gap,
              height: turnedLine - turnedAir,
            }
          : {
              x: xs[index] ?? box.x,
              y: below,
              width: pitch * 2 - gap,
              height: box.y + box.height - below,
            },
      cells: [tidyText(part.lead), ...eventCells(part)],
      color: part.color,
      runs: part.runs,
    })),
    grow: 40,
    growLines: 2,
    placeholder: 1,
  })
}

const eventRows: readonly ColumnRow[] = [
  { role: 'cardTitle', size: 26, floor: 20 },
  { role: 'label', size: 22, floor: 18, spaceBefore: 10 },
]

function eventCells({ detail }: ItemParts): readonly [string, string] {
  const [name, note] = nameAndNote(detail)
  return [tidyText(capitalize(name)), capitalize(note)]
}

function dateColor(
  { slide, look }: Stage,
  { color }: ItemParts,
  index: number,
): string | undefined {
  return color ?? slide.bulletStyle?.color ?? (index === 0 ? look.palette.accentText : undefined)
}

/** Returns the extent of the line: the full width of the page, unless the user moved the body. */
function spanOf({ slide }: Stage, box: Box): Axis['span'] {
  return slide.slotBoxes?.bullets === undefined ? [0, page.width] : [box.x, box.x + box.width]
}

function blockMark({ look }: Stage, box: Box, index: number): Mark {
  return {
    mark: 'path',
    id: `event-${index + 1}`,
    box,
    d: roundedPath(box, look.theme.radius),
    fill: paint(look, 'surface'),
    alt: '',
    step: columnStep(index),
  }
}

function inset({ x, y, width, height }: Box): Box {
  return {
    x: x + blockPadding,
    y: y + blockPadding,
    width: width - blockPadding * 2,
    height: height - blockPadding * 2,
  }
}

interface Axis {
  readonly line: number
  readonly xs: readonly number[]
  readonly span: readonly [from: number, to: number]
}

function axis(stage: Stage, { line, xs, span: [from, to] }: Axis): readonly Mark[] {
  const present = (xs[0] ?? from) + 14
  const stretch = (id: string, x1: number, x2: number): Mark => ({
    mark: 'path',
    id,
    box: { x: x1, y: line, width: x2 - x1, height: 0 },
    d: `M${n(x1)} ${n(line)}L${n(x2)} ${n(line)}`,
    stroke: { paint: paint(stage.look, id === 'line-past' ? 'accent1' : 'line'), width: 3 },
    alt: '',
  })
  return [
    stretch('line-future', present, to),
    stretch('line-past', from, present),
    ...xs.flatMap((x, index) =>
      (index === 0
        ? presentDot(stage, x + 14, line)
        : [ring(stage, { x: x + 9, line, index })]
      ).map((mark) => ({ ...mark, step: columnStep(index) })),
    ),
  ]
}

function presentDot(stage: Stage, x: number, y: number): readonly Mark[] {
  const disc = (id: string, radius: number, token: 'accent1' | 'bg'): Mark => ({
    mark: 'path',
    id,
    box: { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 },
    d: circlePath(x, y, radius),
    fill: paint(stage.look, token),
    alt: '',
  })
  return [disc('dot-1', 14, 'accent1'), disc('dot-1-hole', 5, 'bg')]
}

function ring(
  stage: Stage,
  { x, line, index }: { readonly x: number; readonly line: number; readonly index: number },
): Mark {
  return {
    mark: 'path',
    id: `dot-${index + 1}`,
    box: { x: x - 9, y: line - 9, width: 18, height: 18 },
    d: circlePath(x, line, 9),
    fill: paint(stage.look, 'bg'),
    stroke: { paint: paint(stage.look, 'ink'), width: 2.5 },
    alt: '',
  }
}

/** Events and their dates. */
export const timeline = component('timeline', { layOut: layTimeline, suits: hasDates })
