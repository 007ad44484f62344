import { splitLeadIn } from '@deckloom/deck'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import { widthOf } from '../text/width.ts'
import { labelKind } from '../weigh/cues.ts'
import type { Point, Role } from '../weigh/point.ts'
import { cleanHeading } from '../weigh/titles.ts'
import type { FrameContext } from './frame.ts'

/** Maximum points, width of a point and total width, in Latin letters, of a list of decisions. */
const listed = { most: 10, item: 150, all: 760 }

/** Returns the points that have a role. */
export function withRole(points: readonly Point[], role: Role): readonly Point[] {
  return points.filter(({ roles }) => roles.has(role))
}

/** Whether a document is minutes of a meeting: several parts contain decisions. */
export function isMinuted(points: readonly Point[]): boolean {
  return new Set(withRole(points, 'decision').map(({ section }) => section)).size > 1
}

/** Returns the slide of decisions for minutes. */
export function decidedSlide({ tree, points, frames }: FrameContext): PlannedSlide | undefined {
  return frames && isMinuted(points)
    ? listSlide(frames.decided, withRole(points, 'decision'), tree)
    : undefined
}

/** Returns a list of sentences from several parts; the name of the part replaces a label. */
function listSlide(title: string, points: readonly Point[], tree: SourceTree): PlannedSlide {
  let left = listed.all
  const rows = points.flatMap((point) => {
    const row = removeLabel(point, tree)
    left -= widthOf(row)
    return widthOf(row) <= listed.item && left >= 0 ? row : []
  })
  return {
    role: 'content',
    title,
    points: rows.slice(0, listed.most),
    notes: points.map(({ sentence }) => sentence).join('\n'),
    layouts:
      rows.length > 5 ? ['two column', 'title + bullets'] : ['title + bullets', 'two column'],
    picture: title,
  }
}

function removeLabel({ text, section, kind }: Point, tree: SourceTree): string {
  const { detail } = splitLeadIn(text, 1) ?? {}
  const isLabeled = detail !== undefined && labelKind(text) === kind
  const name = cleanHeading(tree.sections[section]?.heading ?? '')
  // The owner of a step matters more than where it was said.
  return !isLabeled ? text : kind === 'nextSteps' || name === '' ? detail : `${name}: ${detail}`
}
