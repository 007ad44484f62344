import type { ListRequest } from './listRequest.ts'

/** Space around each item, and the position of text and marker. */
export interface ListRhythm {
  readonly size: number
  readonly floor: number
  readonly rules: boolean
  /** Space between an item and its hairline, or between two items of a list without hairlines, in page units. */
  readonly least: number
  readonly most: number
  /** Size that the text of a short list may grow to without adding lines. */
  readonly grow: number
  /** Lines that may be added to grow. */
  readonly growLines?: number
  /** From the edge to the text, as a multiple of the size; without an indent there is no marker. */
  readonly indent: number
}

const ruledSizes = [28, 28, 28, 28, 25, 22, 20]
const plainSizes = [29, 29, 29, 29, 26, 23, 20]
const plainGaps = [30, 30, 30, 30, 24, 18, 18]
/** Sizes that a list of short items grows to, because it would look lost at the top of its page. */
const ruledGrowth = [0, 84, 48, 44, 36, 32]
const plainGrowth = [0, 48, 40, 33]
const notesGrowth = [0, 34, 30, 25]
/** Lines that may be added to grow. */
const growLines = [0, 3, 2]
const agendaGrowth = [0, 48, 44, 40, 38, 34, 30]
/** Maximum space above and below an item of a ruled list: the rows of a short list share the height of its box. */
const ruledAir = [0, 270, 120, 72, 52, 36, 30]

// If something else needs the room of a short list, it stays at the top of its box.
const topGrowth = [0, 60, 46, 36]
const topAir = { short: 36, long: 24 }

/** Returns the rhythm of a list of `items`, the length of the longest list if several are side by side. */
export function listRhythm(request: ListRequest, items: number): ListRhythm {
  const count = Math.min(items, 6)
  const ruled = ruledRhythm(request, count)
  switch (request.style) {
    case 'ruled':
      return ruled
    case 'numbered':
      return { ...ruled, indent: 2.75 }
    case 'notes':
      return {
        ...ruled,
        size: request.size ?? 21,
        grow: notesGrowth[count] ?? 0,
        least: 12,
        most: 20,
        indent: 0,
      }
    case 'agenda':
      return {
        ...ruled,
        size: request.size ?? 26,
        floor: 20,
        least: 10,
        grow: agendaGrowth[count] ?? 28,
        indent: 3,
      }
    case 'plain':
      return plainRhythm(request, count)
    case 'bare':
      return { ...plainRhythm(request, count), indent: 0 }
  }
}

function ruledRhythm(
  { size, floor = 18, leavesRoom = false }: ListRequest,
  count: number,
): ListRhythm {
  if (leavesRoom) {
    return {
      size: size ?? ruledSizes[count] ?? 20,
      floor,
      rules: true,
      least: 9,
      most: count < topGrowth.length ? topAir.short : topAir.long,
      grow: topGrowth[count] ?? 28,
      indent: 1.35,
    }
  }
  return {
    size: size ?? ruledSizes[count] ?? 20,
    floor,
    rules: true,
    least: 9,
    most: ruledAir[count] ?? 30,
    grow: ruledGrowth[count] ?? 28,
    ...shortList(count),
  }
}

/**
 * Returns the settings of short lists: a few items may take more lines in order to grow, and a single item has no
 * marker.
 */
function shortList(count: number): Pick<ListRhythm, 'growLines' | 'indent'> {
  return { growLines: growLines[count] ?? 0, indent: count === 1 ? 0 : 1.35 }
}

function plainRhythm({ size, floor = 18, gap, grows }: ListRequest, count: number): ListRhythm {
  const [wantedSize, wantedGap] = [plainSizes[count] ?? 20, plainGaps[count] ?? 18]
  const air = gap ?? wantedGap
  return {
    size: size ?? wantedSize,
    floor,
    rules: false,
    least: air * 0.6,
    most: (grows ? wantedGap : air) * 1.4,
    grow: plainGrowth[count] ?? (grows ? wantedSize : 0),
    ...shortList(count),
  }
}
