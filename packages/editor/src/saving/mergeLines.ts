import { type Bullet, bulletText, deckLimits, type TextRunStyle } from '@deckloom/deck'
import type { RichLine } from '../edits/richText.ts'
import { textOfRuns, tidyRuns } from '../edits/runLooks.ts'
import { choose, eachSide, isContested, type Merge, type Sides } from './mergeFields.ts'
import { mergeText, mergeTextLines, type StyledLine, type StyledText } from './mergeText.ts'

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
    eachSide(sides, (text = '') => ({ text })),
    most,
  )
  return { value: value.text, clash }
}

/** Merges bullets: lines added on either side are kept, and words follow them wherever the other side split a line. */
export function mergeLines(sides: Sides<readonly Bullet[]>): Merge<readonly Bullet[]> {
  if (!isContested(sides)) return choose(sides)
  const { lines, clash } = mergeTextLines(eachSide(sides, (bullets) => bullets.map(styledBullet)))
  const isTooLong = lines.some(({ text }) => text.length > deckLimits.bulletLength)
  if (isTooLong || lines.length > deckLimits.bullets) return { value: sides.mine, clash: true }
  return { value: lines.map(bulletOf), clash }
}

/** Merges lines with their styles. */
export function mergeRichLines(sides: Sides<readonly RichLine[]>): Merge<readonly RichLine[]> {
  if (!isContested(sides)) return choose(sides)
  const { lines, clash } = mergeTextLines(
    eachSide(sides, (rich) =>
      rich.map((line) => ({ ...wordsOfLine(line), style: styleOfLine(line) })),
    ),
  )
  const value = lines.map(({ style, text, runs }) => ({ ...style, runs: text === '' ? [] : runs }))
  return { value, clash }
}

function styleOfLine(line: RichLine): Omit<RichLine, 'runs'> {
  const { runs: _, ...style } = line
  return style
}

function wordsOfLine({ runs }: RichLine): StyledText {
  return { text: textOfRuns(runs), runs }
}

function styledBullet(bullet: Bullet): StyledLine {
  if (typeof bullet === 'string') return { ...styledOf(bullet), style: {} }
  const { text: _, runs: __, ...style } = bullet
  return { ...styledOf(bullet), style }
}

function bulletOf({ text, runs, style }: StyledLine): Bullet {
  const tidy = tidyRuns(runs ?? [], deckLimits.bulletLength)
  const styles = { ...style, ...(tidy && { runs: [...tidy] }) }
  return Object.keys(styles).length === 0 ? text : { text, ...styles }
}

function styledOf(bullet: Bullet): StyledText {
  const runs: readonly TextRunStyle[] | undefined =
    typeof bullet === 'string' ? undefined : bullet.runs
  return { text: bulletText(bullet), runs }
}
