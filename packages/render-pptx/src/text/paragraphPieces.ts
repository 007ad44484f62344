import type { TextRun } from '@deckloom/scene'

export interface Piece {
  readonly run: TextRun
  /** Absent for a line break. */
  readonly text?: string
}

/**
 * Splits the runs of a paragraph at its line breaks: those in the text, and manual ones, given as the offsets in the
 * joined text at which a line starts. White space before a manual break is dropped.
 */
export function paragraphPieces(
  runs: readonly TextRun[],
  breaks: readonly number[],
): readonly Piece[] {
  const pieces: Piece[] = []
  let start = 0
  for (const run of runs) {
    const end = start + run.text.length
    let from = start
    for (const at of breaks) {
      if (at < start || at >= end) continue
      pieces.push(...textPieces(run, run.text.slice(from - start, at - start).trimEnd()), { run })
      from = at
    }
    pieces.push(...textPieces(run, run.text.slice(from - start)))
    start = end
  }
  return pieces
}

const lineBreak = /\r\n|[\n\r\v\u2028\u2029]/

function textPieces(run: TextRun, text: string): readonly Piece[] {
  if (!lineBreak.test(text)) return text === '' ? [] : [{ run, text }]
  return text
    .split(lineBreak)
    .flatMap((line, index): readonly Piece[] => [
      ...(index > 0 ? [{ run }] : []),
      ...(line === '' ? [] : [{ run, text: line }]),
    ])
}
