import { type ThemeChoice, type ThemeId, themeIds } from '@deckloom/deck'
import { themes } from '@deckloom/themes'
import type { PresentationType } from '../types.ts'
import { wordsIn } from '../language/words.ts'
import calls from './themeCalls.json' with { type: 'json' }

const themeOfType = {
  pitch: 'loom',
  report: 'ledger',
  marketing: 'offprint',
  training: 'tangram',
} as const satisfies Readonly<Record<PresentationType, string>>

/** Word stems that call for a theme. Loom is what a deck has when nothing calls for another. */
const stemsOf: Readonly<Record<Exclude<ThemeId, 'loom'>, string>> = calls

/** Chooses one theme for the deck by word stems in its subject, or by its presentation type if none matches. */
export function chooseTheme(text: string, type: PresentationType): ThemeChoice {
  const words = wordsIn(text.slice(0, 2_000))
  let [name, best]: [string, number] = [themeOfType[type], 0]
  // The most matching words win, then the earlier theme.
  for (const [theme, stems] of Object.entries(stemsOf)) {
    const score = stems
      .split(' ')
      .filter((stem) =>
        words.some((word) => (stem.length <= 3 ? word === stem : word.startsWith(stem))),
      ).length
    if (score > best) [name, best] = [theme, score]
  }
  const id = themeIds.find((one) => one === name) ?? themeOfType[type]
  return { id, variant: themes[id].defaultVariant }
}
