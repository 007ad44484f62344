import type { Box } from '@deckloom/deck'
import type { PlacedLine } from '@deckloom/editor'
import { type TextRun, textStroke } from '@deckloom/scene'
import type { Node } from 'prosemirror-model'
import { Decoration } from 'prosemirror-view'
import { faceExtent } from '../paper/faceExtent.ts'
import { paperLength } from '../paper/paper.ts'

/**
 * Positions a document's text as the layout did: each line in its place, each piece in its face and size, and a break
 * wherever the layout breaks. The browser has nothing to wrap, so nothing moves when editing starts or ends. `origin`
 * is the box that shows the document.
 */
export function lineDecorations(
  doc: Node,
  placed: readonly (readonly PlacedLine[])[],
  origin: Box,
): readonly Decoration[] {
  const decorations: Decoration[] = []
  doc.forEach((node, offset, index) => {
    const lines = placed[index]
    const [first] = lines ?? []
    if (!lines || !first) return
    const from = offset + 1
    decorations.push(
      Decoration.node(offset, offset + node.nodeSize, {
        style: css(paragraphStyle(first, origin, node.childCount === 0)),
      }),
    )
    let top = first.line.top
    for (const [number, line] of lines.entries()) {
      if (number > 0 && !endsInBreak(node, line.start)) {
        decorations.push(Decoration.widget(from + line.start, lineBreak, { side: -1, raw: true }))
      }
      const height = flowHeight(line, lines[number + 1])
      decorations.push(
        ...pieceDecorations(line, { from, shift: shiftOf(line, first, top), height }),
      )
      top += height
    }
  })
  return decorations
}

function lineBreak() {
  return document.createElement('br')
}

function endsInBreak(node: Node, at: number): boolean {
  return node.textBetween(Math.max(0, at - 1), at, '\n', '\n') === '\n'
}

// Space between two lines, such as that above a second level, belongs to the first.
function flowHeight({ line }: PlacedLine, next: PlacedLine | undefined): number {
  const distance = next ? next.line.top - line.top : 0
  return distance > 0 ? distance : line.height
}

interface Shift {
  readonly x: number
  /** Target baseline, from the top of the line in the flow. */
  readonly baseline: number
}

function shiftOf({ line, direction }: PlacedLine, first: PlacedLine, top: number): Shift {
  const edge = (of: PlacedLine['line']) => (direction === 'rtl' ? of.x + of.width : of.x)
  return { x: edge(line) - edge(first.line), baseline: line.baseline - top }
}

function paragraphStyle({ line, direction, pieces }: PlacedLine, origin: Box, empty: boolean) {
  const run = pieces[0]?.run
  const rtl = direction === 'rtl'
  return {
    position: 'absolute',
    top: paperLength(line.top - origin.y),
    ...(rtl
      ? { right: paperLength(origin.x + origin.width - line.x - line.width), 'text-align': 'right' }
      : { left: paperLength(line.x - origin.x), 'text-align': 'left' }),
    direction,
    'line-height': empty ? paperLength(line.height) : '0',
    ...(run && faceStyle(run)),
  }
}

interface Stand {
  readonly from: number
  readonly shift: Shift
  readonly height: number
}

function pieceDecorations(line: PlacedLine, { from, shift, height }: Stand): readonly Decoration[] {
  const [first] = line.pieces
  if (!first) return []
  const { ascent, descent } = faceExtent(first.run.face)
  // CSS centers a face's ascent and descent in the line; the slide is drawn by baselines.
  const drop = shift.baseline - (height + (ascent - descent) * first.run.size) / 2
  const faces = new Set(line.line.fragments.map(({ face }) => face))
  return line.pieces.map(({ start, end, run }, index) => {
    const rise = run.baseline ? textStroke.scriptRise[run.baseline] * run.size : 0
    const style = {
      ...faceStyle(run, faces),
      // Only the first piece sets the line height, so that pieces of other sizes do not stretch it.
      'line-height': index === 0 ? paperLength(height) : '0',
      position: 'relative',
      top: paperLength(drop - rise),
      ...(shift.x !== 0 && { left: paperLength(shift.x) }),
      'text-decoration': decorationOf(run),
    }
    return Decoration.inline(
      from + start,
      from + end,
      { style: css(style) },
      { inclusiveEnd: true },
    )
  })
}

function faceStyle(run: TextRun, others: ReadonlySet<string> = new Set()) {
  const faces = [run.face, ...[...others].filter((face) => face !== run.face)]
  return {
    'font-family': faces.map((face) => `"${face}"`).join(', '),
    'font-size': paperLength(run.size * (run.baseline ? textStroke.scriptScale : 1)),
    'font-style': run.oblique ? 'italic' : 'normal',
    'font-synthesis': run.oblique ? 'style' : 'none',
    'letter-spacing': paperLength(run.letterSpacing ?? 0),
    color: run.paint.color,
    'caret-color': run.paint.color,
  }
}

function decorationOf({ underline, strike }: TextRun): string {
  const lines = [underline && 'underline', strike && 'line-through'].filter(Boolean)
  return lines.length === 0 ? 'none' : `${lines.join(' ')} 0.06em`
}

function css(style: Readonly<Record<string, string>>): string {
  return Object.entries(style)
    .map(([property, value]) => `${property}: ${value}`)
    .join('; ')
}
