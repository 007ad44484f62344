import { deckLimits, type Slide } from '@deckloom/deck'
import { choose, isContested, type Merge, type Sides } from './mergeFields.ts'
import { mergePlainText } from './mergeLines.ts'

type Table = NonNullable<Slide['table']>

/** Merges tables cell by cell while neither side adds or removes a row or a column. */
export function mergeTable(sides: Sides<Table | undefined>): Merge {
  const { base, mine, theirs } = sides
  if (!isContested(sides) || !base || !mine || !theirs) return choose(sides)
  if (shapeOf(mine) !== shapeOf(base) || shapeOf(theirs) !== shapeOf(base)) return choose(sides)
  const emphasis = choose({
    base: base.emphasis,
    mine: mine.emphasis,
    theirs: theirs.emphasis,
  })
  let { clash } = emphasis
  const rows = mine.rows.map((cells, row) =>
    cells.map((cell, column) => {
      const at = { base: base.rows[row]?.[column], mine: cell, theirs: theirs.rows[row]?.[column] }
      const merged = mergePlainText(at, deckLimits.table.cellLength)
      clash ||= merged.clash
      return merged.value ?? ''
    }),
  )
  const { value } = emphasis
  return { value: { rows, ...(value !== undefined && { emphasis: value }) }, clash }
}

function shapeOf({ rows }: Table): string {
  return `${rows.length} by ${rows[0]?.length ?? 0}`
}
