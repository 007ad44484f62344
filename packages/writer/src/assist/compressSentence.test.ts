import { expect, test } from 'vitest'
import { compressSentence } from './compressSentence.ts'

const limit = { chars: 60, words: 10 }

test.each([
  [
    'The pump of the northern station, which failed twice in a year, was replaced',
    'The pump of the northern station was replaced',
  ],
  [
    'The pump, which cost 1,200 euros when it was bought in 2019, failed again',
    'The pump failed again',
  ],
  [
    'The pump, although new, including its motor and all its cables, failed again',
    'The pump failed again',
  ],
  [
    'We replaced the old pump in May, according to the minutes of the board',
    'We replaced the old pump in May',
  ],
])('leaves no comma where an aside of "%s" was', (sentence, point) => {
  expect(compressSentence(sentence, limit)).toEqual([point])
})
