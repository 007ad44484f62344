import type { SlideInput } from '@deckloom/deck'

/** What was changed or left out on the way, for the person. */
export interface ImportNote {
  /** Number of the slide in the file, from 1; absent for what is about the whole. */
  readonly slide?: number
  readonly text: string
}

/** A file as a deck that can be stored once its pictures are. */
export interface ImportedDeck {
  /** Empty where the file does not say. */
  readonly title: string
  /** Their pictures are named by keys of `pictures`. */
  readonly slides: readonly SlideInput[]
  readonly pictures: ReadonlyMap<string, Uint8Array>
  readonly notes: readonly ImportNote[]
}

/** What a slide names a picture by until it is stored. */
export function pictureKey(path: string): string {
  return `/parts/${encodeURIComponent(path)}`
}
