import { page } from '@deckloom/deck'
import { useSyncExternalStore } from 'react'
import { newId } from '../../../shared/newId.ts'

/** A line that somebody placed to align elements to. It is no part of the deck: this browser keeps it. */
export interface PlacedGuide {
  readonly id: string
  /** `x` is a vertical line at that x, `y` a horizontal one at that y. */
  readonly axis: 'x' | 'y'
  /** Page units. */
  readonly at: number
}

const mostGuides = 50
const none: readonly PlacedGuide[] = []
const kept = new Map<number, readonly PlacedGuide[]>()
const listeners = new Set<() => void>()

/** Returns the guides of a deck. */
export function guidesOf(deckId: number): readonly PlacedGuide[] {
  const known = kept.get(deckId)
  if (known) return known
  const read = readStored(deckId)
  kept.set(deckId, read)
  return read
}

export function useGuides(deckId: number): readonly PlacedGuide[] {
  return useSyncExternalStore(subscribe, () => guidesOf(deckId))
}

/** Places another guide, in the middle of the page unless it says where; undefined if there are too many. */
export function addGuide(
  deckId: number,
  axis: PlacedGuide['axis'],
  at: number = lengthOf(axis) / 2,
): PlacedGuide | undefined {
  const guides = guidesOf(deckId)
  if (guides.length >= mostGuides) return undefined
  const guide = { id: newId(), axis, at }
  setGuides(deckId, [...guides, guide])
  return guide
}

/** Moves a guide. During a drag it is shown only; `keepGuides` stores where it was left. */
export function moveGuide(deckId: number, id: string, at: number): void {
  showGuides(
    deckId,
    guidesOf(deckId).map((guide) => (guide.id === id ? { ...guide, at } : guide)),
  )
}

export function removeGuide(deckId: number, id: string): void {
  setGuides(
    deckId,
    guidesOf(deckId).filter((guide) => guide.id !== id),
  )
}

export function clearGuides(deckId: number): void {
  setGuides(deckId, none)
}

/** The length of the page that a guide moves along. */
export function lengthOf(axis: PlacedGuide['axis']): number {
  return axis === 'x' ? page.width : page.height
}

function setGuides(deckId: number, guides: readonly PlacedGuide[]): void {
  showGuides(deckId, guides)
  keepGuides(deckId)
}

function showGuides(deckId: number, guides: readonly PlacedGuide[]): void {
  kept.set(deckId, guides)
  for (const listener of listeners) listener()
}

/** Stores the guides of a deck in this browser. */
export function keepGuides(deckId: number): void {
  const guides = guidesOf(deckId)
  try {
    if (guides.length === 0) localStorage.removeItem(keyOf(deckId))
    else localStorage.setItem(keyOf(deckId), JSON.stringify(guides))
  } catch {
    // Without storage, they stay until the page is closed.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keyOf(deckId: number): string {
  return `deckloom-guides-${deckId}`
}

function readStored(deckId: number): readonly PlacedGuide[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(deckId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isGuide).slice(0, mostGuides) : none
  } catch {
    return none
  }
}

function isGuide(value: unknown): value is PlacedGuide {
  const { id, axis, at }: { id?: unknown; axis?: unknown; at?: unknown } = Object(value)
  return typeof id === 'string' && (axis === 'x' || axis === 'y') && Number.isFinite(at)
}
