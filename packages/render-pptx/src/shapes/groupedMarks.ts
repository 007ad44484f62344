import type { Box } from '@deckloom/deck'
import type { GroupMark, Mark, Scene } from '@deckloom/scene'

/**
 * The marks of a scene with its groups of elements as groups. A group of an office program has one place between
 * back and front, so elements with another between them stay on their own, and so do placeholders.
 */
export function groupedMarks({
  marks,
  groups = [],
}: Pick<Scene, 'marks' | 'groups'>): readonly Mark[] {
  return groups.reduce(grouped, marks)
}

function grouped(marks: readonly Mark[], ids: readonly string[]): readonly Mark[] {
  const isMember = ({ origin }: Mark) => origin !== undefined && ids.includes(origin.elementId)
  const first = marks.findIndex(isMember)
  const end = marks.findLastIndex(isMember) + 1
  const members = marks.slice(Math.max(0, first), end)
  if (members.length < 2 || !members.every((mark) => isMember(mark) && isFree(mark))) return marks
  return [...marks.slice(0, first), groupOf(members), ...marks.slice(end)]
}

function isFree(mark: Mark): boolean {
  return mark.mark !== 'text' || mark.placeholder === undefined
}

function groupOf(children: readonly Mark[]): GroupMark {
  const [first] = children
  return {
    mark: 'group',
    id: `group-${first?.id ?? ''}`,
    box: children.map(turnedBox).reduce(around),
    // A group without an origin would pass for decoration.
    ...(first?.origin && { origin: first.origin }),
    children,
  }
}

/** What a mark covers when it is turned. */
function turnedBox({ box, rotation = 0 }: Mark): Box {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const width = box.width * cos + box.height * sin
  const height = box.width * sin + box.height * cos
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  }
}

function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}
