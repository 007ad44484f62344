import type { Readable } from 'node:stream'

/**
 * Files by name: pictures, or exports. A folder or a bucket holds them; nothing above this port knows which. Names are
 * made by the server, never from anything that a caller sent. Every call rejects with `StoreUnavailable` when the store
 * does not answer in time or answers nonsense; it never waits without end.
 */
export interface FileStore {
  /** The file is kept when this resolves, whole or not at all; replaces one of the same name. Rejects with `StoreFull`. */
  write(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  /** All of a file that fits into memory; undefined when there is none. */
  read(name: string): Promise<Buffer | undefined>
  /** A file to be sent on piece by piece; undefined when there is none. */
  open(name: string): Promise<StoredContent | undefined>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  /** Every file, in no order. Files that come or go meanwhile may or may not be among them. */
  list(): AsyncIterable<StoredFile>
}

export interface StoredFile {
  readonly name: string
  /** Size. */
  readonly bytes: number
  readonly modified: Date
  /** What is left of a write that never ended; `remove` takes its name like any other. */
  readonly draft: boolean
}

export interface StoredContent {
  /** Size of the whole file. */
  readonly bytes: number
  /** The file, or a part of it. The stream breaks rather than end with fewer or other bytes than were written. */
  stream(range?: ByteRange): Promise<Readable>
}

/** Positions from 0, both included, within the file. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** Where an installation keeps its files. */
export interface FileStores {
  /** For people: the folder, or the bucket and its host. */
  readonly place: string
  readonly uploads: FileStore
  readonly exports: FileStore
  /** Beside the two: the note that says whose files these are. */
  readonly root: FileStore
  /** Rejects with `StoreUnavailable`, whose message says what is wrong, when files can be neither read nor written. */
  check(): Promise<void>
  close(): void
}

/** The store cannot be reached, or cannot be used as it is: for the caller a 503, for the operator its message. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable'
  readonly code = 'STORE_UNAVAILABLE'
}

/** There is no room for another file: 507. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
  readonly code = 'STORE_FULL'
}
