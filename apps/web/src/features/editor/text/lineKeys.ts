import type { PlacedLine } from '@deckloom/editor'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** Document positions where a drawn line starts and ends, excluding the hanging space. */
interface DrawnLine {
  readonly start: number
  readonly end: number
}

/**
 * Returns bindings for Home, End and the up and down arrows by the layout's lines. The browser would treat these as
 * hard line breaks, but the end of one line and the start of the next are the same text position.
 */
export function lineKeys(
  placed: () => readonly (readonly PlacedLine[])[] | undefined,
): Record<string, Command> {
  const keys: Record<string, Command> = {}
  let goal: { readonly at: number; readonly left: number } | undefined
  const readDrawn = (state: EditorState) => {
    const lines = placed()
    return lines && drawnLines(state, lines)
  }
  const toEdge =
    (edge: 'start' | 'end', extend: boolean): Command =>
    (state, dispatch) => {
      const lines = readDrawn(state)
      const line = lines?.[indexAt(lines, state.selection.head)]
      if (!line) return false
      dispatch?.(moveSelection(state, line[edge], extend))
      return true
    }
  const byLine =
    (by: 1 | -1, extend: boolean): Command =>
    (state, dispatch, view) => {
      const lines = readDrawn(state)
      if (!lines || !view) return false
      const { head } = state.selection
      const target = lines[indexAt(lines, head) + by]
      const left = goal?.at === head ? goal.left : view.coordsAtPos(head).left
      const to = target ? nearest(view, target, left) : edgeOf(lines, by)
      goal = { at: to, left }
      dispatch?.(moveSelection(state, to, extend))
      return true
    }
  for (const [prefix, extend] of [
    ['', false],
    ['Shift-', true],
  ] as const) {
    keys[`${prefix}Home`] = toEdge('start', extend)
    keys[`${prefix}End`] = toEdge('end', extend)
    keys[`Mod-${prefix}Home`] = toEnd(1, extend)
    keys[`Mod-${prefix}End`] = toEnd(-1, extend)
    keys[`${prefix}ArrowUp`] = byLine(-1, extend)
    keys[`${prefix}ArrowDown`] = byLine(1, extend)
  }
  return keys
}

function toEnd(from: 1 | -1, extend: boolean): Command {
  return (state, dispatch) => {
    dispatch?.(moveSelection(state, from === 1 ? 1 : state.doc.content.size - 1, extend))
    return true
  }
}

function drawnLines(
  { doc }: EditorState,
  placed: readonly (readonly PlacedLine[])[],
): readonly DrawnLine[] {
  const lines: DrawnLine[] = []
  doc.forEach((node, offset, index) => {
    const from = offset + 1
    for (const { start, end } of placed[index] ?? []) {
      const words = node.textBetween(start, Math.min(end, node.content.size), '\n', '\n')
      const isLast = end >= node.content.size
      const shown = isLast ? words : words.trimEnd()
      lines.push({ start: from + start, end: from + start + shown.length })
    }
  })
  return lines
}

function indexAt(lines: readonly DrawnLine[], at: number): number {
  return Math.max(
    0,
    lines.findLastIndex(({ start }) => start <= at),
  )
}

function edgeOf(lines: readonly DrawnLine[], by: 1 | -1): number {
  return (by === 1 ? lines.at(-1)?.end : lines[0]?.start) ?? 0
}

function nearest(view: EditorView, { start, end }: DrawnLine, left: number): number {
  const { top, bottom } = view.coordsAtPos(start, 1)
  const found = view.posAtCoords({ left, top: (top + bottom) / 2 })?.pos ?? start
  return Math.min(end, Math.max(start, found))
}

function moveSelection(state: EditorState, to: number, extend: boolean) {
  const anchor = extend ? state.selection.anchor : to
  return state.tr.setSelection(TextSelection.create(state.doc, anchor, to)).scrollIntoView()
}
