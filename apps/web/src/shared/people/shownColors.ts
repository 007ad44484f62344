import { type LivePerson, ownColor } from '@deckloom/contract'
import { useSyncExternalStore } from 'react'

let shown: ReadonlyMap<string, number> = new Map()
const listeners = new Set<() => void>()

function show(next: ReadonlyMap<string, number>): void {
  shown = next
  for (const listener of listeners) listener()
}

/**
 * Notes the colors of people who have the deck open: two of them never share one while there are enough, so that not
 * everybody has their own. Kept when they leave, because nobody's color should change under the reader's eyes.
 */
export function showColors(people: readonly Pick<LivePerson, 'userId' | 'color'>[]): void {
  const news = people.filter(({ userId, color }) => colorFor(userId) !== color)
  if (news.length > 0) {
    show(new Map([...shown, ...news.map(({ userId, color }) => [userId, color] as const)]))
  }
}

/** Forgets the colors of another deck, in which the same people may have others. */
export function forgetColors(): void {
  if (shown.size > 0) show(new Map())
}

/** Returns the color of an account, as everybody who has the deck open sees it. */
export function colorFor(userId: string): number {
  return shown.get(userId) ?? ownColor(userId)
}

/** The same for a component. */
export function useColorFor(userId: string): number {
  return useSyncExternalStore(subscribe, () => colorFor(userId))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
