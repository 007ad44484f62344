import { expect, test } from 'vitest'
import { textLanguage } from './textLanguage.ts'

test.each([
  ['Tea', 'en-US', 'en-US'],
  ['Grüße – 5 €', 'de', 'de'],
  ['مرحبا', 'en', 'ar'],
  ['سلام', 'fa', 'fa'],
  ['שלום', 'en', 'he'],
  ['नमस्ते', 'en', 'hi'],
  ['東京タワー', 'en', 'ja'],
  ['東京', 'ja', 'ja'],
  ['北京', 'en', 'zh'],
  ['서울', 'en', 'ko'],
  ['Привіт', 'uk', 'uk'],
  ['Привет', 'en', 'ru'],
  ['Excel', 'ar', 'en'],
  ['42 %', 'ar', 'ar'],
  ['Թեյ', 'en', 'en'],
])('takes %s in a deck in %s for %s', (text, deck, language) => {
  expect(textLanguage(text, deck)).toBe(language)
})
