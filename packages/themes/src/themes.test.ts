import { themeIds } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { seenDifference, type Eye } from './testing/colorVision.ts'
import { illustrationNames, illustrationUrl } from './illustrations.ts'
import { themes } from './themes.ts'
import { paletteTokens, type Palette } from './types.ts'

/** Contrast ratio as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const accentTokens = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const
const eyeKinds = ['normal', 'protan', 'deutan', 'tritan'] as const satisfies readonly Eye[]

const variants = themeIds.flatMap((id) =>
  (['light', 'dark'] as const).map(
    (variant) => [`${id}, ${variant}`, themes[id][variant]] as const,
  ),
)

describe.each(variants)('%s', (_, palette: Palette) => {
  test('gives every token a color', () => {
    for (const token of paletteTokens) expect(palette[token]).toMatch(/^#[0-9A-Fa-f]{6}$/)
  })

  test.each(['ink', 'title', 'muted', 'accentText'] as const)(
    'reads %s on page and panel',
    (token) => {
      expect(contrast(palette[token], palette.bg)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette[token], palette.surface)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([1, 2, 3, 4, 5, 6] as const)(
    'tells accent %i from the ground and reads text on it',
    (number) => {
      const accent = palette[`accent${number}`]
      expect(contrast(accent, palette.bg)).toBeGreaterThanOrEqual(3)
      expect(contrast(accent, palette.surface)).toBeGreaterThanOrEqual(3)
      expect(contrast(palette[`onAccent${number}`], accent)).toBeGreaterThanOrEqual(4.5)
    },
  )
})

test.each(variants)('tells the accents of %s apart with every kind of eye', (_, palette) => {
  const accents = accentTokens.map((token) => palette[token])
  const alike = accents.flatMap((one, index) =>
    accents
      .slice(index + 1)
      .flatMap((other) =>
        eyeKinds
          .filter((eye) => seenDifference(one, other, eye) < 8)
          .map((eye) => `${one} and ${other} to a ${eye} eye`),
      ),
  )

  expect(alike).toEqual([])
})

test('P-007 P-008 P-009 P-010 keeps the page and text colors of the specified themes', () => {
  expect(themes.dark.dark).toMatchObject({ bg: '#000000', title: '#60A5FA', ink: '#BFDBFE' })
  expect(themes.light.light).toMatchObject({ bg: '#FFFFFF', title: '#C81E1E', ink: '#8F1414' })
  expect(themes.professional.dark).toMatchObject({ bg: '#1E40AF', ink: '#FFFFFF' })
  expect(themes.corporate.dark).toMatchObject({ bg: '#065F46', title: '#A7F3D0', ink: '#D1FAE5' })
})

test('P-011 P-012 P-013 keeps the page colors of the specified styles', () => {
  expect(themes.minimal.light.bg).toBe('#F8FAFC')
  expect(themes.executive.dark.bg).toBe('#1F2937')
  expect(themes.creative.light.bg).toBe('#EFF6FF')
})

test('shows the specified themes and styles in the variant that is specified', () => {
  const own = (['dark', 'light', 'professional', 'corporate'] as const).map(
    (id) => [id, themes[id].kind, themes[id].defaultVariant] as const,
  )
  const styles = (['minimal', 'executive', 'creative'] as const).map(
    (id) => [id, themes[id].kind, themes[id].defaultVariant] as const,
  )

  expect(own).toEqual([
    ['dark', 'theme', 'dark'],
    ['light', 'theme', 'light'],
    ['professional', 'theme', 'dark'],
    ['corporate', 'theme', 'dark'],
  ])
  expect(styles).toEqual([
    ['minimal', 'style', 'light'],
    ['executive', 'style', 'dark'],
    ['creative', 'style', 'light'],
  ])
})

test('decorates with absolute paths only', () => {
  const paths = themeIds.flatMap((id) => Object.values(themes[id].decoration).flat())
  expect(paths.filter(({ d }) => !/^M[-\d. MLCZ]+$/.test(d))).toEqual([])
})

test('names a drawn picture by its motif and a seed', () => {
  expect(illustrationUrl('river', 12)).toBe('illustration:river/12')
  expect(new Set(illustrationNames).size).toBe(illustrationNames.length)
})
