import type { LucideIcon } from 'lucide-react'

/** A row of a palette. */
export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** Where it is, or what was found there. */
  readonly note?: string | undefined
  readonly icon?: LucideIcon
  /** Shortcut for display. */
  readonly keys?: string
}

export interface PaletteGroup<Item extends PaletteItem> {
  readonly label: string
  readonly items: readonly Item[]
}

/** Returns whether every typed word starts a word of the item, in any order and case. */
export function matchesQuery({ label, note = '' }: PaletteItem, words: string): boolean {
  const text = ` ${label} ${note}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(` ${word}`))
}
