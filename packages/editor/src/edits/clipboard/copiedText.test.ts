import { bulletsId, titleId, editContent, newSlide, type Visual } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { plainBlocks } from '../../pasting/plainBlocks.ts'
import { withVisual } from '../slideVisuals.ts'
import { htmlOfElements } from './copiedHtml.ts'
import { textOfElements, textOfLines, textOfSlides, withoutMarkers } from './copiedText.ts'
import { copyOf } from './copyElements.ts'

const slide = editContent(newSlide('a', 1), (content) => ({
  ...content,
  title: 'Wells',
  bullets: [
    'One',
    { text: 'Two', level: 1, list: 'number' as const },
    { text: 'Three\nmore', level: 1, list: 'number' as const },
    'Four',
  ],
}))
const box = { x: 100, y: 100, width: 400, height: 300 }
const withChart = withVisual(
  slide,
  {
    id: 'chart',
    kind: 'chart',
    origin: 'generated-chart',
    url: '',
    chart: {
      type: 'bar',
      title: 'Wells & <pumps>',
      data: [
        { label: 'Lisbon', value: 1200.5 },
        { label: 'Porto', value: 1e15 },
      ],
      colors: [],
    },
  },
  box,
)

test('a list is copied as text with markers and tabs, which reads as the same list', () => {
  const text = textOfElements(slide, [titleId(slide), bulletsId(slide)])

  expect(text).toBe('Wells\n•\tOne\n\t1.\tTwo\n\t2.\tThree\n\t\tmore\n•\tFour')
  expect(plainBlocks(text.replace('\n\t\tmore', ''))).toMatchObject([
    {
      lines: [
        { runs: [{ text: 'Wells' }] },
        { list: 'bullet', runs: [{ text: 'One' }] },
        { list: 'number', level: 1, runs: [{ text: 'Two' }] },
        { list: 'number', level: 1, runs: [{ text: 'Three' }] },
        { list: 'bullet', runs: [{ text: 'Four' }] },
      ],
    },
  ])
})

test('text that is pasted without formatting loses the markers that lists were copied with', () => {
  const lines = [
    { list: 'bullet', runs: [{ text: 'One' }] },
    { list: 'number', level: 2, runs: [{ text: '2. March' }] },
    { runs: [{ text: '1990. It rained' }] },
  ] as const

  expect(withoutMarkers(textOfLines(lines))).toBe('One\n2. March\n1990. It rained')
})

test('a chart is copied as its data, below its title', () => {
  const html = htmlOfElements(withChart, ['chart'])

  expect(textOfElements(withChart, ['chart'])).toBe(
    'Wells & <pumps>\nLisbon\t1200.5\nPorto\t1000000000000000',
  )
  expect(html.replaceAll(/ style="[^"]*"/gu, '')).toBe(
    '<p><b>Wells &amp; &lt;pumps&gt;</b></p><table><tbody><tr><th>Lisbon</th><td>1200.5</td></tr>' +
      '<tr><th>Porto</th><td>1000000000000000</td></tr></tbody></table>',
  )
})

test('slides are copied with everything they say', () => {
  expect(textOfSlides([slide, withChart])).toMatch(
    /^Wells\n•\tOne\n[^]*•\tFour\nWells\n[^]*\nWells & <pumps>\nLisbon\t1200\.5\n/u,
  )
})

test('bullets that are copied become a text box with the same list', () => {
  const [text] = copyOf(slide, [{ id: bulletsId(slide), box }]).texts

  expect(text).toMatchObject({
    content: 'One\nTwo\nThree more\nFour',
    lines: [
      { list: 'bullet' },
      { list: 'number', level: 1 },
      { list: 'number', level: 1 },
      { list: 'bullet' },
    ],
  })
})

test('icons and pictures give their words', () => {
  const icon = { name: 'flag', d: 'M4 22L4 4Z', color: '#123456' }
  const alt = 'A pump'
  const picture: Visual = { id: 'p', kind: 'picture', origin: 'upload', url: '/files/a.jpg', alt }
  const pictured = withVisual(slide, picture, box)
  const all = withVisual(pictured, { id: 'i', kind: 'icon', origin: 'shape', url: '', icon }, box)

  expect(textOfElements(all, ['p', 'i'])).toBe('A pump\nflag')
  expect(htmlOfElements(all, ['p', 'i'])).toBe('<p>A pump</p><p>flag</p>')
})
