import type { Room } from '../weigh/choosePoints.ts'

export type { Room } from '../weigh/choosePoints.ts'

export type Detail = keyof typeof shares

const shares = { brief: 0.65, balanced: 1, detailed: 1.25 } as const

/**
 * Returns the room of a prose page, of the text beside a chart, or of a closing slide, at a type
 * size that is legible from the last row.
 */
export function roomFor(kind: 'list' | 'chart' | 'closing', detail: Detail): Room {
  const share = shares[detail]
  if (kind === 'chart') return { width: 240 * share, points: 3, longest: 130 }
  if (kind === 'closing') return { width: 440, points: 4, longest: 130 }
  return {
    width: 560 * share,
    points: detail === 'brief' ? 3 : 5,
    longest: 200,
  }
}
