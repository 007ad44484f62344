import { expect, test } from 'vitest'
import { slidesAsked } from './slidesAsked.ts'

test.each([
  ['Tea in the office, 6 slides', 6],
  ['A 12-slide deck about bees', 12],
  ['acht Folien über den Klimawandel', 8],
  ['Curso de seguridad, doce diapositivas', 12],
  ['Les volcans (10 diapositives)', 10],
  ['在宅勤務とオフィス勤務の比較 8枚', 8],
  ['关于茶叶的演示，八页', 8],
  ['김치에 관한 발표, 슬라이드 8장', 8],
  ['عرض عن التمور، 9 شرائح', 9],
  ['٨ شرائح عن التمور', 8],
  ['Köpek eğitimi, on iki slayt', 12],
])('"%s" asks for %i slides', (text, count) => {
  expect(slidesAsked(text)?.count).toBe(count)
})

test.each([
  'The history of slides',
  '3 slides',
  '40 slides',
  'A talk on slides',
  '第8页的错误',
  '8 bees',
])('"%s" asks for none', (text) => {
  expect(slidesAsked(text)).toBeUndefined()
})

test('says where it asks, with what leads to it', () => {
  const text = 'Bees with 8 slides, for kids'
  const asked = slidesAsked(text)
  expect(`${text.slice(0, asked?.start)}${text.slice(asked?.end)}`).toBe('Bees, for kids')
})
