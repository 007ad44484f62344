import type { FontBook } from '@deckloom/text'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixturesFolder } from '../corpus/fixturesFolder.ts'
import type { GoldenDeck } from '../corpus/goldenDeck.ts'
import { layOutDeck } from '../corpus/layOutDeck.ts'
import { sceneDigest } from './sceneDigest.ts'

/** Returns the digest of a deck's current scenes. */
export function deckDigest(deck: GoldenDeck, fonts: FontBook): string {
  const scenes = layOutDeck(deck, fonts).map(sceneDigest)
  return [`# ${deck.title} (${deck.language})`, ...scenes, ''].join('\n')
}

/** Returns the expected digest of a deck's scenes; empty for a deck that nobody has reviewed yet. */
export function expectedDigest({ name }: Pick<GoldenDeck, 'name'>): string {
  const file = pathOf(name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Stores these digests as the expected ones, and removes all others. */
export function writeDigests(digests: ReadonlyMap<string, string>): void {
  const folder = join(fixturesFolder(), 'scenes')
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) {
    if (!digests.has(file.replace(/\.txt$/u, ''))) rmSync(join(folder, file))
  }
  for (const [name, digest] of digests) writeFileSync(pathOf(name), digest)
}

function pathOf(name: string): string {
  return join(fixturesFolder(), 'scenes', `${name}.txt`)
}
