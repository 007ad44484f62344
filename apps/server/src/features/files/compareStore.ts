import { randomUUID } from 'node:crypto'
import type { Queries } from '../../db/openDatabase.ts'
import type { FileStore } from '../../platform/fileStore.ts'
import { readNote, writeNote } from '../../platform/files/storeNote.ts'
import { findStore, insertStore, raiseGeneration } from './fileStoreRepository.ts'

/** `left`: the files were moved to another store, which servers use by now. */
export type StoreStanding = 'own' | 'foreign' | 'left'

export interface ComparePorts {
  readonly queries: Queries
  /** The store that contains the note. */
  readonly root: FileStore
}

/**
 * Whether a store is the one with the files of this installation. The first server claims its
 * store. Rejects if store or database is away.
 */
export async function compareStore(ports: ComparePorts): Promise<StoreStanding> {
  const { queries, root } = ports
  const note = await readNote(root)
  const known = await findStore(queries)
  if (!known) {
    const first = note ?? { id: randomUUID(), generation: 1 }
    await insertStore(queries, first, async () => {
      if (!note) await writeNote(root, first)
    })
    return compareStore(ports)
  }
  if (note?.id !== known.id) return 'foreign'
  if (note.generation < known.generation) return 'left'
  if (note.generation > known.generation) await raiseGeneration(queries, note)
  return 'own'
}
