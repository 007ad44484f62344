import { describe, expect, test } from 'vitest'
import { readDocument } from '../read/readDocument.ts'
import type { Point } from './point.ts'
import { cleanHeading } from './titles.ts'
import { weighPoints } from './weighPoints.ts'

const pointsOf = (text: string): Promise<readonly Point[]> =>
  weighPoints(readDocument(text), { language: 'en', prompt: '', pause: () => Promise.resolve() })

describe('points', () => {
  test('are whole where two lines hold the sentence', async () => {
    const text =
      'Across a set of fifty-five schemas the median speed is 2.4 times that of the release before, and it grows with the work that a schema has to do, which is what people asked for.'

    expect(await pointsOf(`${text}\n`)).toMatchObject([
      { isWhole: true, isTorn: false, figures: 1 },
    ])
  })

  test('keep what goes on with the part before, so that its figure can be shown', async () => {
    const text =
      'The check returns an error if the key has a modulus with known sizes (1024, 1280, 1536, and 1792 bits), in addition to any modulus that is larger than 2048 bits; the old check returned none at all for any of them'
    const points = await pointsOf(`${text}.\n`)

    expect(points.length).toBeGreaterThan(1)
    expect(points.find((point) => point.text.includes('1792'))).toMatchObject({ isTorn: false })
  })

  test('say what an item leads to without its colon', async () => {
    const points = await pointsOf(
      '# A\n\n- Print a number up to 32767:\n\n`rand`\n\n- Print another one:\n\n`rand`\n',
    )

    expect(points.map((point) => point.text)).toContain('Print a number up to 32767')
  })
})

test.each([
  ['2.1 Costs', 'Costs'],
  ['3. What we ask:', 'What we ask'],
  ['X server', 'X server'],
  ['L-shaped rooms', 'L-shaped rooms'],
  ['1) Scope', '1) Scope'],
])('a heading as a title: %j', (heading, title) => {
  expect(cleanHeading(heading)).toBe(title)
})
