import type { FileStore, StoredFile } from '../../platform/fileStore.ts'
import type { MaintenanceStep } from './step.ts'
import { type StoredKind, writeStored } from './storedFigures.ts'

export interface SweptFiles {
  readonly kind: StoredKind
  readonly files: Pick<FileStore, 'list' | 'remove'>
  /** Minimum age of a file to be deleted: files are written before the rows that reference them. */
  readonly graceMs: number
  /** Returns those of these names that are referenced. */
  readonly known: (names: readonly string[]) => Promise<ReadonlySet<string>>
}

interface Walk {
  readonly files: AsyncIterator<StoredFile>
  count: number
  bytes: number
}

/**
 * Walks all files of a store, deletes the unreferenced ones and stale drafts, and records what is
 * left.
 */
export function sweepFiles(
  name: string,
  { kind, files, graceMs, known }: SweptFiles,
): MaintenanceStep {
  let walk: Walk | undefined
  return {
    name,
    async batch({ queries, now, limit }) {
      const current = walk ?? { files: files.list()[Symbol.asyncIterator](), count: 0, bytes: 0 }
      // After a failure the walk restarts.
      walk = undefined
      const page = await take(current.files, limit)
      const before = now.getTime() - graceMs
      const old = page
        .filter(({ modified }) => modified.getTime() < before)
        .map((file) => file.name)
      const wanted = old.length > 0 ? await known(old) : new Set()
      const gone = new Set(old.filter((each) => !wanted.has(each)))
      for (const each of gone) await files.remove(each)
      const kept = page.filter((file) => !gone.has(file.name))
      current.count += kept.length
      current.bytes += kept.reduce((sum, { bytes }) => sum + bytes, 0)
      if (page.length === limit) {
        walk = current
        return { rows: gone.size, next: 'more' }
      }
      await writeStored(queries, kind, {
        files: current.count,
        bytes: current.bytes,
        countedAt: now,
      })
      return { rows: gone.size, next: null }
    },
  }
}

async function take(files: AsyncIterator<StoredFile>, most: number): Promise<StoredFile[]> {
  const page: StoredFile[] = []
  while (page.length < most) {
    const { done, value } = await files.next()
    if (done === true) break
    page.push(value)
  }
  return page
}
