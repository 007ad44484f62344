import { expect, test } from 'vitest'
import { anotherIdea, colorIdeas, titleIdeas } from './ideas.ts'

test('gives any idea but the one that is there', () => {
  const given = [0, 0.25, 0.5, 0.75, 0.999].map((random) =>
    anotherIdea(titleIdeas, (title) => title === 'Why now', random),
  )

  expect(given).not.toContain('Why now')
  expect(new Set(given).size).toBe(5)
})

test('gives the only idea there is', () => {
  expect(anotherIdea(['one'], () => true, 0.5)).toBe('one')
})

test.each(colorIdeas)('$text reads well on $background', ({ background, text }) => {
  const [lighter, darker] = [luminance(background), luminance(text)].toSorted((a, b) => b - a)

  expect(((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5)
})

/** Returns the relative luminance according to WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
