import { type Box, deckDefaults } from '@deckloom/deck'
import type { CSSProperties } from 'react'
import { boxStyle } from '../../../shared/scene/boxStyle.ts'
import { paperLength } from '../paper/paper.ts'
import type { DrawnCell } from './tableCells.ts'

/** Horizontal padding of a cell, in page units. */
const padding = 14

/** Returns the style of a field at the position and in the type of a cell's text. */
export function cellStyle(cell: DrawnCell): CSSProperties {
  const paragraph = cell.like?.paragraphs[0]
  const run = paragraph?.runs[0]
  const lineHeight = cell.like?.lines[0]?.height ?? deckDefaults.bodySize * 1.3
  return {
    ...boxStyle(textBoxOf(cell, lineHeight)),
    lineHeight: paperLength(lineHeight),
    textAlign: cell.isEmpty ? 'left' : paragraph?.align,
    ...(run && {
      fontFamily: run.face,
      fontSize: paperLength(run.size),
      letterSpacing: paperLength(run.letterSpacing ?? 0),
      color: run.paint.color,
      caretColor: run.paint.color,
    }),
  }
}

function textBoxOf({ box, like, isEmpty }: DrawnCell, lineHeight: number): Box {
  const line = like?.lines[0]
  if (isEmpty || !like || !line) {
    const y = box.y + (box.height - lineHeight) / 2
    return { x: box.x + padding, y, width: box.width - padding * 2, height: lineHeight }
  }
  const { x, width } = like.box
  return { x, y: line.top, width, height: lineHeight * like.lines.length }
}
