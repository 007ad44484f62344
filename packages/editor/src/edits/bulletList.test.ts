import { expect, test } from 'vitest'
import { DeckDocument } from '../document/DeckDocument.ts'
import { countingIds, fullSlide } from '../testing/slides.ts'
import { withBulletAt, withoutBullet } from './bulletList.ts'

const slide = fullSlide('a', {
  bullet_points: ['First', { text: 'Second', color: '#DC2626' }, 'Third'],
})

test('L-016 deleting a bullet removes it from the list, a text element of the type bullet from the slide', () => {
  expect(withoutBullet(slide, 0).bullet_points).toEqual([
    { text: 'Second', color: '#DC2626' },
    'Third',
  ])
  expect(withoutBullet(slide, 7)).toBe(slide)

  const bullet = {
    id: 'bullet-1',
    type: 'bullet' as const,
    content: 'A note',
    position: { x: 100, y: 200, width: 300, height: 50 },
    style: {},
  }
  const document = new DeckDocument({
    title: 'Wells',
    slides: [{ ...slide, text_elements: [bullet] }],
    newId: countingIds(),
  })
  document.edit('a', (now) => withoutBullet(now, 1))
  document.deleteElement('a', 'bullet-1')

  expect(document.slide('a')?.bullet_points).toEqual(['First', 'Third'])
  expect(document.slide('a')?.text_elements).toEqual([])
  document.undo()
  document.undo()
  expect(document.slide('a')).toEqual({ ...slide, text_elements: [bullet] })
})

test('a bullet moves within its list with its color', () => {
  expect(withBulletAt(slide, 1, 0).bullet_points).toEqual([
    { text: 'Second', color: '#DC2626' },
    'First',
    'Third',
  ])
  expect(withBulletAt(slide, 0, -1)).toBe(slide)
  expect(withBulletAt(slide, 2, 3)).toBe(slide)
})
