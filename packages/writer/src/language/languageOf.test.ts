import { expect, test } from 'vitest'
import { languageOf } from './languageOf.ts'
import { typeset } from './typeset.ts'

test.each([
  ['en', 'ai in hr'],
  ['en', 'Blockchain'],
  ['en', 'Café culture in Vienna'],
  ['de', 'Erste Hilfe im Büro'],
  ['de', 'Bienenstöcke auf Bürodächern'],
  ['fr', 'Les ruches sur les toits de bureaux'],
  ['fr', "L'histoire du cinéma muet"],
  ['es', 'Primeros auxilios en la oficina'],
  ['es', 'La historia del tango'],
  ['pt', 'A história do fado'],
  ['pt', 'Lançamento de uma bicicleta de carga'],
  ['it', 'La storia del cinema muto'],
  ['it', 'Il primo soccorso in ufficio'],
  ['other', '日本の再生可能エネルギー'],
  ['other', 'Een presentatie over onze kliniek voor het bestuur van de stad'],
] as const)('%s is the language of "%s"', (language, text) => {
  expect(languageOf(text)).toBe(language)
})

test('French stands off its high punctuation, and nobody else does', () => {
  expect(typeset('Le coût: 4 % ?', 'fr')).toBe('Le coût\u00A0: 4\u00A0%\u00A0?')
  expect(typeset('12:30', 'fr')).toBe('12:30')
  expect(typeset('Der Preis: 4 %', 'de')).toBe('Der Preis: 4 %')
})
