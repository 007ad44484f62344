import type { Slide } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { fullSlide } from '../testing/slides.ts'
import { bulletLines, withBullets, withElementText, withTitle } from './slideText.ts'

const runs = [{ text: 'Tea', bold: true }]

test('a title with other words loses the looks of its old words, with the same words it keeps them', () => {
  const slide = { ...fullSlide('one'), slide_title: 'Tea', slide_title_runs: runs }

  expect(withTitle(slide, 'Tea').slide_title_runs).toEqual(runs)
  expect(withTitle(slide, 'Coffee')).not.toHaveProperty('slide_title_runs')
})

test('a bullet with other words keeps its color and loses the looks of its old words', () => {
  const bullet = { text: 'Tea', color: '#112233', runs }
  const slide = { ...fullSlide('one'), bullet_points: [bullet] }

  expect(withBullets(slide, ['Tea']).bullet_points).toEqual([bullet])
  expect(withBullets(slide, ['Coffee']).bullet_points).toEqual([
    { text: 'Coffee', color: '#112233' },
  ])
})

test('a line break in a bullet is shown in its line, and stays when another bullet is written', () => {
  const slide: Slide = { ...fullSlide('s'), bullet_points: ['One\nmore line', 'Two'] }
  expect(bulletLines(slide)).toBe('One ⏎ more line\nTwo')

  const typed = withElementText(slide, 'bullets-s', `${bulletLines(slide)} bullets`)
  expect(typed.bullet_points).toEqual(['One\nmore line', 'Two bullets'])
  const joined = withElementText(slide, 'bullets-s', 'One more line\nTwo')
  expect(joined.bullet_points).toEqual(['One more line', 'Two'])
})
