import { page } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import type { Mark } from '../marks.ts'
import { addColumns, columnStep } from '../parts/columns.ts'
import { bodyBox } from '../parts/bodyBox.ts'
import { addFooter } from '../parts/footer.ts'
import { addEyebrow, addTitle } from '../parts/headParts.ts'
import { allParts, capitalised, nameAndNote } from '../parts/itemParts.ts'
import { circlePath, n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { tidyText } from '../type/tidyText.ts'
import { layoutSlots } from './layoutSlots.ts'

const lineAt = 120
const gap = 24

export function hasDates(stage: Stage): boolean {
  const parts = allParts(stage.items)
  return (
    parts !== undefined &&
    parts.length >= 2 &&
    parts.length <= 6 &&
    parts.every(({ lead }) => lead.length <= 24)
  )
}

/** Dated points on a line from edge to edge; the first is the present. */
export function layTimeline(stage: Stage, sheet: Sheet): void {
  const slots = layoutSlots.timeline
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  const parts = allParts(stage.items) ?? []
  const box = bodyBox(stage, sheet, slots.timeline.box)(slots.timeline.box)
  const pitch = box.width / parts.length
  const line = box.y + lineAt
  const xs = parts.map((_, index) => box.x + index * pitch)
  const moved = stage.slide.slot_boxes?.bullets !== undefined
  const span = moved ? ([box.x, box.x + box.width] as const) : ([0, page.width] as const)
  sheet.add(...axis(stage, { line, xs, span }))
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}-dates`,
    rows: [{ role: 'kpi', size: 31, floor: 20, token: 'title' }],
    columns: parts.map((part, index) => ({
      box: { x: xs[index] ?? box.x, y: box.y, width: pitch - gap, height: lineAt - 42 },
      cells: [tidyText(part.lead)],
      runs: part.runs,
      color:
        part.color ??
        stage.slide.bullet_style?.color ??
        (index === 0 ? stage.look.palette.accentText : undefined),
    })),
    anchor: 'bottom',
    grow: 44,
    placeholder: 1,
  })
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    rows: [
      { role: 'cardTitle', size: 26, floor: 20 },
      { role: 'label', size: 22, floor: 18, spaceBefore: 10 },
    ],
    columns: parts.map((part, index) => {
      const [name, note] = nameAndNote(part.detail)
      const y = line + 42
      return {
        box: {
          x: xs[index] ?? box.x,
          y,
          width: pitch - gap,
          height: box.y + box.height - y,
        },
        cells: [tidyText(capitalised(name)), capitalised(note)],
        color: part.color,
        runs: part.runs,
      }
    }),
    grow: 34,
    growLines: 1,
    placeholder: parts.length + 1,
  })
  addFooter(stage, sheet, { parts: 'both' })
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
