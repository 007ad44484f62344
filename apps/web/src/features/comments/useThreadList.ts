import type { CommentThread, ThreadFilter } from '@deckloom/contract'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  closeComments,
  type CommentsRequest,
  endRequest,
  showThread,
  useDiscussion,
} from '../../shared/comments/discussion.ts'
import { inReadingOrder, threadsFor } from '../../shared/comments/threadOrder.ts'
import { useLiveThreads } from '../../shared/comments/threads.ts'
import { useMarkRead } from './data/useMarkRead.ts'
import { useThreadChanges } from './data/useThreadChanges.ts'
import { mentionablesOf } from './writing/mentions.ts'

export interface ThreadListOptions {
  readonly deckId: number
  readonly slideIds: readonly string[]
  readonly isCompact: boolean
  readonly onShowSlide: (id: string) => void
}

/** The threads of the panel, the active one, and what keys and menus do with them. */
export function useThreadList(options: ThreadListOptions, root: RefObject<HTMLElement | null>) {
  const { deckId, slideIds, onShowSlide } = options
  const listed = useListed(options)
  const { active, shown } = listed
  const replyField = useRef<HTMLTextAreaElement>(null)
  const changes = useThreadChanges(deckId)
  useMarkRead(deckId, active)

  const focus = () => {
    const card = active && root.current?.querySelector<HTMLElement>(`[data-thread="${active.id}"]`)
    ;(card ?? root.current)?.focus()
  }
  const open = ({ id, slideId }: CommentThread, then?: CommentsRequest) => {
    showThread(id, then)
    if (slideIds.includes(slideId)) onShowSlide(slideId)
  }
  const step = (by: number) => {
    const start = by > 0 ? -1 : 0
    const place = active ? shown.indexOf(active) : start
    const next = shown.at((place + by) % shown.length)
    if (next) open(next, 'focus')
  }
  const requests: Readonly<Record<CommentsRequest, () => void>> = {
    focus,
    unread: () => {
      const first = shown.find(({ unread }) => unread > 0)
      if (first) open(first, 'focus')
      else focus()
    },
    next: () => step(1),
    previous: () => step(-1),
    reply: () => replyField.current?.focus(),
    resolve: () => active && changes.resolve(active, active.resolved === null),
  }
  const carryOut = useEffectEvent((asked: CommentsRequest) => {
    endRequest()
    requests[asked]()
  })
  const { request, isLoaded, query } = listed
  // What was loaded on an earlier visit does not know what is unread now.
  const isReady = isLoaded && !(request === 'unread' && query.isFetching)
  useEffect(() => {
    if (request !== undefined && isReady) carryOut(request)
  }, [request, isReady])
  return {
    ...listed,
    changes,
    replyField,
    focus,
    open,
    handle: (asked: CommentsRequest) => requests[asked](),
    /** Goes to the active thread's pin, and otherwise leaves the comments. */
    goBack: () => {
      const pin = active && document.querySelector<HTMLElement>(`[data-thread-pin="${active.id}"]`)
      if (pin) pin.focus()
      else leaveComments()
    },
  }
}

/** The threads behind the filter, in reading order, and which of them is shown in full. */
function useListed({ deckId, slideIds, isCompact }: ThreadListOptions) {
  const query = useLiveThreads(deckId, true)
  const { active: chosen, draft, request } = useDiscussion()
  const [filter, setFilter] = useState<ThreadFilter>('all')
  const threads = inReadingOrder(query.data?.threads ?? [], slideIds)
  const matching = threadsFor(filter, threads)
  // A thread stays where it is when it is resolved, until another one is opened.
  const shown = threads.filter((thread) => thread.id === chosen || matching.includes(thread))
  const found = shown.find(({ id }) => id === chosen)
  // The sheet of a phone always shows one.
  const active = found ?? (isCompact && !draft ? shown[0] : undefined)
  const mentionables = mentionablesOf(query.data?.people ?? [], query.data?.teams ?? [])
  const isLoaded = !query.isPending
  return {
    query,
    isLoaded,
    mentionables,
    threads,
    shown,
    active,
    draft,
    request,
    filter,
    setFilter,
  }
}

/** Closes the comments and returns the focus to what opened them. */
export function leaveComments(): void {
  closeComments()
  document.querySelector<HTMLElement>('[data-opens-comments]')?.focus()
}
