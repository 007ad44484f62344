import type { OutlineBody, OutlineEntryView, WritingSettings } from '@deckloom/contract'

/** An outline slide as typed: its points are lines. */
export interface DraftEntry {
  readonly id: string
  readonly title: string
  readonly lines: string
}

export interface OutlineDraft {
  readonly title: string
  readonly entries: readonly DraftEntry[]
  readonly settings: WritingSettings
}

export function draftEntry({ id, title, points }: OutlineEntryView): DraftEntry {
  return { id, title, lines: points.join('\n') }
}

/** Returns the request body. */
export function bodyOf({ title, entries, settings }: OutlineDraft): OutlineBody {
  return {
    title: title.trim(),
    settings,
    entries: entries.map((entry) => ({
      id: entry.id,
      title: entry.title.trim(),
      points: entry.lines
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    })),
  }
}

/** Moves an entry to another position; the others close up. */
export function moveEntry(
  entries: readonly DraftEntry[],
  id: string,
  to: number,
): readonly DraftEntry[] {
  const from = entries.findIndex((entry) => entry.id === id)
  const entry = entries[from]
  if (!entry || to < 0 || to >= entries.length) return entries
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** Returns the positions of entries that cannot be written yet, because they have no title. */
export function findUntitled(entries: readonly DraftEntry[]): readonly number[] {
  return entries.flatMap(({ title }, place) => (title.trim() === '' ? [place] : []))
}
