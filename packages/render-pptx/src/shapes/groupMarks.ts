import { boundsOf, boxAround, type GroupMark, type Mark, type Scene } from '@deckloom/scene'

/**
 * Returns the marks of a scene with its element groups as group marks. An office group has one position in the z-order,
 * so elements with another element between them stay ungrouped, and so do placeholders.
 */
export function groupMarks({
  marks,
  groups = [],
}: Pick<Scene, 'marks' | 'groups'>): readonly Mark[] {
  return groups.reduce(groupOne, marks)
}

function groupOne(marks: readonly Mark[], ids: readonly string[]): readonly Mark[] {
  const isMember = ({ origin }: Mark) => origin !== undefined && ids.includes(origin.elementId)
  const first = marks.findIndex(isMember)
  const end = marks.findLastIndex(isMember) + 1
  const [lowest, ...others] = marks.slice(Math.max(0, first), end)
  if (!lowest || others.length === 0) return marks
  if (![lowest, ...others].every((mark) => isMember(mark) && isFree(mark))) return marks
  return [...marks.slice(0, first), groupOf(lowest, others), ...marks.slice(end)]
}

function isFree(mark: Mark): boolean {
  return mark.mark !== 'text' || mark.placeholder === undefined
}

function groupOf(first: Mark, others: readonly Mark[]): GroupMark {
  return {
    mark: 'group',
    id: `group-${first.id}`,
    box: boxAround([boundsOf(first), ...others.map(boundsOf)]),
    // A group without an origin would count as decoration.
    ...(first.origin && { origin: first.origin }),
    children: [first, ...others],
  }
}
