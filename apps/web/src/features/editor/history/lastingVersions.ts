import type { RevisionItem } from '@deckloom/contract'

/** Edits cause frequent saves; a version that lasted this long was a deliberate result. */
const lastingMs = 60_000

/** Returns the versions a user would look for: those that lasted a minute, and the oldest one. */
export function lastingVersions(revisions: readonly RevisionItem[]): readonly RevisionItem[] {
  return revisions.filter(
    ({ savedAt, replacedAt }, index) =>
      index === revisions.length - 1 || Date.parse(replacedAt) - Date.parse(savedAt) >= lastingMs,
  )
}
