import { deckLimits } from '@deckloom/deck'
import { onOneLine, type PastedBlock, type RichLine, type RichText } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { cutTextMessage } from './pasteMessages.ts'

/** Returns what was pasted as lines of a text: rows of tables are lines, pictures are left out. Says what did not fit. */
export function pastedLines(
  blocks: readonly PastedBlock[],
  kind: RichText['kind'],
): readonly RichLine[] {
  const lines = blocks.flatMap((block): readonly RichLine[] => {
    if (block.kind === 'picture') return []
    if (block.kind === 'text') return block.lines
    return block.rows.map((cells) => ({
      runs: [{ text: cells.filter((cell) => cell !== '').join(' – ') }],
    }))
  })
  const fitting = kind === 'bullets' ? lines : lines.map(onOneLine)
  const cut = cutLines(
    fitting,
    kind === 'shape' ? deckLimits.shapeTextLength : deckLimits.textLength,
  )
  if (lengthOf(cut) < lengthOf(fitting)) toast(cutTextMessage)
  return cut
}

function lengthOf(lines: readonly RichLine[]): number {
  return lines.reduce(
    (sum, { runs }) => runs.reduce((all, { text }) => all + text.length, sum + 1),
    0,
  )
}

/** Keeps the beginning of a text that is longer than a slide may hold. */
function cutLines(lines: readonly RichLine[], most: number): readonly RichLine[] {
  let room = most
  return lines.slice(0, deckLimits.runs).flatMap((line) => {
    if (room <= 0) return []
    const runs = line.runs.flatMap((run) => {
      const text = run.text.slice(0, Math.max(0, room))
      room -= run.text.length
      return text === '' ? [] : [{ ...run, text }]
    })
    room -= 1
    return [{ ...line, runs }]
  })
}
