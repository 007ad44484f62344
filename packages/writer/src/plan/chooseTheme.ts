import type { ThemeChoice, ThemeId } from '@deckloom/deck'
import { themes } from '@deckloom/themes'
import type { PresentationType } from '../types.ts'
import { wordsIn } from '../language/words.ts'

/** Stems that call for a theme; where several match, the one with most words wins, then the earlier. */
const calls: readonly (readonly [ThemeId, readonly string[]])[] = [
  [
    'executive',
    [
      'board',
      'executive',
      'luxury',
      'private',
      'wealth',
      'law',
      'legal',
      'shareholder',
      'trustee',
      'ceo',
      'acquisition',
      'merger',
    ],
  ],
  [
    'professional',
    [
      'financ',
      'bank',
      'insur',
      'audit',
      'tax',
      'consult',
      'quarter',
      'revenue',
      'sales',
      'budget',
      'account',
      'compliance',
      'govern',
      'logistic',
      'construction',
      'engineer',
    ],
  ],
  [
    'corporate',
    [
      'climate',
      'sustainab',
      'environment',
      'carbon',
      'energy',
      'renewab',
      'solar',
      'wind',
      'recycl',
      'forest',
      'nature',
      'biodivers',
      'agricult',
      'farm',
      'organic',
      'water',
      'waste',
      'green',
      'plastic',
      'emission',
    ],
  ],
  [
    'dark',
    [
      'developer',
      'software',
      'ai',
      'cyber',
      'security',
      'cloud',
      'api',
      'data',
      'blockchain',
      'crypto',
      'quantum',
      'tech',
      'technolog',
      'computing',
      'kubernetes',
      'saas',
      'devops',
      'gaming',
      'machine',
      'robot',
      'code',
      'space',
    ],
  ],
  [
    'light',
    [
      'school',
      'student',
      'class',
      'lesson',
      'teach',
      'grader',
      'onboard',
      'training',
      'workshop',
      'safety',
      'health',
      'hospital',
      'patient',
      'nurse',
      'kids',
      'clinic',
    ],
  ],
]

/** One theme for the whole deck, from what it is about; the house theme where nothing calls for another. */
export function chooseTheme(text: string, type: PresentationType): ThemeChoice {
  const words = wordsIn(text.slice(0, 2_000))
  let id: ThemeId = 'loom'
  let best = 0
  for (const [theme, stems] of calls) {
    const score = stems.filter((stem) =>
      words.some((word) => (stem.length <= 3 ? word === stem : word.startsWith(stem))),
    ).length
    if (score > best) [id, best] = [theme, score]
  }
  if (best === 0 && type === 'report') id = 'professional'
  return { id, variant: themes[id].defaultVariant }
}
