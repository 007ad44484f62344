import type { TextRunStyle } from '@deckloom/deck'
import type { RichLine } from '../edits/richText.ts'
import { type Marker, markerOf } from './markers.ts'
import { nestLevels } from './nestLevels.ts'

/** A line as it was read, and how far its paragraph is moved in, in any unit. */
export interface ReadLine extends RichLine {
  readonly indent?: number
}

/** Makes lists of lines that begin with markers written as text, as some programs and all plain texts have them. */
export function withTypedLists(lines: readonly ReadLine[]): readonly RichLine[] {
  const markers = lines.map(({ list, runs }) =>
    list === undefined ? markerOf(runs.map(({ text }) => text).join('')) : undefined,
  )
  const kept = markers.map((marker, index) =>
    marker && (marker.isSure || hasNeighbor(markers, index)) ? marker : undefined,
  )
  const levels = nestLevels(
    kept.map((marker, index) => marker && marker.indent + (lines[index]?.indent ?? 0)),
  )
  return lines.map((read, index) => {
    const line = withoutIndent(read)
    const [marker, level = 0] = [kept[index], levels[index]]
    if (!marker) return line
    const runs = withoutStart(line.runs, marker.length)
    return { ...line, list: marker.list, ...(level > 0 && { level }), runs }
  })
}

export function withoutIndent(line: ReadLine): RichLine {
  const { indent: _, ...rest } = line
  return rest
}

/** Whether the line beside continues the list: the same sign, or the next number. */
function hasNeighbor(markers: readonly (Marker | undefined)[], index: number): boolean {
  const marker = markers[index]
  return [-1, 1].some((by) => {
    const beside = markers[index + by]
    if (!marker || beside?.list !== marker.list) return false
    return marker.list === 'bullet' || beside.count === (marker.count ?? Number.NaN) + by
  })
}

/** Returns the runs without their first characters. */
export function withoutStart(
  runs: readonly TextRunStyle[],
  length: number,
): readonly TextRunStyle[] {
  let left = length
  return runs.flatMap((run) => {
    const text = run.text.slice(left)
    left = Math.max(0, left - run.text.length)
    return text === '' ? [] : [{ ...run, text }]
  })
}
