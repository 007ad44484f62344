import type { Draft, DraftStore } from './ports.ts'

/** Writes drafts one at a time; of those waiting, only the latest is written. */
export class DraftKeeper {
  readonly #store: DraftStore
  #waiting: { readonly draft: Draft | undefined } | undefined
  #writing: Promise<void> | undefined
  #works = true

  constructor(store: DraftStore) {
    this.#store = store
  }

  /** False if the device refused the last draft, as private windows and full disks do. */
  get works(): boolean {
    return this.#works
  }

  /** Resolves once the store has handled this draft or a later one. Never rejects; see `works`. */
  keep(draft: Draft): Promise<void> {
    return this.#replace(draft)
  }

  clear(): Promise<void> {
    return this.#replace(undefined)
  }

  #replace(draft: Draft | undefined): Promise<void> {
    this.#waiting = { draft }
    this.#writing ??= this.#writeAll()
    return this.#writing
  }

  async #writeAll() {
    while (this.#waiting) {
      const { draft } = this.#waiting
      this.#waiting = undefined
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      this.#works = await this.#write(draft)
    }
    this.#writing = undefined
  }

  async #write(draft: Draft | undefined): Promise<boolean> {
    try {
      await (draft ? this.#store.write(draft) : this.#store.clear())
      return true
    } catch {
      return false
    }
  }
}
