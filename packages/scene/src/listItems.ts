import { bulletLine, bulletRuns, bulletText, type Bullet, type TextRunStyle } from '@deckloom/deck'
import { listNumbers } from './lists/listNumbers.ts'
import { tidyText } from './type/tidyText.ts'

/** A bullet as layouts receive it. */
export interface ListItem {
  readonly text: string
  readonly color?: string | undefined
  /** The user's formatted runs, if parts of the text differ in style. */
  readonly runs?: readonly TextRunStyle[] | undefined
  /** Its number, if it is counted. */
  readonly number?: number | undefined
  /** Bullets below this one. Their texts follow in `text` and `runs`, for layouts that draw no nested lists. */
  readonly nested?: Nesting | undefined
}

export interface Nesting {
  /** The bullet without those below it. */
  readonly own: ListItem
  readonly items: readonly NestedItem[]
}

export interface NestedItem extends ListItem {
  /** From 1. */
  readonly level: number
}

/** Returns the bullets of the top level that have a text, each with those below it. */
export function listItems(bullets: readonly Bullet[]): readonly ListItem[] {
  const written = bullets.filter((bullet) => tidyLines(bulletText(bullet)) !== '')
  const numbers = listNumbers(written.map(bulletLine))
  const items: { own: ListItem; below: NestedItem[] }[] = []
  let deepest = 0
  for (const [index, bullet] of written.entries()) {
    const item = listItem(bullet, numbers[index])
    const last = items.at(-1)
    // A level is at most one below that of the bullet before.
    const level = last ? Math.min(bulletLine(bullet).level ?? 0, deepest + 1) : 0
    deepest = level
    if (last && level > 0) last.below.push({ ...item, level })
    else items.push({ own: item, below: [] })
  }
  return items.map(({ own, below }) => (below.length === 0 ? own : withNested(own, below)))
}

// Line breaks inside a bullet are kept: they separate its second level.
function listItem(bullet: Bullet, number: number | undefined): ListItem {
  const text = tidyLines(bulletText(bullet))
  const counted = number === undefined ? {} : { number }
  if (typeof bullet === 'string') return { text, ...counted }
  return { text, color: bullet.color, runs: bulletRuns(bullet), ...counted }
}

function tidyLines(text: string): string {
  return text
    .split(/[\n\r]+/u)
    .map(tidyText)
    .filter((line) => line !== '')
    .join('\n')
}

function withNested(own: ListItem, items: readonly NestedItem[]): ListItem {
  const all = [own, ...items]
  const runs = all.some((item) => item.runs) ? all.flatMap(runsOf) : undefined
  return { ...own, text: all.map(({ text }) => text).join('\n'), runs, nested: { own, items } }
}

function runsOf({ text, runs }: ListItem, index: number): readonly TextRunStyle[] {
  return [...(index > 0 ? [{ text: '\n' }] : []), ...(runs ?? [{ text }])]
}
