import { expect, test } from 'vitest'
import { languageOf } from './languageOf.ts'
import { wordsOf, writeDeck } from '../testing/writeDeck.ts'
import { typeset } from './typeset.ts'

test.each([
  ['en', 'ai in hr'],
  ['en', 'Blockchain'],
  ['en', 'Café culture in Vienna'],
  ['en', 'How we reduce waste in the city'],
  ['de', 'Erste Hilfe im Büro'],
  ['de', 'Bienenstöcke auf Bürodächern'],
  ['de', 'Wie wir den Müll in der Stadt verringern'],
  ['fr', 'Les ruches sur les toits de bureaux'],
  ['fr', "L'histoire du cinéma muet"],
  ['es', 'Primeros auxilios en la oficina'],
  ['es', 'La historia del tango'],
  ['pt', 'A história do fado'],
  ['pt', 'Lançamento de uma bicicleta de carga'],
  ['it', 'La storia del cinema muto'],
  ['it', 'Il primo soccorso in ufficio'],
  ['nl', 'Een presentatie over onze kliniek voor het bestuur van de stad'],
  ['nl', 'Fietsen in de winter: waarom en hoe'],
  ['pl', 'Pierwsza pomoc w biurze'],
  ['pl', 'Historia miasta i jego mieszkańców'],
  ['tr', 'Ofiste ilk yardım eğitimi'],
  ['tr', 'Kahve kültürü ve şehir'],
  ['ar', 'الإسعافات الأولية في المكتب'],
  ['hi', 'कार्यालय में प्राथमिक चिकित्सा'],
  ['ja', '日本の再生可能エネルギー'],
  ['ja', '東京都予算報告書 営業実績'],
  ['ja', 'AcmeのQ3売上レポート'],
  ['ko', '사무실에서의 응급 처치'],
  ['ko', 'Acme 3분기 매출 보고서'],
  ['zh', '办公室急救培训'],
  ['zh', '我们公司第三季度的销售报告'],
  ['other', 'Årsrapport för föreningen och att det som inte är klart'],
  ['other', 'Jak funguje městská doprava, který příklad jsou'],
  ['other', 'راهنمای کمک‌های اولیه در محل کار برای پرسنل'],
  ['other', 'Πρώτες βοήθειες στο γραφείο'],
] as const)('%s is the language of "%s"', (language, text) => {
  expect(languageOf(text)).toBe(language)
})

test.each([
  ['en', ['Bees', 'Volcanoes', 'Beekeeping', 'Wedding toast', 'School garden', 'Kickoff in June']],
  ['de', ['Bienen', 'Brandschutz', 'Vereinsjahr', 'Wärmepumpen', 'Datenschutz im Verein']],
  ['es', ['Abejas', 'Energía solar', 'Huerto escolar', 'Gestión del tiempo', 'Ballenas']],
  ['fr', ['Abeilles', 'Jardin scolaire', 'Gestion du temps', 'Premiers secours']],
  ['pt', ['Abelhas', 'Gestão do tempo', 'Horta escolar', 'Água potável', 'Baleias']],
  ['it', ['Gestione del tempo', 'Orto scolastico', 'Acqua potabile', 'Formaggi']],
  ['nl', ['Bijen', 'Thuiswerken', 'Afvalscheiding']],
  ['pl', ['Praca zdalna', 'Turystyka', 'Zmiany klimatu']],
  ['tr', ['Zaman yönetimi', 'Evcil hayvanlar']],
] as const)('tells %s by the words and trigrams of a few words', (language, texts) => {
  for (const text of texts) expect(languageOf(text), text).toBe(language)
})

test('keeps the language that was supposed where a short text does not tell', () => {
  expect(languageOf('Blockchain', 'nl')).toBe('nl')
  expect(languageOf('Api', 'it')).toBe('it')
  expect(languageOf('Radio', 'pl')).toBe('pl')
  expect(languageOf('2026', 'de')).toBe('de')
  expect(languageOf('市場調査', 'ja')).toBe('ja')
  expect(languageOf('Pierwsza pomoc w biurze', 'de')).toBe('pl')
})

test('French stands off its high punctuation, and nobody else does', () => {
  expect(typeset('Le coût: 4 % ?', 'fr')).toBe('Le coût\u00A0: 4\u00A0%\u00A0?')
  expect(typeset('12:30', 'fr')).toBe('12:30')
  expect(typeset('Der Preis: 4 %', 'de')).toBe('Der Preis: 4 %')
})

test('spaces that a French source holds together come out as they were written', async () => {
  const source = [
    '# Le réseau d’eau',
    'La ville perd 1\u202F204\u00A0m³ d’eau par jour\u00A0: c’est 12,5\u202F% du total.',
    'Le maire demande\u00A0: «\u202FQui paiera\u202F?\u202F» Le conseil répond «\u00A0la région\u00A0».',
    '## Les travaux',
    'Les conduites ont 60 ans. Les fuites coûtent 3,2\u00A0M€ par an.',
  ].join('\n\n')

  const { slides } = await writeDeck({
    prompt: 'Le réseau d’eau',
    source,
    slideCount: 5,
    presentationType: 'report',
  })

  const words = slides.map((slide) => wordsOf(slide)).join('\n')
  for (const held of [
    '1\u202F204\u00A0m³',
    'jour\u00A0:',
    '12,5\u202F%',
    '«\u202FQui paiera\u202F?\u202F»',
    '«\u00A0la région\u00A0»',
    '3,2\u00A0M€',
  ]) {
    expect(words).toContain(held)
  }
})
