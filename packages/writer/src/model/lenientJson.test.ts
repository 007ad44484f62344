import { assert, jsonValue, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLenientJson } from './lenientJson.ts'

const deck = { title: 'Harbours', slides: [{ title: 'One', points: ['a', 'b'] }, { title: 'Two' }] }
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('an answer is read', () => {
  test.each([
    ['as it should be', JSON.stringify(deck)],
    ['in a code fence', `\`\`\`json\n${JSON.stringify(deck, null, 2)}\n\`\`\``],
    ['behind prose', `Sure! Here is {your} deck:\n\n${JSON.stringify(deck)}\nHope that helps.`],
    ['behind thoughts', `<think>maybe {"title": "No"}</think>${JSON.stringify(deck)}`],
    [
      'with commas too many',
      '{"title":"Harbours","slides":[{"title":"One","points":["a","b",],},{"title":"Two"},]}',
    ],
    [
      'without quotes round names',
      '{title:"Harbours",slides:[{title:"One",points:["a","b"]},{title:"Two"}]}',
    ],
    [
      'with typographic quotes',
      '{“title”: “Harbours”, "slides": [{"title": "One", "points": ["a", "b"]}, {"title": "Two"}]}',
    ],
  ])('%s', (_name, answer) => {
    expect(plain(readLenientJson(answer)?.value)).toEqual(deck)
  })

  test('with line breaks and quotes in its words', () => {
    const read = readLenientJson('{"title": "She said "go" and\nwent", "points": []}')
    expect(plain(read?.value)).toEqual({ title: 'She said "go" and\nwent', points: [] })
  })

  test.each(Array.from({ length: JSON.stringify(deck).length }, (_, length) => length))(
    'as far as it goes when it is cut after %i characters',
    (length) => {
      const read = readLenientJson(JSON.stringify(deck).slice(0, length))
      const slides = Object.values(Object(read?.value)).at(1)
      const whole = Array.isArray(slides) ? slides.filter((slide) => read?.isWhole(slide)) : []
      expect(plain(whole)).toEqual(deck.slides.slice(0, whole.length))
    },
  )

  test('and gives nothing where there is nothing', () => {
    for (const answer of ['', 'I cannot help with that.', '{', '[', '{}', 'null']) {
      expect(Object.keys(Object(readLenientJson(answer)?.value))).toEqual([])
    }
  })

  test('whatever JSON it is, and never fails at anything else', () => {
    assert(
      property(jsonValue({ maxDepth: 5 }), (value) => {
        readLenientJson(JSON.stringify({ value }))
      }),
      { numRuns: 500 },
    )
    assert(
      property(string({ unit: 'binary', maxLength: 400 }), (text) => {
        readLenientJson(text)
        readLenientJson(`{"a":[${text}`)
      }),
      { numRuns: 500 },
    )
  })

  test('also when it is nested without end', () => {
    expect(readLenientJson('['.repeat(100_000))?.value).toBeDefined()
    expect(readLenientJson('{"a":'.repeat(50_000))?.value).toBeDefined()
  })
})
