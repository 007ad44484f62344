import { describe, expect, test } from 'vitest'
import { withArticle } from './article.ts'
import { gerundOf } from './gerund.ts'
import { calm, capitalise, withAcronyms } from './letterCase.ts'
import { countability, pluralOf, singularOf } from './noun.ts'
import { splitSentences } from './splitSentences.ts'
import { countWords, shorten } from './words.ts'

test.each([
  'an hour',
  'a user',
  'an HR tool',
  'a UK firm',
  'an AI model',
  'a unit',
  'an umbrella',
  'a European city',
  'an 8th grader',
  'a one-way street',
])('says "%s"', (phrase) => {
  expect(withArticle(phrase.replace(/^an? /, ''))).toBe(phrase)
})

test.each([
  ['purifier', 'purifiers'],
  ['city', 'cities'],
  ['coffee shop', 'coffee shops'],
  ['box', 'boxes'],
  ['child', 'children'],
  ['EV', 'EVs'],
])('makes many of one %s and one of many', (one, many) => {
  expect(pluralOf(one)).toBe(many)
  if (one !== 'EV') expect(singularOf(many)).toBe(one)
})

test.each([
  ['purifier', 'one'],
  ['purifiers', 'many'],
  ['water', 'mass'],
  ['purification', 'mass'],
  ['physics', 'mass'],
  ['people', 'many'],
  ['building', 'one'],
  ['analysis', 'one'],
])('counts %s as %s', (noun, expected) => {
  expect(countability(noun)).toBe(expected)
})

test.each([
  ['improve', 'improving'],
  ['run', 'running'],
  ['see', 'seeing'],
  ['build', 'building'],
  ['tie', 'tying'],
])('turns %s into %s', (verb, gerund) => {
  expect(gerundOf(verb)).toBe(gerund)
})

describe('letter case', () => {
  test('calms a text in capitals and keeps acronyms', () => {
    expect(calm('CREATE A DECK ABOUT AI IN HR')).toBe('Create a deck about AI in HR')
  })

  test('leaves words alone that carry their own casing', () => {
    expect(capitalise('iPhone repairs')).toBe('iPhone repairs')
    expect(capitalise('éclairs')).toBe('Éclairs')
  })

  test('raises acronyms typed small, but no ordinary words', () => {
    expect(withAcronyms('ai and esg for us, it works')).toBe('AI and ESG for us, it works')
  })
})

test('does not end a sentence at an abbreviation', () => {
  expect(splitSentences('Dr. Smith came. She left at 5 p.m. on Monday.')).toHaveLength(2)
})

test('shortens at a word and never inside a letter pair', () => {
  expect(shorten('one two three four', 12)).toBe('one two…')
  expect(shorten('😀😀😀😀', 4)).toBe('😀…')
})

test('counts words in scripts without spaces too', () => {
  expect(countWords('three short words')).toBe(3)
  expect(countWords('日本の再生可能')).toBeGreaterThan(2)
})
