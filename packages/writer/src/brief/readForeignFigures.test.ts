import { expect, test } from 'vitest'
import { insideSentence } from '../language/letterCase.ts'
import { readForeignFigures } from './readForeignFigures.ts'

test.each([
  ['Wir sind von 14 auf 96 Höfe gewachsen', [['96', 'Höfe, vorher 14']]],
  ['Nous sommes passés de 12 à 140 exploitations', [['140', 'exploitations, avant 12']]],
  ['Hemos pasado de 3 a 19 puertos', [['19', 'puertos, antes 3']]],
  ['Passámos de 12 para 140 explorações', [['140', 'explorações, antes 12']]],
  ['Siamo passati da 12 a 140 aziende', [['140', 'aziende, prima 12']]],
  ['Gli agricoltori sprecano il 30% dell’acqua', [['30%', 'dell’acqua']]],
  [
    'Los ingresos crecieron un 12 % hasta 4,1 millones de euros',
    [['12 %', 'Los ingresos crecieron']],
  ],
  ['Die Anlage wurde 1994 gebaut', []],
  ['Wir stimmen am 14. Mai ab', []],
] as const)('reads the figures of "%s"', (sentence, expected) => {
  const found = readForeignFigures(sentence).map(({ value, label }) => [value, label])
  expect(found).toEqual(expected)
})

test('a heading inside a sentence keeps the capitals that its language wants', () => {
  expect(insideSentence('I risultati', 'it')).toBe('i risultati')
  expect(insideSentence('Die Gründe', 'de')).toBe('die Gründe')
  expect(insideSentence('Kosten', 'de')).toBe('Kosten')
  expect(insideSentence('I think', 'en')).toBe('I think')
  expect(insideSentence('ERP et stock', 'fr')).toBe('ERP et stock')
})
