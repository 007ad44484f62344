import { createHash } from 'node:crypto'
import { type FileStore, type FileStores, type StoredFile, StoreUnavailable } from '../fileStore.ts'
import { StoreUnreachable } from './StoreUnreachable.ts'
import { readNote, writeNote } from './storeNote.ts'

export interface MoveOptions {
  readonly from: FileStores
  readonly to: FileStores
  /** Called after each file. */
  readonly onFile?: (moved: Moved) => void
}

export interface Moved {
  /** Files that are verified in the new store. */
  readonly files: number
  readonly bytes: number
  /** How many of them had to be copied. */
  readonly copied: number
}

const atOnce = 4

/**
 * Copies the files of an installation to another store and verifies every one there by its SHA-256.
 * Nothing is removed from the source. Servers may run meanwhile; a second run copies what was added
 * during the first, and resumes an interrupted one. Rejects with a sentence for the operator.
 */
export async function moveFiles({ from, to, onFile }: MoveOptions): Promise<Moved> {
  const generation = await nextGeneration(from, to)
  let moved: Moved = { files: 0, bytes: 0, copied: 0 }
  for (const kind of ['uploads', 'exports'] as const) {
    const there = await sizesIn(to[kind])
    await forEach(from[kind].list(), async (file) => {
      const outcome = file.draft ? 'gone' : await moveFile(from[kind], to[kind], { file, there })
      if (outcome === 'gone') return
      const { files, bytes, copied } = moved
      moved = {
        files: files + 1,
        bytes: bytes + file.bytes,
        copied: copied + (outcome === 'copied' ? 1 : 0),
      }
      onFile?.(moved)
    })
  }
  // Last: a store with this note is complete.
  if (generation) await writeNote(to.root, generation)
  return moved
}

/** Runs `work` for a few files at a time. After the first error no further file is started. */
async function forEach(
  files: AsyncIterable<StoredFile>,
  work: (file: StoredFile) => Promise<void>,
): Promise<void> {
  const rest = files[Symbol.asyncIterator]()
  let isBroken = false
  const next = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await rest.next()
      if (done === true || isBroken) return
      await work(value)
    }
  }
  const workers = Array.from({ length: atOnce }, async () => {
    try {
      await next()
    } catch (error) {
      isBroken = true
      throw error
    }
  })
  await Promise.all(workers)
}

/** The note for the new store; undefined if an earlier run has written it. */
async function nextGeneration(from: FileStores, to: FileStores) {
  const [source, target] = [await readNote(from.root), await readNote(to.root)]
  if (!source) {
    throw new Error(
      `${from.place} holds no files of an installation. A server that has started with it once notes there whose it is.`,
    )
  }
  if (target && target.id !== source.id) {
    throw new Error(`${to.place} holds the files of another installation. Nothing was copied.`)
  }
  if (target && target.generation > source.generation) return undefined
  return { id: source.id, generation: source.generation + 1 }
}

async function sizesIn(store: FileStore): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { name, bytes, draft } of store.list()) if (!draft) sizes.set(name, bytes)
  return sizes
}

async function moveFile(
  from: FileStore,
  to: FileStore,
  { file, there }: { readonly file: StoredFile; readonly there: ReadonlyMap<string, number> },
): Promise<'there' | 'copied' | 'gone'> {
  const { name, bytes } = file
  if (there.get(name) === bytes) {
    const wanted = await hashOf(from, name)
    if (wanted === undefined) return 'gone'
    if ((await hashOf(to, name).catch(rethrowOutage)) === wanted) return 'there'
  }
  const source = await from.open(name)
  // Removed since it was listed.
  if (!source) return 'gone'
  const hash = createHash('sha256')
  const content = await source.stream()
  try {
    await to.write(name, hashContent(content, hash))
  } finally {
    content.destroy()
  }
  if ((await hashOf(to, name)) !== hash.digest('hex')) {
    throw new Error(`${name} is another file after it was copied. Check the new store.`)
  }
  return 'copied'
}

/** A file that cannot be read back whole is copied again; an outage ends the run. */
function rethrowOutage(error: unknown): undefined {
  if (error instanceof StoreUnreachable || !(error instanceof StoreUnavailable)) throw error
}

async function hashOf(store: FileStore, name: string): Promise<string | undefined> {
  const found = await store.open(name)
  if (!found) return undefined
  const hash = createHash('sha256')
  for await (const piece of await found.stream()) hash.update(piece)
  return hash.digest('hex')
}

async function* hashContent(
  content: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece)
    yield piece
  }
}
