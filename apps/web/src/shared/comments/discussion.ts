import type { CommentAnchor } from '@deckloom/contract'
import type { PlacedElement } from '@deckloom/editor'
import { useSyncExternalStore } from 'react'

/** What a new comment is on. */
export interface DraftPlace {
  readonly slideId: string
  readonly anchor: CommentAnchor
}

/** What shortcuts and menus ask of the open comments. */
export type CommentsRequest = 'focus' | 'unread' | 'next' | 'previous' | 'reply' | 'resolve'

export interface Discussion {
  readonly isOpen: boolean
  /** The thread that is shown in full. */
  readonly active: number | undefined
  /** Set while a new comment is being written. */
  readonly draft: DraftPlace | undefined
  /** Not carried out yet. */
  readonly request: CommentsRequest | undefined
}

const closed: Discussion = {
  isOpen: false,
  active: undefined,
  draft: undefined,
  request: undefined,
}

let current = closed
const listeners = new Set<() => void>()

function change(next: Partial<Discussion>): void {
  current = { ...current, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** State of the comments, which the canvas, the top bar and the panel share. */
export function useDiscussion(): Discussion {
  return useSyncExternalStore(subscribe, () => current)
}

export function toggleComments(): void {
  if (current.isOpen) closeComments()
  else change({ isOpen: true, request: 'focus' })
}

export function closeComments(): void {
  change(closed)
}

/** Opens a thread, and moves the focus to it unless it is only marked. */
export function showThread(id: number | undefined, request?: CommentsRequest): void {
  change({ isOpen: true, active: id, draft: undefined, request })
}

/** Begins a new comment. */
export function startDraft(draft: DraftPlace): void {
  change({ isOpen: true, active: undefined, draft, request: undefined })
}

/** Returns what a comment on a whole element is on, named such as "Image" of "Image: The harbor at noon". */
export function elementAnchor({ id, name }: Pick<PlacedElement, 'id' | 'name'>): CommentAnchor {
  return { kind: 'element', elementId: id, name: name.split(':', 1)[0] ?? name }
}

export function endDraft(): void {
  change({ draft: undefined })
}

/** Opens the comments and has them do something. */
export function askComments(request: CommentsRequest): void {
  change({ isOpen: true, request })
}

/** Called by what carries the request out. */
export function endRequest(): void {
  change({ request: undefined })
}

const keys: ReadonlyMap<string, CommentsRequest> = new Map([
  ['n', 'next'],
  ['p', 'previous'],
  ['r', 'reply'],
  ['e', 'resolve'],
])

/** What a key asks of the comments while they, or a pin, have the focus. */
export function requestOfKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): CommentsRequest | undefined {
  const { key, ctrlKey, metaKey, altKey } = event
  return ctrlKey || metaKey || altKey ? undefined : keys.get(key.toLowerCase())
}
