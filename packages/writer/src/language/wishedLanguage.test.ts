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
  ['A pitch for a bakery, in Turkish', 'tr', 'A pitch for a bakery'],
  ['Präsentation über Bienen, auf Türkisch', 'tr', 'Präsentation über Bienen'],
  ['Exposé sur les abeilles, en coréen', 'ko', 'Exposé sur les abeilles'],
  ['Presentatie over bijen, in het Duits', 'de', 'Presentatie over bijen'],
  ['Prezentacja o pszczołach, po niemiecku', 'de', 'Prezentacja o pszczołach'],
  ['Arılar hakkında sunum, Almanca', 'de', 'Arılar hakkında sunum'],
  ['Arılar hakkında sunum, İngilizce olarak', 'en', 'Arılar hakkında sunum'],
  ['عرض عن النحل بالألمانية', 'de', 'عرض عن النحل'],
  ['عرض عن النحل، باللغة الفرنسية', 'fr', 'عرض عن النحل'],
  ['मधुमक्खियों पर प्रस्तुति, जर्मन में', 'de', 'मधुमक्खियों पर प्रस्तुति'],
  ['ミツバチについてのプレゼン、ドイツ語で', 'de', 'ミツバチについてのプレゼン'],
  ['日本語で、ミツバチについてのプレゼン', 'ja', 'ミツバチについてのプレゼン'],
  ['꿀벌에 관한 발표, 독일어로', 'de', '꿀벌에 관한 발표'],
  ['用德语做一个关于蜜蜂的演示', 'de', '做一个关于蜜蜂的演示'],
  ['关于蜜蜂的演示，用英文', 'en', '关于蜜蜂的演示'],
  ['Bees for beginners (日本語)', 'ja', 'Bees for beginners'],
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
  'Temel Almanca',
  'Wörter und Grammatik auf Spanisch',
  '日本語で話そう',
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
