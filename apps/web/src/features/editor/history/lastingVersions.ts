import type { RevisionItem } from '@deckloom/contract'

/** Saves follow each other while somebody writes; what stood this long was somebody's result. */
const lastingMs = 60_000

/** The versions that a person would look for: those that stood for a minute, and the first that is kept. */
export function lastingVersions(revisions: readonly RevisionItem[]): readonly RevisionItem[] {
  return revisions.filter(
    ({ savedAt, replacedAt }, index) =>
      index === revisions.length - 1 || Date.parse(replacedAt) - Date.parse(savedAt) >= lastingMs,
  )
}
