import type { Readable } from 'node:stream'

/**
 * Files by name: pictures or exports. Backed by a folder or a bucket; nothing above this port knows
 * which. Names are made by the server, never from caller input. Every call rejects with
 * `StoreUnavailable` if the store times out or returns an invalid response.
 */
export interface FileStore {
  /**
   * Atomic: the file is durable when this resolves, and absent otherwise. Replaces a file of the
   * same name. Rejects with `StoreFull`.
   */
  write(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  /** The whole file in memory; undefined if it doesn't exist. */
  read(name: string): Promise<Buffer | undefined>
  /** A file for streaming; undefined if it doesn't exist. */
  open(name: string): Promise<StoredContent | undefined>
  /** Removing a missing file is no error. */
  remove(name: string): Promise<void>
  /**
   * Every file, in no order. Files that are added or removed meanwhile may be missing or included.
   */
  list(): AsyncIterable<StoredFile>
}

export interface StoredFile {
  readonly name: string
  readonly bytes: number
  readonly modified: Date
  /** Left over from an interrupted write; `remove` accepts its name like any other. */
  readonly draft: boolean
}

export interface StoredContent {
  /** Size of the whole file. */
  readonly bytes: number
  /**
   * The file, or a range of it. The stream fails rather than end with fewer or other bytes than
   * were written.
   */
  stream(range?: ByteRange): Promise<Readable>
}

/** Byte offsets from 0, both inclusive, within the file. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** The file stores of an installation. */
export interface FileStores {
  /** For display: the folder, or the bucket and its host. */
  readonly place: string
  readonly uploads: FileStore
  readonly exports: FileStore
  /** Above the two: the note that identifies whose files these are. */
  readonly root: FileStore
  /**
   * Rejects with `StoreUnavailable`, whose message names the problem, when files can be neither
   * read nor written.
   */
  check(): Promise<void>
  close(): void
}

/** The store cannot be reached or used: callers get a 503, the operator the message. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable'
  readonly code = 'STORE_UNAVAILABLE'
}

/** There is no room for another file: 507. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
  readonly code = 'STORE_FULL'
}
