import type { CommentThread, ThreadComment } from '@deckloom/contract'
import { expect, test } from 'vitest'
import { inReadingOrder, threadsFor, unreadBySlide } from './threadOrder.ts'

const self = { id: 'me', name: 'Ada', isSelf: true }
const other = { id: 'other', name: 'Bo', isSelf: false }
const crew = { id: 1, name: 'Crew', isOwn: true }
const comment: ThreadComment = {
  id: 1,
  author: self,
  text: 'Is this right?',
  createdAt: '2026-11-26T10:42:00.000Z',
  editedAt: null,
  isDeleted: false,
  mentions: [],
  teams: [],
  reactions: [],
  mayEdit: true,
  mayDelete: true,
}

function thread(id: number, parts: Partial<CommentThread> = {}): CommentThread {
  return {
    id,
    slideId: 'a',
    anchor: { kind: 'slide' },
    createdAt: '2026-11-26T10:42:00.000Z',
    assignee: null,
    resolved: null,
    comments: [comment],
    unread: 0,
    ...parts,
  }
}
const resolved = { by: self, at: '2026-11-26T11:00:00.000Z' }
const ids = (threads: readonly CommentThread[]) => threads.map(({ id }) => id)

test('reads open threads by slide and age, then those of deleted slides, then resolved ones', () => {
  const threads = [
    thread(1, { slideId: 'b' }),
    thread(2, { slideId: 'gone' }),
    thread(3, { resolved }),
    thread(4),
    thread(5, { slideId: 'b' }),
  ]

  expect(ids(inReadingOrder(threads, ['a', 'b']))).toEqual([4, 1, 5, 2, 3])
})

test('what is for the user is open, and assigned to them or mentions them or their team', () => {
  const threads = [
    thread(1),
    thread(2, { assignee: self }),
    thread(3, { assignee: self, resolved }),
    thread(4, { comments: [comment, { ...comment, id: 2, mentions: [self] }] }),
    thread(5, { assignee: other }),
    thread(6, { comments: [{ ...comment, author: other, teams: [crew] }] }),
    thread(7, { comments: [{ ...comment, author: other, teams: [{ ...crew, isOwn: false }] }] }),
    thread(8, { comments: [{ ...comment, teams: [crew] }] }),
  ]

  expect(ids(threadsFor('mine', threads))).toEqual([2, 4, 6])
  expect(ids(threadsFor('open', threads))).toEqual([1, 2, 4, 5, 6, 7, 8])
  expect(threadsFor('all', threads)).toHaveLength(8)
})

test('counts the unread comments of each slide', () => {
  const threads = [thread(1, { unread: 2 }), thread(2, { unread: 1 }), thread(3, { slideId: 'b' })]

  expect([...unreadBySlide(threads)]).toEqual([['a', 3]])
})
