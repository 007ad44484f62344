import type { CommentThread, ThreadFilter } from '@deckloom/contract'

export function isOpenThread({ resolved }: CommentThread): boolean {
  return resolved === null
}

/** Whether an open thread is assigned to the user or mentions them or their team, as the server's filter `mine`. */
function isForUser(thread: CommentThread): boolean {
  const { assignee, comments } = thread
  if (!isOpenThread(thread)) return false
  if (assignee?.isSelf === true) return true
  return comments.some(
    ({ author, mentions, teams }) =>
      mentions.some(({ isSelf }) => isSelf) ||
      // Who asks their team is not asked.
      (author?.isSelf !== true && teams.some(({ isOwn }) => isOwn)),
  )
}

const filters: Readonly<Record<ThreadFilter, (thread: CommentThread) => boolean>> = {
  all: () => true,
  open: isOpenThread,
  mine: isForUser,
}

export function threadsFor(
  filter: ThreadFilter,
  threads: readonly CommentThread[],
): readonly CommentThread[] {
  return threads.filter(filters[filter])
}

/**
 * Orders threads as they are read: open ones by slide, then by age; those of deleted slides and resolved ones at the
 * end.
 */
export function inReadingOrder(
  threads: readonly CommentThread[],
  slideIds: readonly string[],
): readonly CommentThread[] {
  const places = new Map(slideIds.map((id, place) => [id, place]))
  const placeOf = ({ slideId }: CommentThread) => places.get(slideId) ?? slideIds.length
  return threads.toSorted(
    (a, b) =>
      Number(!isOpenThread(a)) - Number(!isOpenThread(b)) || placeOf(a) - placeOf(b) || a.id - b.id,
  )
}

/** Number of unread comments by slide, without slides that have none. */
export function unreadBySlide(threads: readonly CommentThread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { slideId, unread } of threads) {
    if (unread > 0) counts.set(slideId, (counts.get(slideId) ?? 0) + unread)
  }
  return counts
}
