import { type Icon, icons } from './icons.ts'

/** An icon of its own for each of the names; none where words of one call for nothing, or for the icon of another. */
export function iconsFor(names: readonly string[]): readonly Icon[] | undefined {
  const found = names.flatMap((name) => rankIcons(name)[0] ?? [])
  return found.length === names.length && new Set(found).size === found.length ? found : undefined
}

/** For each of the texts the icon that its words call for most and that no text before it has, where there is one. */
export function ownIcons(texts: readonly string[]): readonly (Icon | undefined)[] {
  const taken = new Set<Icon>()
  return texts.map((text) => {
    const own = rankIcons(text).find((icon) => !taken.has(icon))
    if (own) taken.add(own)
    return own
  })
}

/** What stands for a point of which no word calls for an icon. */
export const checkIcon: Icon = { name: 'check', stems: [], d: 'M20 6L9 17L4 12' }

/** The icons whose stems begin words of a text, the one of most words first; earlier words count more. */
function rankIcons(text: string): readonly Icon[] {
  const words = text.toLowerCase().split(/[^\p{L}]+/u)
  return icons
    .map((icon) => ({ icon, score: scoreOf(icon, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ icon }) => icon)
}

function scoreOf({ stems }: Icon, words: readonly string[]): number {
  let score = 0
  for (const [position, word] of words.entries()) {
    if (stems.some((stem) => word.startsWith(stem))) score += 1 / (position + 1)
  }
  return score
}
