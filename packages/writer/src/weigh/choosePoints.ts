import { widthOf } from '../text/width.ts'
import type { Point } from './point.ts'
import { likeness } from './terms.ts'

export interface Room {
  /** Maximum total width of all points, in Latin letters. */
  readonly width: number
  readonly points: number
  /** Maximum width of one point, in Latin letters. */
  readonly longest: number
}

/** Maximum similarity of a point to one already chosen. */
const twin = 0.75
/** Share of the points given to sections, one each, before the rest goes by value. */
const shareOfSections = 0.8
/** A page holds more items than sentences, since they are short; too few items of a list say little. */
const items = { more: 2, least: 2 }

/** A sentence, or a list, which competes as one for the room. */
interface Unit {
  readonly points: readonly Point[]
  readonly value: number
  readonly section: number
  readonly order: number
}

/**
 * Chooses the most valuable points that fit, in document order, without near-duplicates and from every section if
 * possible. A list is included whole. If it does not fit, its most valuable items are, or the first of a numbered list.
 */
export function choosePoints(points: readonly Point[], room: Room): readonly Point[] {
  const units = unitsOf(points.filter(({ isTorn, text }) => !isTorn && !/[:：]$/u.test(text)))
  const ranked = units.toSorted((a, b) => b.value - a.value || a.order - b.order)
  const heard = new Set<number>()
  const firsts = ranked.filter(({ section }) => !heard.has(section) && heard.add(section))
  const lead = heard.size < 2 ? [] : firsts.slice(0, Math.ceil(room.points * shareOfSections))
  const chosen: Point[] = []
  let width = room.width
  for (const unit of [...lead, ...ranked.filter((other) => !lead.includes(other))]) {
    const isList = unit.points.length > 1
    const fitting = fittingOf(unit.points, {
      width,
      points: room.points - chosen.length + (isList ? items.more : 0),
      longest: room.longest,
    })
    const isEnough = fitting.length >= Math.min(items.least, unit.points.length)
    const isSaid =
      !isList &&
      chosen.some((other) => unit.points.some(({ terms }) => likeness(other.terms, terms) > twin))
    if (!isEnough || isSaid || chosen.length >= room.points) continue
    chosen.push(...fitting)
    width -= widthOf(fitting.map(({ text }) => text).join(''))
  }
  return wholeSentences(chosen, { width, longest: room.longest }).toSorted(
    (a, b) => a.order - b.order,
  )
}

function unitsOf(points: readonly Point[]): readonly Unit[] {
  const groups: Point[][] = []
  for (const point of points) {
    const before = groups.at(-1)?.at(-1)
    const isOne = point.isItem && before?.isItem && isBeside(before, point)
    if (isOne === true) groups.at(-1)?.push(point)
    else groups.push([point])
  }
  return groups.flatMap((own) => {
    const [first] = own
    const value = Math.max(...own.map((point) => point.value))
    return first ? { points: own, value, section: first.section, order: first.order } : []
  })
}

/** Whether two points are in the same block. */
export function isBeside(a: Point, b: Point): boolean {
  return a.section === b.section && a.block === b.block
}

const numbered = /^[（(]?\p{Nd}+[.)）、]/u

/** Returns all points if they fit, else the most valuable ones in document order, or the first of a numbered list. */
function fittingOf(
  points: readonly Point[],
  { width, points: most, longest }: Room,
): readonly Point[] {
  const isOrdered = points.every(({ text }) => numbered.test(text))
  const ranked = isOrdered
    ? points
    : points.toSorted((a, b) => b.value - a.value || a.order - b.order)
  const chosen: Point[] = []
  let left = width
  for (const point of ranked) {
    const own = widthOf(point.text)
    const fits = chosen.length < most && own <= longest && own <= left
    if (!fits && isOrdered) break
    if (!fits) continue
    chosen.push(point)
    left -= own
  }
  return chosen.toSorted((a, b) => a.order - b.order)
}

/** Replaces parts of a sentence by the whole sentence while there is room. */
function wholeSentences(
  chosen: readonly Point[],
  { width, longest }: { readonly width: number; readonly longest: number },
): readonly Point[] {
  const points: Point[] = []
  let left = width
  for (const point of chosen) {
    if (points.some(({ isWhole, sentence }) => isWhole && sentence === point.sentence)) continue
    const whole = point.sentence.replace(/[.。]$/u, '')
    const more = widthOf(whole) - widthOf(point.text)
    if (!point.isWhole && more <= left && widthOf(whole) <= longest) {
      left -= more
      points.push({ ...point, text: whole, isWhole: true, part: 0 })
    } else points.push(point)
  }
  return points
}
