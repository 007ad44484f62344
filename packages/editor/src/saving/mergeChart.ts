import { type ChartData, deckLimits } from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'
import { choose, isContested, type Merge, mergeFields, type Sides } from './mergeFields.ts'
import { lineUp, mergeEmphasis, pairItems, type Spot } from './lineUp.ts'
import { mergePlainText } from './mergeLines.ts'

type Point = ChartData['data'][number]
type Points = readonly Point[]

/** Merges charts by cell, whichever points either side adds or deletes; labels and the title as texts. */
export function mergeChart(sides: Sides<ChartData | undefined>): Merge {
  const { base, mine, theirs } = sides
  if (!isContested(sides) || !base || !mine || !theirs) return choose(sides)
  const points = { base: base.data, mine: mine.data, theirs: theirs.data }
  const spots = lineUpPoints(points)
  const { min, max } = deckLimits.chartPoints
  // A chart of another size would be refused, with everything else on the slide.
  if (spots.length < min || spots.length > max) return { value: mine, clash: true }
  return mergeFields({ base, mine, theirs }, (key, field) => {
    if (key === 'data') return mergePoints(points, spots)
    if (key === 'title') {
      const titles = { base: base.title, mine: mine.title, theirs: theirs.title }
      return mergePlainText(titles, deckLimits.chartTitleLength)
    }
    if (key !== 'emphasis') return choose(field)
    const emphases = { base: base.emphasis, mine: mine.emphasis, theirs: theirs.emphasis }
    return { value: mergeEmphasis(emphases, spots), clash: isContested(emphases) }
  })
}

function isSimilar(one: Point, other: Point): boolean {
  return one.label === other.label || one.value === other.value
}

function lineUpPoints({ base, mine, theirs }: Sides<Points>): readonly Spot[] {
  const pairs = {
    mine: pairItems(base, mine, isSimilar),
    theirs: pairItems(base, theirs, isSimilar),
  }
  const points = { mine, theirs }
  return lineUp({
    counts: { base: base.length, mine: mine.length, theirs: theirs.length },
    pairs,
    isChanged: (side, index) => !sameJson(points[side][pairs[side].get(index) ?? -1], base[index]),
  })
}

function mergePoints({ base, mine, theirs }: Sides<Points>, spots: readonly Spot[]): Merge {
  let clash = false
  const value = spots.map((spot) => {
    const here = mine[spot.mine ?? -1]
    const there = theirs[spot.theirs ?? -1]
    if (!here || !there) return here ?? there
    const before = base[spot.base ?? -1]
    const label = mergePlainText(
      { base: before?.label, mine: here.label, theirs: there.label },
      deckLimits.chartLabelLength,
    )
    const amount = choose({ base: before?.value, mine: here.value, theirs: there.value })
    clash ||= label.clash || amount.clash
    return { label: label.value, value: amount.value }
  })
  return { value, clash }
}
