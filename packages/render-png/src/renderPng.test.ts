import { inkBounds } from '@deckloom/text'
import { expect, test } from 'vitest'
import { renderPng } from './renderPng.ts'
import { fonts, lineOf, sceneOf, squareAt } from './testing/builders.ts'
import { pixelsOf, type Pixels } from './testing/pixels.ts'
import type { ImageBytes } from './types.ts'

const none: ReadonlyMap<string, ImageBytes> = new Map()

function drawn(...marks: Parameters<typeof sceneOf>): Pixels {
  return pixelsOf(renderPng(sceneOf(...marks), { width: 1200, fonts, images: none }))
}

test.each([16, 333, 1200, 3840])('draws a slide %i pixels wide', (width) => {
  const png = pixelsOf(renderPng(sceneOf([]), { width, fonts, images: none }))

  expect(png.width).toBe(width)
  expect(Math.abs(png.height - (width * 675) / 1200)).toBeLessThanOrEqual(1)
})

test('L-004 the overlay of 800 x 450 is the same page at two thirds', () => {
  const scene = sceneOf([squareAt(300, 150)])
  const overlay = pixelsOf(renderPng(scene, { width: 800, fonts, images: none }))
  const page = pixelsOf(renderPng(scene, { width: 1200, fonts, images: none }))
  const edges = ['left', 'top', 'right', 'bottom'] as const

  expect([overlay.width, overlay.height]).toEqual([800, 450])
  expect([page.width, page.height]).toEqual([1200, 675])
  for (const edge of edges) {
    const whole = page.ink()?.[edge] ?? Number.NaN
    expect(Math.abs((overlay.ink()?.[edge] ?? Number.NaN) - (whole * 2) / 3)).toBeLessThan(1)
  }
})

test.each([0, 15, 3841, 100.5, Number.NaN])('refuses a width of %d pixels', (width) => {
  expect(() => renderPng(sceneOf([]), { width, fonts, images: none })).toThrow(RangeError)
})

test('draws the same scene as the same bytes', () => {
  const options = { width: 600, fonts, images: none }
  const scene = sceneOf([lineOf('Loom'), squareAt(10, 10)])

  expect(renderPng(scene, options)).toEqual(renderPng(scene, options))
})

test('draws text exactly where its face has ink', () => {
  const box = inkBounds(fonts, { text: 'Weave', face: 'inter-400', size: 40 })

  const ink = drawn([lineOf('Weave')]).ink()

  expect(ink?.left).toBeCloseTo(100 + (box?.left ?? 0), -0.5)
  expect(ink?.right).toBeCloseTo(100 + (box?.right ?? 0), -0.5)
  expect(ink?.top).toBeCloseTo(300 + (box?.top ?? 0), -0.5)
  expect(ink?.bottom).toBeCloseTo(299, -0.5)
})

test('spreads letters by the letter spacing and leaves the last one where it is', () => {
  const plain = drawn([lineOf('||')]).ink()
  const spread = drawn([lineOf('||', { letterSpacing: 30 })]).ink()

  expect((spread?.right ?? 0) - (plain?.right ?? 0)).toBe(30)
})

test('slants an oblique face about its baseline', () => {
  const upright = drawn([lineOf('|')]).ink()
  const slanted = drawn([lineOf('|', { oblique: true })]).ink()

  expect(slanted?.right).toBeGreaterThan((upright?.right ?? 0) + 4)
  expect(slanted?.left).toBeLessThanOrEqual(upright?.left ?? 0)
})

test('draws underline and strike over the width of the text', () => {
  const lines = drawn([lineOf('   ', { underline: true, strike: true })])

  expect(lines.ink()).toMatchObject({ left: 100, top: 288, bottom: 305 })
})

test('draws a highlight behind the text, and raised text above the line', () => {
  const highlight = { kind: 'solid', color: '#FEF08A' } as const
  const marked = drawn([lineOf('   ', { highlight })])
  const [plain, raised] = [drawn([lineOf('|')]).ink(), drawn([lineOf('|', { rise: 40 })]).ink()]

  expect(marked.at(105, 295)).toBe('#fef08a')
  expect((plain?.bottom ?? 0) - (raised?.bottom ?? 0)).toBe(40)
})

test('draws the marker of a paragraph', () => {
  const text = lineOf('')
  const paint = { kind: 'solid', color: '#C2410C' } as const
  const place = { face: 'inter-400', size: 60, x: 40, baseline: 300 }
  const marker = { kind: 'char', text: '■', paint, ...place } as const
  const paragraphs = text.paragraphs.map((paragraph) => ({ ...paragraph, marker }))

  expect(drawn([{ ...text, paragraphs }]).at(65, 275)).toBe('#c2410c')
})

test('paints gradients in page units, background and shape alike', () => {
  const stops = [
    { at: 0, color: '#000000' },
    { at: 1, color: '#FF0000' },
  ]
  const across = { kind: 'linear', from: [0, 0], to: [1200, 0], stops } as const
  const around = { kind: 'radial', center: [550, 550], radius: 50, stops } as const

  const pixels = drawn([squareAt(500, 500, { fill: around })], { background: across })

  expect(pixels.at(1, 10)).toBe('#000000')
  expect(pixels.at(600, 10)).toMatch(/^#(7f|80)0000$/)
  expect(pixels.at(550, 550)).toMatch(/^#0[0-5]0000$/)
  expect(pixels.at(501, 501)).toBe('#ff0000')
})

test('rotates a mark about the center of its box and clips a group to its box', () => {
  const turned = squareAt(100, 100, { rotation: 45 })
  const box = { x: 0, y: 400, width: 250, height: 250 }
  const group = { mark: 'group', id: 'g', box, clip: true, children: [squareAt(200, 450)] } as const

  const pixels = drawn([turned, group])

  expect(pixels.at(104, 104)).toBe('#ffffff')
  expect(pixels.at(150, 84)).toBe('#000000')
  expect(pixels.at(245, 500)).toBe('#000000')
  expect(pixels.at(255, 500)).toBe('#ffffff')
})

test('draws the outline of a translucent shape once, also where it overlaps the fill', () => {
  const paint = { kind: 'solid', color: '#000000' } as const
  const stroke = { paint, width: 20 }
  const pixels = drawn([squareAt(100, 100, { fill: paint, stroke, alpha: 0.5 })])

  expect(pixels.at(105, 150)).toBe(pixels.at(150, 150))
})

test('shows what is behind through an alpha', () => {
  expect(drawn([squareAt(100, 100, { alpha: 0.5 })]).at(150, 150)).toMatch(/^#(7f|80){3}$/)
})

/** Returns a picture whose left half is red and whose right half is blue. */
function halves(): ImageBytes {
  const red = { fill: { kind: 'solid', color: '#FF0000' } } as const
  const scene = sceneOf(
    Array.from({ length: 48 }, (_, at) => squareAt((at % 6) * 100, Math.floor(at / 6) * 100, red)),
    { background: { kind: 'solid', color: '#0000FF' } },
  )
  const bytes = renderPng(scene, { width: 160, fonts, images: none })
  return { bytes, mime: 'image/png', width: 160, height: 90 }
}

test.each([
  ['its left side', [0, 0.5], ['#ff0000', '#ff0000']],
  ['its right side', [1, 0.5], ['#0000ff', '#0000ff']],
  ['its middle', [0.5, 0.5], ['#ff0000', '#0000ff']],
  ['a point of its own', [0.3, 0.5], ['#ff0000', '#0000ff']],
] as const)('covers a box with a picture, keeping %s in view', (_, focus, sides) => {
  const box = { x: 100, y: 100, width: 80, height: 90 }
  const picture = { mark: 'image', id: 'i', box, src: '/a.png', fit: 'cover', focus } as const
  const images = new Map([['/a.png', halves()]])

  const pixels = pixelsOf(renderPng(sceneOf([picture]), { width: 1200, fonts, images }))

  expect([pixels.at(103, 140), pixels.at(176, 140)]).toEqual(sides)
  expect([pixels.at(97, 140), pixels.at(183, 140)]).toEqual(['#ffffff', '#ffffff'])
})

test('draws the background of a missing picture, clipped', () => {
  const box = { x: 100, y: 100, width: 200, height: 200 }
  const clip = 'M100 100L300 100L300 300Z'
  const background = { kind: 'solid', color: '#E5E7EB' } as const
  const place = { box, src: '/gone.png', fit: 'contain', focus: [0.5, 0.5] } as const

  const pixels = drawn([{ mark: 'image', id: 'i', ...place, clip, background }])

  expect(pixels.at(290, 110)).toBe('#e5e7eb')
  expect(pixels.at(110, 290)).toBe('#ffffff')
})
