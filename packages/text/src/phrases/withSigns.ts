import type { PhraseSign } from './phraseFinder.ts'

interface Stretch {
  readonly start: number
  readonly end: number
}

/** Returns a range of a text with the signs inserted. */
export function withSigns(
  text: string,
  signs: readonly PhraseSign[],
  { start, end }: Stretch,
): string {
  let written = ''
  let from = start
  for (const { at, sign } of signs) {
    if (at < from || at >= end) continue
    written += text.slice(from, at) + sign
    from = at
  }
  return written + text.slice(from, end)
}

/** Converts an index into a range written with its signs to an index into the text. */
export function placeWithoutSigns(
  signs: readonly PhraseSign[],
  { start, end }: Stretch,
  written: number,
): number {
  let place = start + written
  for (const { at } of signs) if (at >= start && at < end && at < place) place -= 1
  return place
}
