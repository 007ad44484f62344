import { advanceOf, clusterCount } from '../shaping/advance.ts'
import { itemize } from '../itemize.ts'
import type { Look, PreparedText } from './prepareText.ts'
import { lettersJoin, type ScriptName } from '../scripts.ts'
import { splitGlyphs } from '../shaping/splitGlyphs.ts'
import type { BrokenLine, FaceId, LineFragment } from '../types.ts'
import { visualOrder } from './visualOrder.ts'

interface LinePart {
  readonly start: number
  readonly end: number
  readonly scale: number
  /** Whether the text continues after the line, so that a trailing soft hyphen is drawn. */
  readonly softBreak: boolean
}

/** Text shaped in one call. `start` is an index into the paragraph's text. */
interface Piece {
  readonly look: Look
  readonly start: number
  readonly text: string
  readonly face: FaceId
  readonly script: ScriptName | undefined
  readonly level: number
}

/** Shapes the line's text on its own, so that kerning at its edges is correct. */
export function shapeLine(
  prepared: PreparedText,
  part: LinePart,
): Pick<BrokenLine, 'width' | 'fragments'> {
  const fragments: LineFragment[] = []
  let x = 0
  for (const piece of visualOrder(piecesOf(prepared, part))) {
    x = addFragments(fragments, { prepared, piece, scale: part.scale, x })
  }
  return { width: x, fragments }
}

interface PlacedPiece {
  readonly prepared: PreparedText
  readonly piece: Piece
  readonly scale: number
  readonly x: number
}

/** Adds one fragment per run, in visual order, and returns the x position after them. */
function addFragments(
  fragments: LineFragment[],
  { prepared: { book, runStarts }, piece, scale, x }: PlacedPiece,
): number {
  const { look, face, text } = piece
  const size = look.size * scale
  const letterSpacing = lettersJoin(piece.script) ? 0 : look.letterSpacing * scale
  const rtl = piece.level % 2 === 1
  const shaped = book.shape(face, text, { rtl, letterSpaced: look.letterSpacing !== 0 })
  const { unitsPerEm } = book.metrics(face)
  const firstRun = runAt(runStarts, piece.start)
  const cuts = runStarts.slice(firstRun + 1).map((start) => start - piece.start)
  let end = x
  for (const slice of splitGlyphs(shaped, text, cuts)) {
    const { glyphs } = slice
    const run = runAt(runStarts, piece.start + slice.start)
    const spacing = letterSpacing === 0 ? 0 : clusterCount(glyphs) * letterSpacing
    const width = (advanceOf(glyphs) / unitsPerEm) * size + spacing
    fragments.push({
      run,
      start: piece.start + slice.start - (runStarts[run] ?? 0),
      text: text.slice(slice.start, slice.end),
      face,
      x: end,
      width,
      size,
      letterSpacing,
      rtl,
      glyphs,
    })
    end += width
  }
  return end
}

function runAt(runStarts: readonly number[], place: number): number {
  let run = runStarts.length - 1
  while (run > 0 && (runStarts[run] ?? 0) > place) run -= 1
  return run
}

function piecesOf(prepared: PreparedText, part: LinePart): readonly Piece[] {
  return prepared.looks.flatMap((look) => {
    const start = Math.max(part.start, look.start)
    const end = Math.min(part.end, look.end)
    if (start >= end) return []
    return levelSpans(prepared, start, end).flatMap(({ from, to, level }) => {
      const slice = prepared.text.slice(from, to)
      const text = part.softBreak && to === part.end ? withHyphen(prepared, look, slice) : slice
      return itemize(prepared.book, look.face, text).map((piece) => ({
        look,
        start: from + piece.start,
        text: text.slice(piece.start, piece.end),
        face: piece.face,
        script: piece.script,
        level,
      }))
    })
  })
}

interface LevelSpan {
  readonly from: number
  readonly to: number
  readonly level: number
}

function levelSpans({ levels }: PreparedText, start: number, end: number): readonly LevelSpan[] {
  if (!levels) return [{ from: start, to: end, level: 0 }]
  const spans: LevelSpan[] = []
  let from = start
  for (let at = start + 1; at <= end; at += 1) {
    if (at < end && levels[at] === levels[from]) continue
    spans.push({ from, to: at, level: levels[from] ?? 0 })
    from = at
  }
  return spans
}

/** Replaces a trailing soft hyphen with a visible one: the face's hyphen, or a hyphen-minus if it has none. */
function withHyphen({ book }: PreparedText, { face }: Look, text: string): string {
  if (!text.endsWith('\u00AD')) return text
  return text.slice(0, -1) + (book.covers(face, '\u2010') ? '\u2010' : '-')
}
