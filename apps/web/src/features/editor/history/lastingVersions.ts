import type { RevisionItem } from '@deckloom/contract'

/** Edits cause frequent saves; a version that lasted this long was a deliberate result. */
const lastingMs = 60_000

/** A version, and the saves that led to it: itself first, and the quick ones before it. */
export interface VersionGroup {
  readonly version: RevisionItem
  readonly saves: readonly RevisionItem[]
}

/** Returns the versions a user would look for: those that lasted a minute, and the oldest one. Expects the newest first. */
export function lastingVersions(revisions: readonly RevisionItem[]): readonly VersionGroup[] {
  const starts = revisions.flatMap(({ savedAt, replacedAt }, index) =>
    index === revisions.length - 1 || Date.parse(replacedAt) - Date.parse(savedAt) >= lastingMs
      ? [index]
      : [],
  )
  return starts.flatMap((start, place) => {
    const saves = revisions.slice(start, starts[place + 1])
    const [version] = saves
    return version ? [{ version, saves }] : []
  })
}

/** Every save as a version of its own. */
export function everySave(revisions: readonly RevisionItem[]): readonly VersionGroup[] {
  return revisions.map((version) => ({ version, saves: [version] }))
}

/** Names who saved the versions of a group, each once, the last first; undefined if nobody is known. */
export function authorsOf({ saves }: VersionGroup): string | undefined {
  const names = new Map(
    saves.flatMap(({ author }) => {
      const name = [author?.firstName, author?.lastName].filter(Boolean).join(' ')
      return author && name !== '' ? [[author.id, name] as const] : []
    }),
  )
  return names.size === 0 ? undefined : listFormat.format(names.values())
}

const listFormat = new Intl.ListFormat('en')
