import type { ThemeChoice, ThemeId } from '@deckloom/deck'
import { themes } from '@deckloom/themes'
import type { PresentationType } from '../types.ts'
import { wordsIn } from '../language/words.ts'

/** Stems that call for a theme; where several match, the one with most words wins, then the earlier. */
const calls: readonly (readonly [ThemeId, readonly string[]])[] = [
  [
    'executive',
    stems(
      'board executive luxury private wealth law legal shareholder trustee ceo acquisition merger investor',
    ),
  ],
  [
    'ledger',
    stems(
      'financ bank audit tax quarter revenue budget account margin cost cash forecast compliance',
    ),
  ],
  [
    'professional',
    stems(
      'sales b2b service proposal tender logistic construction engineer supplier procure contract',
    ),
  ],
  [
    'meridian',
    stems(
      'strateg policy consult govern ministr diplomac foreign econom research analysis parliament',
    ),
  ],
  [
    'corporate',
    stems(
      'energy renewab solar wind carbon emission property estate insur annual infrastructure recycl waste',
    ),
  ],
  [
    'fernwood',
    stems(
      'climate sustainab environment forest nature biodivers agricult farm organic garden river food recipe charit ' +
        'nonprofit volunteer plastic green water',
    ),
  ],
  ['nocturne', stems('ai launch keynote space quantum robot machine neural astronom planet app')],
  [
    'dark',
    stems(
      'developer software cyber security cloud api data blockchain crypto tech technolog computing kubernetes saas ' +
        'devops gaming code',
    ),
  ],
  [
    'tangram',
    stems('school student class lesson teach grader onboard training workshop course curriculum'),
  ],
  ['creative', stems('kids child brainstorm idea play game fun party toy family')],
  [
    'offprint',
    stems('marketing brand campaign agency event festival music art museum fashion culture film'),
  ],
  ['minimal', stems('design portfolio architect photograph ux interface typograph')],
  [
    'light',
    stems('safety health hospital patient nurse clinic sport race match association club rescue'),
  ],
]

function stems(words: string): readonly string[] {
  return words.split(' ')
}

const themeOfType: Readonly<Record<PresentationType, ThemeId>> = {
  pitch: 'loom',
  report: 'ledger',
  marketing: 'offprint',
  training: 'tangram',
}

/** One theme for the whole deck, from what it is about; from its type where no word calls for one. */
export function chooseTheme(text: string, type: PresentationType): ThemeChoice {
  const words = wordsIn(text.slice(0, 2_000))
  let id = themeOfType[type]
  let best = 0
  for (const [theme, own] of calls) {
    const score = own.filter((stem) =>
      words.some((word) => (stem.length <= 3 ? word === stem : word.startsWith(stem))),
    ).length
    if (score > best) [id, best] = [theme, score]
  }
  return { id, variant: themes[id].defaultVariant }
}
