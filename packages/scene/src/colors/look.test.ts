import { themeIds } from '@deckloom/deck'
import { themes } from '@deckloom/themes'
import { expect, test } from 'vitest'
import { contentOf } from '../testing/sampleSlides.ts'
import { contrast } from './color.ts'
import { fillLook, lookFor, paint, paintColor } from './look.ts'

test('a slide without a theme wears the light house theme', () => {
  const look = lookFor(contentOf(), false)

  expect(look.palette).toBe(themes.loom.light)
})

test('writes the page as lt1 in a light variant and as dk1 in a dark one', () => {
  const light = lookFor(contentOf({ theme: { id: 'executive', variant: 'light' } }), false)
  const dark = lookFor(contentOf({ theme: { id: 'executive', variant: 'dark' } }), false)

  expect(paint(light, 'bg').token).toBe('lt1')
  expect(paint(dark, 'bg').token).toBe('dk1')
  expect(paint(dark, 'accent1').token).toBe('accent1')
})

test.each(themeIds)('every token that the theme %s paints with resolves to its own color', (id) => {
  for (const variant of ['light', 'dark'] as const) {
    const look = lookFor(contentOf({ theme: { id, variant } }), false)
    for (const color of Object.values(look.palette)) {
      const { token } = paintColor(look, color)
      if (token) expect(look.sceneTheme.colors[token]).toBe(color)
    }
  }
})

test('turns a chapter page to the other variant where the theme asks for it', () => {
  expect(lookFor(contentOf(), true).palette).toBe(themes.loom.dark)
})

test('fills a chapter page with the accent where the theme asks for it', () => {
  const { palette } = lookFor(contentOf({ theme: { id: 'light', variant: 'light' } }), true)

  expect(palette.bg).toBe(themes.light.light.accent1)
  expect(palette.title).toBe(themes.light.light.onAccent1)
})

test.each(themeIds)('keeps text readable on the accent panels of the theme %s', (id) => {
  for (const variant of ['light', 'dark'] as const) {
    const { palette } = fillLook(lookFor(contentOf({ theme: { id, variant } }), false), 'accent1')
    for (const text of [palette.ink, palette.title, palette.muted, palette.accentText]) {
      expect(contrast(text, palette.bg)).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('takes light text on a dark page color of the person, and dark text on a light one', () => {
  const dark = lookFor(contentOf({ background_color: '#1F2937' }), false)
  const light = lookFor(contentOf({ background_color: '#FFFFFF' }), false)

  expect(dark.palette.ink).toBe(themes.loom.dark.ink)
  expect(light.palette.ink).toBe(themes.loom.light.ink)
})

test('keeps the text color that a person chose', () => {
  const { palette } = lookFor(contentOf({ text_color: '#7C3AED' }), false)

  expect([palette.ink, palette.title]).toEqual(['#7C3AED', '#7C3AED'])
})

test('a page color that is the theme’s own changes nothing', () => {
  const look = lookFor(contentOf({ background_color: themes.loom.light.bg.toLowerCase() }), false)

  expect(look.palette).toBe(themes.loom.light)
})

test('takes the accents from the slide’s own theme colors, in order, and the rest from the theme', () => {
  const { palette } = lookFor(contentOf({ theme_colors: ['#7C3AED', '#0e7490'] }), false)

  expect([palette.accent1, palette.accent2]).toEqual(['#7C3AED', '#0E7490'])
  expect(palette.accent3).toBe(themes.loom.light.accent3)
  expect(palette.bg).toBe(themes.loom.light.bg)
})

test.each(['#FFFFFF', '#FAF6EF', '#FACC15', '#000000', '#7F7F7F'])(
  'moves the theme color %s only as far as it takes to be seen and read on the page',
  (color) => {
    for (const variant of ['light', 'dark'] as const) {
      const { palette } = lookFor(
        contentOf({ theme: { id: 'loom', variant }, theme_colors: [color] }),
        false,
      )

      for (const ground of [palette.bg, palette.surface]) {
        expect(contrast(palette.accent1, ground)).toBeGreaterThanOrEqual(3)
        expect(contrast(palette.accentText, ground)).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(palette.onAccent1, palette.accent1)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('fills a chapter page with the slide’s own first color where the theme asks for the accent', () => {
  const slide = contentOf({ theme: { id: 'light', variant: 'light' }, theme_colors: ['#7C3AED'] })

  expect(lookFor(slide, true).palette.bg).toBe('#7C3AED')
})
