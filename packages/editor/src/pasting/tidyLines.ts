import { sameLook, type TextRunStyle } from '@deckloom/deck'
import type { RichLine } from '../edits/richText.ts'
import { nestLevels } from './nestLevels.ts'
import type { OpenLine } from './openLine.ts'
import { type ReadLine, withoutIndent, withTypedLists } from './typedLists.ts'

/** Returns lines as they were read without blanks at their ends, with levels that skip none. */
export function tidyLines(open: readonly OpenLine[]): readonly RichLine[] {
  const filled = open.filter(({ runs, isCode }) => isCode || isFilled(runs))
  const first = filled.findIndex(({ runs }) => isFilled(runs))
  const lines = filled.slice(
    Math.max(0, first),
    filled.findLastIndex(({ runs }) => isFilled(runs)) + 1,
  )
  const levels = nestLevels(lines.map(({ item }) => item?.depth))
  const read = lines.map(({ item, runs, indent }, index): ReadLine => {
    const level = levels[index] ?? 0
    return {
      indent,
      ...(item && { list: item.list, ...(level > 0 && { level }) }),
      runs,
    }
  })
  // Code keeps what looks like a marker.
  const listed = lines.some(({ isCode }) => isCode) ? read.map(withoutIndent) : withTypedLists(read)
  return listed.map((line, index) => ({
    ...line,
    runs: tidyRuns(line.runs, lines[index]?.isCode ?? false),
  }))
}

function isFilled(runs: readonly TextRunStyle[]): boolean {
  return runs.some(({ text }) => text.trim() !== '')
}

/** A box that is not ticked or is, which to-do lists write before the words. */
const box = /^\[[ xX]?\]\s+/u

function tidyRuns(runs: readonly TextRunStyle[], keeps: boolean): readonly TextRunStyle[] {
  const joined: TextRunStyle[] = []
  for (const { text, ...look } of runs) {
    const last = joined.at(-1)
    if (last && sameLook(last, look)) {
      joined[joined.length - 1] = { ...last, text: last.text + text }
    } else joined.push({ ...definedOf(look), text })
  }
  if (keeps) return ended(joined)
  const [first, ...rest] = joined.map((run) => ({ ...run, text: single(run.text) }))
  return first ? ended([{ ...first, text: first.text.trimStart().replace(box, '') }, ...rest]) : []
}

// Blanks that do not break are how pages indent and align; on a slide they would keep lines from breaking.
function single(text: string): string {
  return text
    .replaceAll(/[\u200B\uFEFF]/gu, '')
    .replaceAll(/[ \t\u00A0]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
}

function ended(runs: readonly TextRunStyle[]): readonly TextRunStyle[] {
  const kept = [...runs]
  while (kept.at(-1)?.text.trim() === '' && kept.length > 0) kept.pop()
  const last = kept.pop()
  return last ? [...kept, { ...last, text: last.text.trimEnd() }] : []
}

function definedOf(look: Omit<TextRunStyle, 'text'>): Omit<TextRunStyle, 'text'> {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
}
