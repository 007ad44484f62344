import { expect, test } from 'vitest'
import { withWishedLanguage } from './wishedLanguage.ts'

const read = (prompt: string) => {
  const { language, prompt: rest } = withWishedLanguage({
    prompt,
    slideCount: 10,
    presentationType: 'pitch',
  })
  return [language, rest]
}

test.each([
  ['A pitch for a bakery, in French', 'fr', 'A pitch for a bakery'],
  ['A pitch for a bakery in Portuguese, please', 'pt', 'A pitch for a bakery'],
  ['A pitch in German for a bakery', 'de', 'A pitch for a bakery'],
  ['Bees for beginners (in Italian)', 'it', 'Bees for beginners'],
  ['Bees for beginners (Italiano)', 'it', 'Bees for beginners'],
  ['A pitch, in Spanish, for a bakery', 'es', 'A pitch, for a bakery'],
  ['A bakery. Write the slides in French.', 'fr', 'A bakery.'],
  ['Please make it in German. A bakery for coeliacs', 'de', 'A bakery for coeliacs'],
  ['A bakery. Language: Spanish', 'es', 'A bakery'],
  ['Präsentation über Bienen, auf Englisch', 'en', 'Präsentation über Bienen'],
  ['Präsentation über Bienen in französischer Sprache', 'fr', 'Präsentation über Bienen'],
  ['Eine Präsentation auf Italienisch über Bienen', 'it', 'Eine Präsentation über Bienen'],
  ['Une présentation sur les abeilles, en allemand', 'de', 'Une présentation sur les abeilles'],
  ['Présentation sur les abeilles en langue anglaise', 'en', 'Présentation sur les abeilles'],
  ['Una presentación sobre abejas, en portugués', 'pt', 'Una presentación sobre abejas'],
  ['Presentación sobre abejas. Por favor en inglés.', 'en', 'Presentación sobre abejas.'],
  ['Apresentação sobre abelhas, em espanhol', 'es', 'Apresentação sobre abelhas'],
  ['Presentazione sulle api, in tedesco', 'de', 'Presentazione sulle api'],
  ['Presentazione sulle api in lingua francese', 'fr', 'Presentazione sulle api'],
  ['Bees, auf Deutsch', 'de', 'Bees'],
  ['Bees, en español', 'es', 'Bees'],
  ['Bees, en francais', 'fr', 'Bees'],
])('hears the language that "%s" wishes for', (prompt, language, rest) => {
  expect(read(prompt)).toEqual([language, rest])
})

test.each([
  'How to say hello in French',
  'Training in English for new nurses',
  'Women in German politics',
  'A French bakery in Leeds',
  'Vocabulary and grammar in Spanish',
  'The English language',
  'in French',
  'A pitch for a bakery',
])('takes no wish from "%s"', (prompt) => {
  expect(read(prompt)).toEqual([undefined, prompt])
})

test('a language that was chosen beside the words goes before theirs', () => {
  const request = { prompt: 'Bees, in French', slideCount: 5, presentationType: 'pitch' } as const

  expect(withWishedLanguage({ ...request, language: 'it' })).toMatchObject({
    prompt: 'Bees',
    language: 'it',
  })
})
