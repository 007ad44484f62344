import { expect, test } from 'vitest'
import { renderSvg } from './renderSvg.ts'
import { fonts, lineOf, sceneOf, squareAt } from './testing/builders.ts'

const images = new Map()
const gradient = {
  kind: 'linear',
  from: [0, 0],
  to: [1200, 0],
  stops: [
    { at: 0, color: '#111111', alpha: 0.5 },
    { at: 1, color: '#222222' },
  ],
} as const

function drawn(...scene: Parameters<typeof sceneOf>): string {
  return renderSvg(sceneOf(...scene), { fonts, images })
}

test('is one element without fonts, styles or other files', () => {
  const svg = drawn([lineOf('Loom'), squareAt(10, 10)])

  expect(svg).toMatch(
    /^<\?xml [^>]+\?>\n<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 675"/,
  )
  expect(svg).not.toMatch(/<text|<style|<script|font-family|href=/)
})

test('has its title and text for screen readers', () => {
  const alt = 'Doses lost: North 12, South 30'
  const svg = drawn([
    lineOf('Cold chain'),
    lineOf('First <things> & "others"'),
    squareAt(0, 0, { alt }),
  ])

  expect(svg).toContain('role="img" aria-labelledby="title" aria-describedby="description"')
  expect(svg).toContain('<title id="title">Cold chain</title>')
  expect(svg).toContain(
    `<desc id="description">Cold chain\nFirst &lt;things&gt; &amp; &quot;others&quot;\n${alt}</desc>`,
  )
})

test('keeps links, as a group whose parts are announced', () => {
  const svg = drawn([lineOf('Read', { href: 'https://example.com/?a=1&b="2"' })])

  expect(svg).toContain('role="group"')
  expect(svg).toContain(
    '<a href="https://example.com/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener noreferrer"><path',
  )
})

test('escapes text that looks like markup', () => {
  const hostile = '</desc><script>alert(1)</script>'
  const svg = drawn([lineOf(hostile)], { title: hostile })

  expect(svg).not.toContain('<script')
})

test('drops what XML does not allow and keeps every other character', () => {
  const svg = drawn([], { title: 'a\u0000b\u001Fc\uD800d😀é' })

  expect(svg).toContain('<title id="title">abcd😀é</title>')
})

test('writes a gradient that two marks share once', () => {
  const svg = drawn([squareAt(0, 0, { fill: gradient }), squareAt(200, 0, { fill: gradient })], {
    background: gradient,
  })

  expect(svg.match(/<linearGradient/g)).toHaveLength(1)
  expect(svg.match(/fill="url\(#d1\)"/g)).toHaveLength(3)
})

test('outlines a shape with its caps and dashes', () => {
  const stroke = {
    paint: { kind: 'solid', color: '#0F766E', alpha: 0.4 },
    width: 3,
    dash: [6, 4],
    cap: 'round',
  } as const

  expect(drawn([squareAt(0, 0, { stroke })])).toContain(
    'stroke="#0F766E" stroke-opacity="0.4" stroke-width="3" stroke-dasharray="6 4" stroke-linecap="round" stroke-linejoin="round"',
  )
})

test('embeds a picture', () => {
  const picture = {
    bytes: new Uint8Array([1, 2, 3]),
    mime: 'image/jpeg',
    width: 4,
    height: 2,
  } as const
  const box = { x: 0, y: 0, width: 400, height: 400 }
  const look = { src: '/a.jpg', fit: 'contain', focus: [0.5, 0.5] } as const

  const svg = renderSvg(sceneOf([{ mark: 'image', id: 'i', box, ...look }]), {
    fonts,
    images: new Map([['/a.jpg', picture]]),
  })

  expect(svg).toContain(
    '<image x="0" y="100" width="400" height="200" preserveAspectRatio="none" href="data:image/jpeg;base64,AQID"/>',
  )
})

test('fades a picture and its background alike', () => {
  const box = { x: 0, y: 0, width: 400, height: 200 }
  const background = { kind: 'solid', color: '#00FF00' } as const
  const look = { src: '/a.jpg', fit: 'contain', focus: [0.5, 0.5], alpha: 0.4 } as const
  const picture = { bytes: new Uint8Array([1]), mime: 'image/jpeg', width: 4, height: 2 } as const

  const svg = renderSvg(sceneOf([{ mark: 'image', id: 'i', box, background, ...look }]), {
    fonts,
    images: new Map([['/a.jpg', picture]]),
  })

  expect(svg).toContain('fill="#00FF00" fill-opacity="0.4"')
  expect(svg).toContain('<g opacity="0.4"><image')
})
