import { z } from 'zod'
import { type FileStore, StoreUnavailable } from '../fileStore.ts'

const storeNote = z.object({ id: z.string().min(1), generation: z.int().min(1) })

/**
 * Stored beside the files: identifies the installation that owns them, and how often they have
 * moved.
 */
export type StoreNote = Readonly<z.infer<typeof storeNote>>

const noteName = 'deckloom.json'

/** Undefined if there is no note. */
export async function readNote(root: FileStore): Promise<StoreNote | undefined> {
  const text = await root.read(noteName)
  if (!text) return undefined
  try {
    return storeNote.parse(JSON.parse(text.toString()))
  } catch (error) {
    throw new StoreUnavailable(`${noteName} in the file store cannot be read`, { cause: error })
  }
}

export async function writeNote(root: FileStore, note: StoreNote): Promise<void> {
  await root.write(noteName, Buffer.from(`${JSON.stringify(note)}\n`))
}
