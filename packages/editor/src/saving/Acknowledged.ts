import type { Slide } from '@deckloom/deck'
import { baseWithSent } from './baseWithSent.ts'
import { type Merged, mergeSlides } from './mergeSlides.ts'

/** A deck as the server has it. */
export interface StoredVersion {
  readonly version: number
  readonly slides: readonly Slide[]
}

/** What the server is known to have: the common ancestor of whatever happens here and there. */
export class Acknowledged {
  #present: StoredVersion
  /** Slides as they were before they were deleted, since both sides may bring one back. */
  readonly #deleted = new Map<string, Slide>()

  constructor(present: StoredVersion) {
    this.#present = present
  }

  get version(): number {
    return this.#present.version
  }

  get slides(): readonly Slide[] {
    return this.#present.slides
  }

  set(next: StoredVersion): void {
    const left = new Set(next.slides.map(({ id }) => id))
    for (const slide of this.slides) if (!left.has(slide.id)) this.#deleted.set(slide.id, slide)
    this.#present = next
  }

  /** Adopts a version that a write without slides made. */
  setVersion(version: number): void {
    this.#present = { ...this.#present, version }
  }

  /** Merges edits with a later version, which becomes what is known. `sent` may have been saved. */
  mergeWith(
    server: StoredVersion,
    { local, sent }: { readonly local: readonly Slide[]; readonly sent: readonly Slide[] },
  ): Merged {
    const merged = mergeSlides({
      base: baseWithSent({ base: this.slides, sent, server: server.slides }),
      local,
      server: server.slides,
      deleted: this.#deleted,
    })
    this.set(server)
    return merged
  }
}
