import {
  currentLines,
  currentRuns,
  type TextBox,
  type TextLineStyle,
  type TextRunStyle,
} from '@deckloom/deck'
import type { MarkerSpec, ParagraphSpec } from '../type/textSpec.ts'
import { listNumbers } from './listNumbers.ts'

/** A line of a text that is stored as a whole. */
export interface ContentLine {
  readonly runs: readonly [TextRunStyle, ...TextRunStyle[]]
  readonly style: TextLineStyle
  /** Set if the line is in a numbered list. */
  readonly number: number | undefined
}

/** Splits a text into its lines. Runs that do not add up to the content are outdated and ignored, and so are list styles. */
export function contentLines(
  element: Pick<TextBox, 'content' | 'runs' | 'lines'>,
): readonly ContentLine[] {
  const styles = currentLines(element) ?? []
  const numbers = listNumbers(styles)
  return runsByLine(element).map(([first, ...rest], index) => ({
    runs: first ? [first, ...rest] : [{ text: '' }],
    style: styles[index] ?? {},
    number: numbers[index],
  }))
}

function runsByLine({ content, runs }: Pick<TextBox, 'content' | 'runs'>) {
  const lines: TextRunStyle[][] = [[]]
  for (const run of currentRuns(runs, content) ?? [{ text: content }]) {
    for (const [index, text] of run.text.split(/\r\n|\r|\n/u).entries()) {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...run, text })
    }
  }
  return lines
}

/** Indent per list level, as a multiple of the size; two-digit numbers need more. */
export const listStep = 1.35
const wideStep = 1.9

export interface ListMarkers {
  readonly bullet: () => MarkerSpec
  readonly number: (number: number) => MarkerSpec
}

/** Returns indent, marker and spacing of a line that is in a list; nothing for others. */
export function inList(
  { style, number }: ContentLine,
  index: number,
  markers: ListMarkers,
): Pick<ParagraphSpec, 'indent' | 'marker' | 'spaceBefore'> & { readonly level?: number } {
  if (style.list === undefined) return {}
  const { level = 0 } = style
  return {
    indent: (number !== undefined && number > 9 ? wideStep : listStep) * (level + 1),
    level,
    marker: number === undefined ? markers.bullet() : markers.number(number),
    spaceBefore: index === 0 ? 0 : 4,
  }
}
