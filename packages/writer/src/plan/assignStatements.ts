import type { Beat } from '../narratives/narrative.ts'
import { compressSentence } from './compressSentence.ts'

const perBeat = 3
const pointLimit = { chars: 84, words: 14 }

/** The person's own sentences, shortened, under the beats whose words they share; in the order they were said. */
export function assignStatements(
  statements: readonly string[],
  beats: readonly Beat[],
): ReadonlyMap<string, readonly string[]> {
  const placed = new Map<string, string[]>()
  for (const statement of statements) {
    const points = compressSentence(statement, pointLimit)
    if (points.length === 0) continue
    const lower = ` ${statement.toLowerCase()}`
    const ranked = beats
      .map((beat) => ({ beat, score: scoreOf(beat, lower) }))
      .toSorted((a, b) => b.score - a.score || a.beat.rank - b.beat.rank)
    const home = ranked.find(
      ({ beat }) => (placed.get(beat.id)?.length ?? 0) + points.length <= perBeat,
    )
    if (home) placed.set(home.beat.id, [...(placed.get(home.beat.id) ?? []), ...points])
  }
  return placed
}

function scoreOf(beat: Beat, lower: string): number {
  return beat.takes.filter((stem) => lower.includes(` ${stem}`)).length
}
