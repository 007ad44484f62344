import type { SlideInput } from '@deckloom/deck'

/** A change or omission of the import, shown to the user. */
export interface ImportNote {
  /** Number of the slide in the file, from 1; absent for the whole file. */
  readonly slide?: number
  readonly text: string
}

/** A file as a deck that can be stored once its pictures are. */
export interface ImportedDeck {
  /** Empty if the file has none. */
  readonly title: string
  /** Their pictures are referenced by keys of `pictures`. */
  readonly slides: readonly SlideInput[]
  readonly pictures: ReadonlyMap<string, Uint8Array>
  readonly notes: readonly ImportNote[]
}

/** Returns the name of a picture in slides until it is stored. */
export function pictureKey(path: string): string {
  return `/parts/${encodeURIComponent(path)}`
}
