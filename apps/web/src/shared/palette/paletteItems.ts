import type { LucideIcon } from 'lucide-react'

/** A row of a palette. */
export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** Where it belongs, or what was found there. */
  readonly note?: string | undefined
  readonly icon?: LucideIcon
  /** The keys that do the same, as a person reads them. */
  readonly keys?: string
}

export interface PaletteGroup<Item extends PaletteItem> {
  readonly label: string
  readonly items: readonly Item[]
}

/** Whether every word that was typed begins a word of the item, in any order and case. */
export function matchesQuery({ label, note = '' }: PaletteItem, words: string): boolean {
  const text = ` ${label} ${note}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(` ${word}`))
}
