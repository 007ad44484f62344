import { expect, test } from 'vitest'
import tokens from './tokens.css?raw'

const grounds = ['bg', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'canvas']
const inks = ['ink', 'ink-muted', 'ink-subtle']
const filled = ['primary', 'primary-hover', 'primary-press', 'danger', 'danger-hover', 'accent']
const softs = ['primary', 'accent', 'danger', 'warning', 'success', 'info']

const textPairs = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ...filled.map((fill) => [`on-${fill.replace(/-(hover|press)$/, '')}`, fill]),
  ...softs.map((role) => [`on-${role}-soft`, `${role}-soft`]),
  ['ink-inverse', 'surface-inverse'],
  ...['bg', 'surface', 'surface-raised'].flatMap((ground) => [
    ['primary', ground],
    ['danger', ground],
  ]),
]
const controlPairs = ['line-control', 'focus'].flatMap((line) =>
  ['bg', 'surface', 'surface-raised'].map((ground) => [line, ground]),
)

test.each([
  ['light', ':root {'],
  ['dark', '.dark {'],
])('%s: every text is read at 4.5 and every control is seen at 3', (_mode, opening) => {
  const colors = colorsOf(opening)

  expect(belowLimit(colors, textPairs, 4.5)).toEqual([])
  expect(belowLimit(colors, controlPairs, 3)).toEqual([])
})

function colorsOf(opening: string): ReadonlyMap<string, string> {
  const start = tokens.indexOf(opening)
  const block = tokens.slice(start, tokens.indexOf('\n}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6})/gu)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )
}

function belowLimit(
  colors: ReadonlyMap<string, string>,
  pairs: readonly (readonly string[])[],
  limit: number,
): readonly string[] {
  return pairs
    .map(([front = '', back = '']) => {
      const contrast = contrastOf(colors.get(front), colors.get(back))
      return { text: `${front} on ${back}: ${contrast.toFixed(2)}`, contrast }
    })
    .filter(({ contrast }) => !(contrast >= limit))
    .map(({ text }) => text)
}

/** Returns the contrast according to WCAG 2.2; NaN when a role is missing. */
function contrastOf(front: string | undefined, back: string | undefined): number {
  const [high = NaN, low = NaN] = [luminance(front), luminance(back)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex = ''): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
