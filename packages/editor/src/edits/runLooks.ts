import { deckLimits, type RunLook, sameLook, type TextRunStyle } from '@deckloom/deck'
import { storableText } from './storableText.ts'

export function isPlain(run: RunLook): boolean {
  return sameLook(run, {})
}

export function textOfRuns(runs: readonly TextRunStyle[]): string {
  return runs.map(({ text }) => text).join('')
}

/** Prepares runs for storage: at most `max` characters, equal neighbors merged. Undefined if none is styled. */
export function tidyRuns(
  runs: readonly TextRunStyle[],
  max: number,
): readonly TextRunStyle[] | undefined {
  const tidy = joinRuns(cutRuns(runs, max))
  return tidy.every(isPlain) ? undefined : tidy
}

/** Returns the first `max` characters, without any that cannot be stored. */
export function cutRuns(runs: readonly TextRunStyle[], max: number): readonly TextRunStyle[] {
  let room = max
  return runs.map((run) => {
    const text = storableText(run.text, room)
    room -= text.length
    return { ...run, text }
  })
}

function joinRuns(runs: readonly TextRunStyle[]): readonly TextRunStyle[] {
  const tidy: TextRunStyle[] = []
  for (const { text, ...look } of runs) {
    const last = tidy.at(-1)
    if (text === '') continue
    // Text beyond the maximum number of runs continues in the style of the last one.
    if (last && (sameLook(last, look) || tidy.length === deckLimits.runs)) {
      tidy[tidy.length - 1] = { ...last, text: last.text + text }
    } else {
      tidy.push({ text, ...removeUndefined(look) })
    }
  }
  return tidy
}

// Stored slides have no keys with undefined values.
function removeUndefined(look: RunLook): RunLook {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
}

/** Returns how many UTF-16 units two texts have in common at the beginning and, of the rest, at the end. */
export function commonEnds(
  one: string,
  other: string,
): { readonly head: number; readonly tail: number } {
  const most = Math.min(one.length, other.length)
  let head = 0
  while (head < most && one[head] === other[head]) head += 1
  let tail = 0
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  return { head, tail }
}

/**
 * Applies the styles of the old text to the new one: a common beginning and end keep their styles, and new text takes
 * the style of what it replaces, or else of what precedes it. Text that shares neither with the old one is plain.
 */
export function rewriteRuns(runs: readonly TextRunStyle[], text: string): readonly TextRunStyle[] {
  const before = textOfRuns(runs)
  const { head, tail } = commonEnds(before, text)
  if (head + tail === 0) return text === '' ? [] : [{ text }]
  return replaceInRuns(runs, {
    from: head,
    to: before.length - tail,
    text: text.slice(head, text.length - tail),
  })
}

export interface Replacement {
  /** Offsets in the joined text. */
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Replaces a range of text. The new text takes the style of the first run it replaces, or else of the one before. */
export function replaceInRuns(
  runs: readonly TextRunStyle[],
  { from, to, text }: Replacement,
): readonly TextRunStyle[] {
  let at = 0
  let written = false
  const kept = runs.flatMap((run): TextRunStyle[] => {
    const start = at
    const end = (at += run.text.length)
    const left = run.text.slice(0, Math.max(0, from - start))
    const right = run.text.slice(Math.max(0, to - start))
    const isHere = !written && (from < to ? from < end : from <= end)
    if (isHere) written = true
    return [{ ...run, text: left + (isHere ? text : '') + right }]
  })
  const all = written ? kept : [...kept, { text }]
  return all.filter((run) => run.text !== '')
}
