import { deckLimits } from '@deckloom/deck'
import type { SourceBlock, SourceTree } from '../read/sourceTree.ts'
import { rowsInWords } from '../tables/pagesOf.ts'
import { type BlockRef, headingAlone } from './cell.ts'

export type SourceMark = (place: {
  readonly section?: string
  readonly from: number
  readonly to: number
}) => string

/** Returns the full text of a page's blocks, with the place in the source for each section. */
export function sourceNotes(tree: SourceTree, refs: readonly BlockRef[], mark: SourceMark): string {
  const parts: string[] = []
  let open: number | undefined
  const sorted = refs.toSorted((a, b) => a.section - b.section || a.block - b.block)
  for (const ref of sorted) {
    const section = tree.sections[ref.section]
    const node = section?.blocks[ref.block]
    if (section && ref.block === headingAlone) parts.push(section.heading ?? '')
    if (!section || !node) continue
    if (open !== ref.section) {
      const own = sorted
        .filter((other) => other.section === ref.section)
        .map(({ block }) => block + 1)
      parts.push(
        mark({
          ...(section.heading !== undefined && { section: section.heading }),
          from: Math.min(...own),
          to: Math.max(...own),
        }),
      )
      open = ref.section
    }
    parts.push(blockInWords(node))
  }
  return parts.join('\n\n')
}

/** Returns the full text of a block, readable aloud. */
export function blockInWords(node: SourceBlock): string {
  switch (node.kind) {
    case 'paragraph':
    case 'verbatim':
      return node.text
    case 'list':
      return node.items
        .map(
          ({ text, level, label }, index) =>
            `${'  '.repeat(level)}${label ?? (node.ordered && level === 0 ? `${index + 1}.` : '•')} ${text}`,
        )
        .join('\n')
    case 'table':
      return rowsInWords(node).join('\n')
    case 'quote':
      return node.by === undefined ? node.text : `${node.text} — ${node.by}`
  }
}

/**
 * Moves the excess of notes that are too long for a slide to the next one. If all slides together have no room, the
 * last one ends with `sayRest` of the number of omitted characters.
 */
export function spreadNotes(
  notes: readonly string[],
  sayRest: (count: number) => string,
): readonly string[] {
  const most = deckLimits.notesLength
  const spread: string[] = []
  let carried = ''
  for (const own of notes) {
    const all = carried === '' ? own : `${carried}\n\n${own}`
    if (all.length <= most) {
      spread.push(all)
      carried = ''
    } else {
      const cut = Math.max(all.lastIndexOf('\n', most), all.lastIndexOf(' ', most))
      const end = cut > most / 2 ? cut : most
      spread.push(all.slice(0, end))
      carried = all.slice(end).trim()
    }
  }
  // Text left after the last slide goes back to earlier slides that have room.
  for (let at = spread.length - 1; at >= 0 && carried !== ''; at -= 1) {
    const room = most - (spread[at]?.length ?? most) - 2
    if (room < 200) continue
    const part = carried.slice(0, room)
    spread[at] = `${spread[at] ?? ''}\n\n${part}`
    carried = carried.slice(part.length)
  }
  return carried === '' ? spread : withRest(spread, carried.length, sayRest)
}

function withRest(
  notes: readonly string[],
  lost: number,
  sayRest: (count: number) => string,
): readonly string[] {
  const last = notes.at(-1) ?? ''
  const longest = sayRest(lost + last.length).length
  const kept = last.slice(0, deckLimits.notesLength - longest - 2)
  return [...notes.slice(0, -1), `${kept}\n\n${sayRest(lost + last.length - kept.length)}`]
}
