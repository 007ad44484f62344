import { ownColor, peopleColors } from '@deckloom/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { colorOf, fillOf } from './personColors.ts'
import { colorFor, forgetColors, showColors } from './shownColors.ts'

const all = Array.from({ length: peopleColors }, (_, color) => ({ color }))

test('there are as many colors as people are told apart by, each with legible text', () => {
  expect(new Set(all.map(colorOf)).size).toBe(peopleColors)
  for (const { backgroundColor, color } of all.map(fillOf)) {
    expect(contrast(String(backgroundColor), String(color))).toBeGreaterThan(4.5)
  }
})

describe('the color of a person', () => {
  beforeEach(forgetColors)
  const own = ownColor('ada')
  const other = (own + 1) % peopleColors

  test('is always their own while nobody says otherwise', () => {
    expect(colorFor('ada')).toBe(own)
    expect(ownColor('ada')).toBe(own)
    const colors = Array.from({ length: 200 }, (_, place) => ownColor(`person ${place}`))
    expect(new Set(colors).size).toBe(peopleColors)
  })

  test('is the one that they have among those who are there, and stays when they go', () => {
    showColors([{ userId: 'ada', color: other }])
    expect(colorFor('ada')).toBe(other)
    showColors([{ userId: 'bo', color: own }])
    expect([colorFor('ada'), colorFor('bo')]).toEqual([other, own])
  })

  test('is their own again in another deck', () => {
    showColors([{ userId: 'ada', color: other }])
    forgetColors()
    expect(colorFor('ada')).toBe(own)
  })
})

/** The contrast of WCAG between two colors such as '#ff8800' or '#fff'. */
function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [one, two].map(luminance).toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const whole = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex
  const parts = [1, 3, 5].map((at) => Number.parseInt(whole.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
