import type { Slide } from '@deckloom/deck'
import { sceneFor } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { lintPptx } from '../testing/lintPptx.ts'
import { readPackage } from '../testing/readPackage.ts'
import { plainOptions } from '../testing/slideXml.ts'
import { shownSlide } from './shownSlide.ts'

const fonts = await loadFontBook()
const sceneOf = (slide: Slide) => sceneFor(slide, { fonts, deckTitle: 'Looms', index: 0, count: 1 })
const secret: Slide = {
  id: 's-1',
  slide_title: 'Looms',
  bullet_points: ['Warp', 'Weft'],
  visual_type: 'photo',
  visual_description: 'Our secret mill in Lyon',
  layout_template: 'title + bullets',
  notes: 'Do not mention the price',
  table: {
    rows: [
      ['Customer', 'Margin'],
      ['Confidential', '88'],
    ],
  },
  text_elements: [
    {
      id: 'mine',
      type: 'text',
      content: 'Beside it',
      position: { x: 700, y: 300, width: 300, height: 60 },
      style: {},
    },
  ],
  images: [
    {
      id: 'p',
      url: '/api/uploads/somebody',
      type: 'ai-generated',
      prompt: 'A mill that nobody may know of',
      alt: 'A mill',
      position: { x: 600, y: 400 },
      size: { width: 200, height: 150 },
    },
    { id: 'lost', url: 'https://example.org/x.png', type: 'stock', position: { x: 1, y: 1 } },
  ],
}

test('tells of a slide what its page shows, without ids and addresses', () => {
  const shown = shownSlide(secret, sceneOf(secret), (url) =>
    url.startsWith('/api/') ? '/picture/1-2' : undefined,
  )

  expect(shown).toEqual({
    slide_title: 'Looms',
    bullet_points: ['Warp', 'Weft'],
    visual_type: 'photo',
    visual_description: '',
    layout_template: 'title + bullets',
    text_elements: [
      {
        type: 'text',
        content: 'Beside it',
        position: { x: 700, y: 300, width: 300, height: 60 },
        style: {},
      },
    ],
    images: [
      {
        url: '/picture/1-2',
        type: 'ai-generated',
        alt: 'A mill',
        position: { x: 600, y: 400 },
        size: { width: 200, height: 150 },
      },
    ],
  })
})

test('is in the file as a custom part that only its page opens', () => {
  const hostile = '<slide look="x"/>]]>&amp;\u0085"\u2028'
  const slide: Slide = { ...secret, slide_title: hostile }
  const bytes = renderPptx([sceneOf(slide)], { ...plainOptions, slides: [slide] })
  const file = readPackage(bytes)

  expect(lintPptx(bytes)).toEqual([])
  const { children, attributes } = file.xml('customXml/item1.xml')
  expect(attributes.get('xmlns')).toBe('urn:deckloom:deck')
  expect(children.map(({ name, text }) => [name, /^[\w+/]+=*$/.test(text)])).toEqual([
    ['slide', true],
  ])
  expect(file.relationships('ppt/presentation.xml').map(({ target }) => target)).toContain(
    'customXml/item1.xml',
  )
  expect(file.relationships('customXml/item1.xml').map(({ target }) => target)).toEqual([
    'customXml/itemProps1.xml',
  ])
})

test('is left out of a file that is written without slides', () => {
  const file = readPackage(renderPptx([sceneOf(secret)], plainOptions))

  expect(file.paths.filter((path) => path.startsWith('customXml'))).toEqual([])
})
