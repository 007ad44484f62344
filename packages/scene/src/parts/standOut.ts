import { bulletRuns, type Box, layouts } from '@deckloom/deck'
import { contrast, mix, readableOn } from '../colors/color.ts'
import { groundsUnder } from '../colors/groundsUnder.ts'
import { paint, paintColor } from '../colors/look.ts'
import type { Mark, NativeMark, Rgb, Solid, TextMark } from '../marks.ts'
import { roundedPath } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'

/**
 * Makes text readable that the user colored or placed over something: its color moves as far as necessary, and if no
 * color is readable on everything behind it, such as a photograph, it gets a panel in the page's color. Text that
 * layouts place on their own is always readable.
 */
export function standOut(stage: Stage, sheet: Sheet): void {
  if (!isPersonal(stage)) return
  const done: Mark[] = []
  for (const mark of sheet.marks) {
    done.push(...makeReadable(stage, mark, [...sheet.under, ...done]))
  }
  sheet.marks.splice(0, sheet.marks.length, ...done)
}

function isPersonal({ slide }: Stage): boolean {
  const styles = [slide.titleStyle, slide.bulletStyle]
  const runs = [
    ...(slide.titleRuns ?? []),
    ...slide.bullets.flatMap((bullet) => bulletRuns(bullet) ?? []),
  ]
  return (
    slide.textColor !== undefined ||
    // Content that does not fit a chapter layout falls back to another layout on the chapter's colors.
    layouts[slide.layout].ground === 'chapter' ||
    slide.slotBoxes !== undefined ||
    slide.texts.length > 0 ||
    slide.visuals.length > 0 ||
    [...styles, ...runs].some((look) => look?.color !== undefined) ||
    slide.bullets.some((bullet) => typeof bullet !== 'string' && bullet.color !== undefined)
  )
}

function makeReadable(stage: Stage, mark: Mark, under: readonly Mark[]): readonly Mark[] {
  if (mark.mark === 'text') return readableText(stage, mark, under)
  if (mark.mark !== 'native' || mark.source.kind !== 'chart') return [mark]
  const { bg } = stage.look.palette
  const grounds = chartTexts(mark.painted).flatMap((text) => groundsOf(stage, text, under))
  return grounds.every((ground) => ground === bg) ? [mark] : [chartPanel(stage, mark), mark]
}

function readableText(stage: Stage, mark: TextMark, under: readonly Mark[]): readonly Mark[] {
  const { look } = stage
  const direct = recolorText(stage, mark, groundsOf(stage, mark, under))
  if (direct) return [direct]
  const { bg } = look.palette
  const panel = panelUnder(mark, look.theme.radius)
  for (const alpha of [0.94, 1]) {
    const grounds = [mix('#FFFFFF', bg, alpha), mix('#000000', bg, alpha)]
    const onPanel = recolorText(stage, mark, grounds)
    if (onPanel) return [{ ...panel, fill: paint(look, 'bg', alpha) }, onPanel]
  }
  throw new Error(`Neither black nor white reads on ${bg}`)
}

function chartTexts(marks: readonly Mark[]): readonly TextMark[] {
  return marks.filter((mark) => mark.mark === 'text')
}

// A chart over a panel or a picture brings its own background.
function chartPanel({ look }: Stage, { id, origin, box, rotation }: NativeMark): Mark {
  return {
    mark: 'path',
    id: `${id}-panel`,
    box,
    d: roundedPath(box, look.theme.radius),
    fill: paint(look, 'bg'),
    ...(rotation !== undefined && { rotation }),
    ...(origin && { panelOf: origin.elementId }),
    alt: '',
  }
}

function groundsOf(stage: Stage, mark: TextMark, under: readonly Mark[]): readonly Rgb[] {
  const painted = { background: paint(stage.look, 'bg'), marks: under }
  return [...new Set(mark.lines.flatMap((line) => groundsUnder(line, painted)))]
}

const enough = 4.5

/** Returns the text in colors that are readable on every ground, or undefined if there are none. */
function recolorText(stage: Stage, mark: TextMark, grounds: readonly Rgb[]): TextMark | undefined {
  const colors = new Set(
    mark.lines.flatMap(({ fragments }) => fragments.map(({ paint: { color } }) => color)),
  )
  const changes = new Map<Rgb, Rgb>()
  for (const color of colors) {
    const moved = readableColor(color, grounds)
    if (moved === undefined) return undefined
    if (moved !== color) changes.set(color, moved)
  }
  return changes.size === 0 ? mark : repaint(stage, mark, changes)
}

function readableColor(color: Rgb, grounds: readonly Rgb[]): Rgb | undefined {
  const reads = (candidate: Rgb): boolean =>
    grounds.every((ground) => contrast(candidate, ground) >= enough)
  if (reads(color)) return color
  const target = ['#FFFFFF', '#000000'].find(reads)
  return target && readableOn(color, grounds, { target, ratio: enough })
}

function repaint({ look }: Stage, mark: TextMark, changes: ReadonlyMap<Rgb, Rgb>): TextMark {
  const changeColor = (solid: Solid): Solid => {
    const color = changes.get(solid.color)
    return color === undefined ? solid : paintColor(look, color)
  }
  return {
    ...mark,
    lines: mark.lines.map((line) => ({
      ...line,
      fragments: line.fragments.map((piece) => ({ ...piece, paint: changeColor(piece.paint) })),
    })),
    paragraphs: mark.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map((run) => ({ ...run, paint: changeColor(run.paint) })),
    })),
  }
}

const padding = 12

function panelUnder(
  { id, origin, lines, box, rotation }: TextMark,
  radius: number,
): Extract<Mark, { mark: 'path' }> {
  const left = Math.min(...lines.map(({ x }) => x)) - padding
  const right = Math.max(...lines.map(({ x, width }) => x + width)) + padding
  const top = Math.min(...lines.map((line) => line.top)) - padding / 2
  const bottom = Math.max(...lines.map((line) => line.top + line.height)) + padding / 2
  const panel: Box = { x: left, y: top, width: right - left, height: bottom - top }
  // A rotated panel turns with its text, around the center of the text's box.
  const around = rotation === undefined ? panel : box
  return {
    mark: 'path',
    id: `${id}-panel`,
    box: around,
    d: roundedPath(panel, radius),
    ...(rotation !== undefined && { rotation }),
    ...(origin && { panelOf: origin.elementId }),
    alt: '',
  }
}
