import { expect, test } from 'vitest'
import type { Language } from '../language/languages.ts'
import { readDocument } from '../read/readDocument.ts'
import { aboveIn, claimsIn, leastClaim } from './claims.ts'
import { weighPoints } from './weighPoints.ts'

/** Returns the title that a section would get, or undefined if its heading is better. */
async function claimOf(text: string, language: Language = 'en'): Promise<string | undefined> {
  const tree = readDocument(`# Club\n\n${text}\n## Place\n\n- the hall\n`)
  const pause = () => Promise.resolve()
  const points = await weighPoints(tree, { language, prompt: '', pause })
  const own = points.filter(({ section }) => section === 0)
  const [best] = claimsIn(own, aboveIn(tree, 'Club'), language)
  return best && best.score >= leastClaim ? best.title : undefined
}

test.each([
  [
    'what was decided, without its label',
    '## Shelves\n\nThe cheapest quote is £84,200 without the work. It takes a week.\n\nDecision: order the shelves from Brackwell at £91,500.\n',
    'Order the shelves from Brackwell at £91,500',
  ],
  [
    'what the part begins with, before a side fact with more figures',
    '## Summary\n\nThe quarter closed with a result of 4.2 million euros. Sales fell by 3 % and heat rose by 8 %.\n',
    'The quarter closed with a result of 4.2 million euros',
  ],
  [
    'the sentence that names its subject, before one that only counts',
    '## Alarms\n\nThey ring day and night. The shift has 12 people. Alarms fell by 62 % after the limits changed.\n',
    'Alarms fell by 62 % after the limits changed',
  ],
])('the claim of a part is %s', async (_, text, title) => {
  expect(await claimOf(text)).toBe(title)
})

test.each([
  ['points back', '## Staff\n\nTheir mean age was 67 years. Both wards took part.\n', 'en'],
  ['follows from another', '## Budget\n\nUne pénalité est donc prévue.\n', 'fr'],
  ['tells who spoke', '## Hall\n\nDeepak pointed out that 12 lamps are broken.\n', 'en'],
  [
    'says less than its heading',
    '## Option A: rebuild the kitchen\n\nAn investment of 480,000 euros.\n',
    'en',
  ],
] as const)('a sentence that %s stands above no page', async (_, text, language) => {
  expect(await claimOf(text, language)).toBeUndefined()
})

test('an article in front of a noun points back at nothing', async () => {
  const text =
    '## Kurzfassung\n\nDas dritte Quartal schloss mit 4,2 Mio. Euro. Das liegt am Wetter.\n'

  expect(await claimOf(text, 'de')).toBe('Das dritte Quartal schloss mit 4,2 Mio. Euro')
})
