import { createHash } from 'node:crypto'
import type { Slide } from '@deckloom/deck'
import { type Mark, type Scene, type SceneContext, sceneFor } from '@deckloom/scene'

/** Scenes by their inputs, so that an unchanged slide is not laid out again. */
export class SceneCache {
  readonly #scenes = new Map<string, { readonly scene: Scene; readonly bytes: number }>()
  readonly #maxBytes: number
  #bytes = 0

  /** `maxBytes` is the approximate memory of the cached scenes. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  sceneFor(slide: Slide, context: SceneContext): Scene {
    const { fonts: _, ...position } = context
    const key = createHash('sha256')
      .update(JSON.stringify([slide, position]))
      .digest('base64')
    const known = this.#scenes.get(key)
    if (known) {
      // Moves the entry to the end: the map's order is least recently used first.
      this.#scenes.delete(key)
      this.#scenes.set(key, known)
      return known.scene
    }
    const scene = sceneFor(slide, context)
    const bytes = sizeOf([...scene.layout.decoration, ...scene.marks])
    this.#scenes.set(key, { scene, bytes })
    this.#bytes += bytes
    this.#forgetOldest()
    return scene
  }

  #forgetOldest(): void {
    for (const [key, { bytes }] of this.#scenes) {
      if (this.#bytes <= this.#maxBytes) return
      this.#scenes.delete(key)
      this.#bytes -= bytes
    }
  }
}

const objectBytes = 400

function sizeOf(marks: readonly Mark[]): number {
  return marks.reduce((bytes, mark) => bytes + objectBytes + ownBytes(mark), 0)
}

function ownBytes(mark: Mark): number {
  switch (mark.mark) {
    case 'path':
      return mark.d.length * 2
    case 'text':
      return mark.lines
        .flatMap(({ fragments }) => fragments)
        .reduce(
          (bytes, { glyphs, text }) => bytes + objectBytes + glyphs.byteLength + text.length * 4,
          0,
        )
    case 'image':
      return (mark.clip?.length ?? 0) * 2 + mark.src.length * 2
    case 'group':
      return sizeOf(mark.children)
    case 'native':
      return sizeOf(mark.painted)
  }
}
