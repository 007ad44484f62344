import { type ThemeChoice, themeIds } from '@deckloom/deck'
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

/** One theme for the whole deck, from the stems of what it is about; from its type where none calls for one. */
export function chooseTheme(text: string, type: PresentationType): ThemeChoice {
  const words = wordsIn(text.slice(0, 2_000))
  let [name, best]: [string, number] = [themeOfType[type], 0]
  // Where several match, the one with most words wins, then the earlier.
  for (const [theme, stems] of Object.entries(calls)) {
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
