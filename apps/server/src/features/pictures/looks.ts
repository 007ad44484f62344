import type { ThemeChoice } from '@deckloom/deck'

/** Colors of a drawing, and words that select them. */
interface Look {
  readonly look: ThemeChoice
  readonly words: readonly string[]
}

const look = (id: ThemeChoice['id'], variant: ThemeChoice['variant'], words: string): Look => ({
  look: { id, variant },
  words: words.split(' '),
})

/** In the order of search results: neighbors differ. */
export const looks: readonly Look[] = [
  look('loom', 'light', 'purple indigo violet warm evening dusk'),
  look('fernwood', 'light', 'green natural day spring'),
  look('meridian', 'dark', 'navy dark night coral evening dusk'),
  look('tangram', 'light', 'blue bright day colorful colourful sunny'),
  look('offprint', 'light', 'pink magenta rose warm'),
  look('nocturne', 'dark', 'dark night violet purple midnight'),
  look('executive', 'light', 'gold golden brown yellow warm autumn vintage'),
  look('creative', 'light', 'blue light day clean fresh'),
  look('light', 'light', 'red warm crimson'),
  look('ledger', 'light', 'green mint teal day fresh'),
  look('minimal', 'light', 'orange red minimal light warm'),
  look('professional', 'light', 'blue corporate'),
  look('fernwood', 'dark', 'green dark night'),
  look('dark', 'dark', 'black dark night blue'),
]

/** The looks that the words select, else all of them. */
export function looksFor(words: readonly string[]): readonly ThemeChoice[] {
  const asked = looks.filter((entry) => entry.words.some((word) => words.includes(word)))
  return (asked.length > 0 ? asked : looks).map((entry) => entry.look)
}

/** The words of a text in lower case, for `looksFor`. */
export function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
