import { expect, test } from 'vitest'
import { oneLine, tidyText } from './tidyText.ts'

const held = (text: string) => text.replaceAll('\u00A0', '_')

test.each([
  ['a  b\n c', 'a b_c'],
  ['It costs € 61m a year', 'It costs €_61m a year'],
  ['A drop of 38 % since then', 'A drop of 38_% since then'],
  ['The last 40 kilometres count', 'The last 40_kilometres count'],
  ['Four teams and one map', 'Four teams and one_map'],
  ['Grows 12 mice', 'Grows 12 mice'],
  ['Go on', 'Go on'],
  ['Le prix : 2,86 M€ ; et après ?', 'Le prix_: 2,86_M€_; et après_?'],
  ['« Une phrase »', '«_Une phrase_»'],
  ['Un total de 1 234 567 € net', 'Un total de 1_234_567_€ net'],
  ['Umsatz von 12 Mio. € im Jahr', 'Umsatz von 12_Mio._€ im Jahr'],
  ['In 2020 300 people came', 'In 2020_300 people came'],
  ['See notes : they help', 'See notes_: they help'],
  ['Next\u0085line and\u009bbell', 'Next line and bell'],
])('sets %j as %j, where _ is a space that holds', (text, expected) => {
  expect(held(tidyText(text))).toBe(expected)
})

test('keeps the no-break spaces that a text has, wide and narrow', () => {
  const text = 'Gain\u202F: 12\u00A0%, vraiment\u202F!'
  expect(tidyText(`  ${text}\n`)).toBe(text)
  expect(oneLine('1\u202F234 pages')).toBe('1\u202F234\u00A0pages')
})

test('keeps a figure on one line', () => {
  expect(held(oneLine('1 in 4'))).toBe('1_in_4')
})
