import { widthOf } from '../text/width.ts'
import type { Point } from './point.ts'
import { likeness } from './terms.ts'

export interface Room {
  /** Latin letters of all points together. */
  readonly width: number
  readonly points: number
  /** Latin letters of one point. */
  readonly longest: number
}

/** How like a point already chosen another may be. */
const twin = 0.75

/** Share of the points that are given to sections one each, before the rest goes by what matters most. */
const shareOfSections = 0.6

/** The points that matter most within the room, every section heard where that is possible, without twins, in the order of the document. */
export function choosePoints(points: readonly Point[], room: Room): readonly Point[] {
  const usable = points.filter(({ text, isTorn }) => !isTorn && !/[:：]$/u.test(text))
  const ranked = usable.toSorted((a, b) => b.value - a.value || a.order - b.order)
  const heard = new Set<number>()
  const firsts = ranked.filter(({ section }) => !heard.has(section) && heard.add(section))
  const lead = heard.size < 2 ? [] : firsts.slice(0, Math.ceil(room.points * shareOfSections))
  const chosen: Point[] = []
  let width = 0
  for (const point of [...lead, ...ranked.filter((other) => !lead.includes(other))]) {
    if (chosen.length >= room.points) break
    const own = widthOf(point.text)
    if (own > room.longest || width + own > room.width) continue
    if (chosen.some((other) => likeness(other.terms, point.terms) > twin)) continue
    chosen.push(point)
    width += own
  }
  return made(chosen, { width: room.width - width, longest: room.longest }).toSorted(
    (a, b) => a.order - b.order,
  )
}

/** Parts of a sentence become the whole of it while there is room. */
function made(
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
