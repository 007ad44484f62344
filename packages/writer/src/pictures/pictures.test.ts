import { describe, expect, test } from 'vitest'
import type { SpokenLanguage } from '../language/languages.ts'
import { spokenLanguages } from '../language/languages.ts'
import { callsIn } from './callsIn.ts'
import { loadMotifBook } from './motifBook.ts'
import { searchMotifs } from './searchMotifs.ts'

describe('a word is found', () => {
  test.each<[SpokenLanguage, string, string]>([
    ['en', 'Libraries', 'books'],
    ['en', 'solar panels', 'solar'],
    ['de', 'Stadtbibliothek', 'books'],
    ['de', 'Häfen', 'harbour'],
    ['nl', 'universiteitsbibliotheek', 'books'],
    ['fr', 'l’océan', 'sea'],
    ['es', 'energia eolica', 'wind'],
    ['pt', 'agricultores', 'fields'],
    ['it', 'biblioteche', 'books'],
    ['pl', 'bibliotekach', 'books'],
    ['tr', 'KÜTÜPHANELERDE', 'books'],
    ['tr', 'İNTERNET', 'network'],
    ['ar', 'وَالمَكْتَبَة', 'books'],
    ['ar', 'المكتبات', 'books'],
    ['hi', 'जहाज़', 'harbour'],
    ['hi', 'जहाज़', 'harbour'],
    ['ja', '市立図書館へ行く', 'books'],
    ['ja', 'インターネット', 'network'],
    ['ko', '도서관에서', 'books'],
    ['ko', '시립도서관', 'books'],
    ['zh', '城市图书馆', 'books'],
  ])('in another form or within another word: %s %s', async (language, text, motif) => {
    const found = callsIn(text, await loadMotifBook(language))
    expect(found.flatMap(({ calls }) => calls.map((call) => call.motif))).toContain(motif)
  })

  test.each<[SpokenLanguage, string]>([
    ['en', 'the value of a thing'],
    ['de', 'Einfluss'],
    ['de', 'Wette'],
    ['ja', 'ミインターネッツ'],
    ['zh', '中国家具'],
  ])('and not in one that only looks like it: %s %s', async (language, text) => {
    expect(callsIn(text, await loadMotifBook(language))).toEqual([])
  })
})

test('every language calls for what there is, by words of its own', async () => {
  for (const language of spokenLanguages) {
    const book = await loadMotifBook(language)
    expect(book.exact.size, language).toBeGreaterThan(250)
  }
})

test('a word that is two in two languages finds both, that of the likelier language first', async () => {
  expect(await searchMotifs('bord de mer')).toContain('sea')
  expect((await searchMotifs('port')).at(0)).toBe('harbour')
  expect(await searchMotifs('qwertz')).toEqual([])
})
