import { type Bullet, bulletText, deckLimits, type TextRunStyle } from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'
import type { RichLine } from '../edits/richText.ts'
import { textOfRuns, tidyRuns } from '../edits/runLooks.ts'
import { choose, isContested, type Merge, type Sides } from './mergeFields.ts'
import { alignSequences, type Stretch } from './mergeSequences.ts'
import { mergeText, type StyledText } from './mergeText.ts'

/** Merges one text. If the result would be too long to be saved, mine is kept. */
export function mergeStyled(sides: Sides<StyledText>, most: number): Merge<StyledText> {
  if (!isContested(sides)) return choose(sides)
  const { text, runs, clash } = mergeText(sides)
  if (text.length > most) return { value: sides.mine, clash: true }
  return { value: { text, runs: runs && tidyRuns(runs, most) }, clash }
}

/** Merges a text without styles. */
export function mergePlainText(
  sides: Sides<string | undefined>,
  most: number,
): Merge<string | undefined> {
  if (!isContested(sides)) return choose(sides)
  const { value, clash } = mergeStyled(
    eachOf(sides, (text = '') => ({ text })),
    most,
  )
  return { value: value.text, clash }
}

/** Merges bullets line by line: lines added on either side are kept, and one edited on both sides is merged itself. */
export function mergeLines(sides: Sides<readonly Bullet[]>): Merge<readonly Bullet[]> {
  const merged = mergeList(sides, mergeBullet)
  return merged.value.length > deckLimits.bullets ? { value: sides.mine, clash: true } : merged
}

/** Merges the lines of a text that is being edited. */
export function mergeRichLines(sides: Sides<readonly RichLine[]>): readonly RichLine[] {
  return mergeList(sides, mergeRichLine).value
}

type MergeOne<T> = (sides: Sides<T>) => Merge<T>

function mergeList<T>(sides: Sides<readonly T[]>, mergeOne: MergeOne<T>): Merge<readonly T[]> {
  if (!isContested(sides)) return choose(sides)
  let clash = false
  const value = alignSequences(sides, (one, other) => sameJson(one, other)).flatMap((stretch) => {
    const merged = mergeStretch(stretch, mergeOne)
    clash ||= merged.clash
    return merged.value
  })
  return { value, clash }
}

function mergeStretch<T>(stretch: Stretch<T>, mergeOne: MergeOne<T>): Merge<readonly T[]> {
  if (stretch.isStable || !isContested(stretch)) return choose<readonly T[]>(stretch)
  const { base, mine, theirs } = stretch
  const rows = Math.max(mine.length, theirs.length)
  let clash = false
  const value = Array.from({ length: rows }, (_, row) => {
    const line = { base: base[row], mine: mine[row], theirs: theirs[row] }
    const merged = mergeLine(line, mergeOne)
    clash ||= merged.clash
    return merged.value
  }).flat()
  return { value, clash }
}

function mergeLine<T>(sides: Sides<T | undefined>, mergeOne: MergeOne<T>): Merge<readonly T[]> {
  const { base, mine, theirs } = sides
  if (mine === undefined || theirs === undefined) {
    // Deleted on one side unless the other changed it, or new there.
    const left = mine ?? theirs
    return { value: left === undefined || sameJson(left, base) ? [] : [left], clash: false }
  }
  if (base === undefined) {
    return { value: sameJson(mine, theirs) ? [mine] : [mine, theirs], clash: false }
  }
  const { value, clash } = mergeOne({ base, mine, theirs })
  return { value: [value], clash }
}

function mergeRichLine(sides: Sides<RichLine>): Merge<RichLine> {
  if (!isContested(sides)) return choose(sides)
  const { text, runs = [{ text }] } = mergeText(eachOf(sides, wordsOfLine))
  const style = choose(eachOf(sides, styleOfLine))
  return { value: { ...style.value, runs: text === '' ? [] : runs }, clash: style.clash }
}

function styleOfLine(line: RichLine): Omit<RichLine, 'runs'> {
  const { runs: _, ...style } = line
  return style
}

function wordsOfLine({ runs }: RichLine): StyledText {
  return { text: textOfRuns(runs), runs }
}

function mergeBullet(sides: Sides<Bullet>): Merge<Bullet> {
  if (!isContested(sides)) return choose(sides)
  const words = mergeStyled(eachOf(sides, styledOf), deckLimits.bulletLength)
  const color = choose(eachOf(sides, colorOf))
  const { text, runs } = words.value
  const styles = {
    ...(color.value !== undefined && { color: color.value }),
    ...(runs && { runs: [...runs] }),
  }
  const isPlain = Object.keys(styles).length === 0
  return { value: isPlain ? text : { text, ...styles }, clash: words.clash || color.clash }
}

function eachOf<T, U>({ base, mine, theirs }: Sides<T>, take: (side: T) => U): Sides<U> {
  return { base: take(base), mine: take(mine), theirs: take(theirs) }
}

function styledOf(bullet: Bullet): StyledText {
  const runs: readonly TextRunStyle[] | undefined =
    typeof bullet === 'string' ? undefined : bullet.runs
  return { text: bulletText(bullet), runs }
}

function colorOf(bullet: Bullet): string | undefined {
  return typeof bullet === 'string' ? undefined : bullet.color
}
