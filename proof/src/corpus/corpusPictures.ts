import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixturesFolder } from './fixturesFolder.ts'

export interface CorpusPicture {
  readonly bytes: Uint8Array
  readonly mime: 'image/png' | 'image/jpeg'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

const pictures = [
  { file: 'river.jpg', mime: 'image/jpeg', width: 480, height: 320 },
  { file: 'portrait.png', mime: 'image/png', width: 240, height: 320 },
  { file: 'tiny.png', mime: 'image/png', width: 4, height: 4 },
] as const

/** Returns the pictures of the corpus by URL. Decks also reference others, which do not exist. */
export function corpusPictures(): ReadonlyMap<string, CorpusPicture> {
  const folder = join(fixturesFolder(), 'pictures')
  return new Map(
    pictures.map(({ file, ...facts }) => [
      `/files/${file}`,
      { bytes: readFileSync(join(folder, file)), ...facts },
    ]),
  )
}
