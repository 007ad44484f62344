import { expect, test } from 'vitest'
import { expand, firstFitting } from './expand.ts'

const slots = {
  subject: { text: 'water purifiers', many: true },
  offer: { text: 'our purifier', many: false },
  place: { text: 'rural India', many: false },
}

test('agrees with the phrase before it', () => {
  expect(expand('{Subject} {is|are} ready, {offer} {is|are} too', slots)).toBe(
    'Water purifiers are ready, our purifier is too',
  )
})

test('leaves an optional part out when its phrase is missing', () => {
  expect(expand('Ready< in {place}>< for {audience}>', slots)).toBe('Ready in rural India')
})

test('gives nothing when a needed phrase is missing', () => {
  expect(expand('For {audience}', slots)).toBeUndefined()
})

test('takes the first template that can be filled and keeps the limit', () => {
  const templates = ['For {audience}', '{Subject} for everybody in {place}', 'Ready< in {place}>']

  expect(firstFitting(templates, slots, { chars: 20 })).toBe('Ready in rural India')
  expect(firstFitting(templates, slots, { chars: 19 })).toBe('Ready')
  expect(firstFitting(templates, slots, { chars: 60, words: 4 })).toBe('Ready in rural India')
  expect(firstFitting(templates, slots, { chars: 4 })).toBeUndefined()
})
