import { newSlide, type Slide } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { thumbnailBullets } from './thumbnailBullets.ts'

function slideWith(...bullets: Slide['bullet_points']): Slide {
  return { ...newSlide('s1', 1), bullet_points: bullets }
}

test('three bullets and fewer are all there is', () => {
  expect(thumbnailBullets(slideWith('One', 'Two', 'Three'))).toEqual({
    shown: ['One', 'Two', 'Three'],
    more: 0,
  })
})

test('of eight bullets three are shown and five more are counted', () => {
  const bullets = Array.from({ length: 8 }, (_, index) => `Point ${index + 1}`)

  expect(thumbnailBullets(slideWith(...bullets))).toEqual({
    shown: ['Point 1', 'Point 2', 'Point 3'],
    more: 5,
  })
})

test('a bullet is cut after 35 characters', () => {
  const text = 'Mowing moves to the first week of June'

  expect(thumbnailBullets(slideWith(text))?.shown).toEqual([
    'Mowing moves to the first week of J...',
  ])
  expect(thumbnailBullets(slideWith('a'.repeat(35)))?.shown).toEqual(['a'.repeat(35)])
})

test('a character of two units is not cut in half', () => {
  expect(thumbnailBullets(slideWith('🐝'.repeat(36)))?.shown).toEqual([`${'🐝'.repeat(35)}...`])
})

test('bullets with a color of their own count as their words', () => {
  expect(thumbnailBullets(slideWith({ text: 'Red', color: '#FF0000' }))?.shown).toEqual(['Red'])
})

test('a slide without bullets is shown as itself', () => {
  expect(thumbnailBullets(slideWith())).toBeUndefined()
  expect(thumbnailBullets(slideWith(' '))).toBeUndefined()
})

test('a cover is shown as itself: its bullets are its lead and its meta line', () => {
  expect(thumbnailBullets({ ...slideWith('A lead'), layout_template: 'cover' })).toBeUndefined()
})
