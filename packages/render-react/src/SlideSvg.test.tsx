import type { ImageMark } from '@deckloom/scene'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SlideSvg } from './SlideSvg.tsx'
import { fragmentOf, pathOf, sceneOf, textOf } from './testing/builders.ts'

const gradient = {
  kind: 'linear',
  from: [0, 0],
  to: [1200, 675],
  stops: [
    { at: 0, color: '#111111', alpha: 0.5 },
    { at: 1, color: '#222222' },
  ],
} as const

const picture: ImageMark = {
  mark: 'image',
  id: 'i',
  box: { x: 600, y: 100, width: 500, height: 400 },
  src: '/uploads/7.jpg',
  fit: 'cover',
  focus: [0.5, 0.5],
}

function idsIn(markup: string): string[] {
  return [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')
}

test('paints the background, then the decoration of the layout, then the marks', () => {
  const scene = sceneOf([pathOf({ d: 'M3 3' })])
  const layout = { ...scene.layout, decoration: [pathOf({ d: 'M2 2' })] }

  const markup = renderToStaticMarkup(<SlideSvg scene={{ ...scene, layout }} />)

  expect(markup).toMatch(/fill="#FFFFFF".*d="M2 2".*d="M3 3"/)
})

test('is a named image with a title, and decorative without one', () => {
  const scene = sceneOf([])

  expect(renderToStaticMarkup(<SlideSvg scene={scene} title="Slide 2" />)).toContain(
    'role="img" aria-label="Slide 2"',
  )
  expect(renderToStaticMarkup(<SlideSvg scene={scene} />)).toContain('aria-hidden="true"')
})

test('places every fragment at its own x and baseline in the face it was measured with', () => {
  const scene = sceneOf([textOf([fragmentOf(), fragmentOf({ x: 212.5, face: 'inter-700' })])])

  const markup = renderToStaticMarkup(<SlideSvg scene={scene} />)

  expect(markup).toContain('<text x="120" y="300" font-family="inter-400" font-size="20"')
  expect(markup).toContain('<text x="212.5" y="300" font-family="inter-700" font-size="20"')
  // If inherited, the browser's rule for `text` would override it.
  expect(markup.match(/<text [^>]*white-space:pre/g)).toHaveLength(2)
  expect(markup).toContain('text-rendering:geometricPrecision')
})

test('starts right-to-left text at its right end and keeps its direction', () => {
  const scene = sceneOf([textOf([fragmentOf({ text: 'שלום!', rtl: true })])])

  const markup = renderToStaticMarkup(<SlideSvg scene={scene} />)

  expect(markup).toContain('x="200"')
  expect(markup).toContain('direction="rtl" unicode-bidi="bidi-override"')
})

test('slants a face without an italic about the baseline', () => {
  const scene = sceneOf([textOf([fragmentOf({ oblique: true })])])

  const markup = renderToStaticMarkup(<SlideSvg scene={scene} />)

  const [, shear, shift] = /matrix\(1 0 (\S+) 1 (\S+) 0\)/.exec(markup) ?? []
  expect(Number(shear)).toBeLessThan(0)
  expect(Number(shear) * 300 + Number(shift)).toBeCloseTo(0)
})

test('draws underline below and strike above the baseline over the width of the fragment', () => {
  const scene = sceneOf([textOf([fragmentOf({ underline: true, strike: true })])])

  const markup = renderToStaticMarkup(<SlideSvg scene={scene} />)

  const lines = [...markup.matchAll(/<rect x="120" y="([\d.]+)" width="80"/g)].map(([, y]) =>
    Number(y),
  )
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBeGreaterThan(300)
  expect(lines[1]).toBeLessThan(300)
})

test('draws a highlight before the text, and raised text above the line', () => {
  const highlight = { kind: 'solid', color: '#FEF08A' } as const
  const scene = sceneOf([textOf([fragmentOf({ highlight, rise: 20 })])])

  const markup = renderToStaticMarkup(<SlideSvg scene={scene} />)

  expect(markup).toMatch(/<rect x="120" y="[\d.]+" width="80" height="[\d.]+" fill="#FEF08A"/)
  expect(markup.indexOf('#FEF08A')).toBeLessThan(markup.indexOf('<text'))
  expect(markup).toMatch(/<text x="120" y="280"/)
})

test('draws the marker of a paragraph where the layout put it', () => {
  const text = textOf([fragmentOf()])
  const marker = {
    kind: 'char',
    text: '•',
    paint: { kind: 'solid', color: '#C2410C' },
    face: 'inter-400',
    size: 18,
    x: 100,
    baseline: 300,
  } as const
  const paragraphs = text.paragraphs.map((paragraph) => ({ ...paragraph, marker }))

  const markup = renderToStaticMarkup(<SlideSvg scene={sceneOf([{ ...text, paragraphs }])} />)

  expect(markup).toContain(
    '<text x="100" y="300" font-family="inter-400" font-size="18" fill="#C2410C"',
  )
})

test('keeps the gradients of two slides on a page apart', () => {
  const scene = sceneOf([pathOf({ fill: gradient })], { background: gradient })

  const markup = renderToStaticMarkup(
    <>
      <SlideSvg scene={scene} />
      <SlideSvg scene={scene} />
    </>,
  )

  const ids = idsIn(markup)
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(markup).toContain(`url(#${id})`)
  expect(markup).toContain('gradientUnits="userSpaceOnUse"')
  expect(markup).toContain('stop-opacity="0.5"')
})

test('draws strokes with their dashes and ends', () => {
  const stroke = {
    paint: { kind: 'solid', color: '#0F766E', alpha: 0.4 },
    width: 3,
    dash: [6, 4],
    cap: 'round',
  } as const

  const markup = renderToStaticMarkup(
    <SlideSvg scene={sceneOf([pathOf({ stroke, alpha: 0.9 })])} />,
  )

  expect(markup).toContain('opacity="0.9"')
  expect(markup).toContain(
    'stroke="#0F766E" stroke-opacity="0.4" stroke-width="3" stroke-dasharray="6 4" stroke-linecap="round" stroke-linejoin="round"',
  )
})

test('applies opacity to the paint of a shape that has only one', () => {
  const solid = { kind: 'solid', color: '#0F766E', alpha: 0.5 } as const
  const { fill: _, ...stroked } = pathOf({ stroke: { paint: solid, width: 3 }, alpha: 0.8 })
  const marks = [
    pathOf({ fill: solid, alpha: 0.5 }),
    pathOf({ fill: gradient, alpha: 0.3 }),
    stroked,
  ]

  const markup = renderToStaticMarkup(<SlideSvg scene={sceneOf(marks)} />)

  expect(markup).toContain('fill-opacity="0.25"')
  expect(markup).toContain('fill-opacity="0.3"')
  expect(markup).toContain('stroke-opacity="0.4"')
  expect(markup).not.toContain(' opacity=')
})

test.each([
  ['cover', [0.5, 0.5], 'xMidYMid slice'],
  ['cover', [0, 1], 'xMinYMax slice'],
  ['contain', [0, 1], 'xMidYMid meet'],
  ['fill', [0.5, 0.5], 'none'],
] as const)('draws a picture that should %s with focus %s as %s', (fit, focus, aspect) => {
  const markup = renderToStaticMarkup(<SlideSvg scene={sceneOf([{ ...picture, fit, focus }])} />)

  expect(markup).toContain(
    `<image href="/uploads/7.jpg" x="600" y="100" width="500" height="400" preserveAspectRatio="${aspect}"`,
  )
})

test('keeps any other focus point of a cropped picture in view', () => {
  const markup = renderToStaticMarkup(
    <SlideSvg scene={sceneOf([{ ...picture, focus: [0.3, 0.2] }])} />,
  )

  expect(markup).toContain('background-size:cover;background-position:30% 20%')
  expect(markup).toContain('url(&quot;/uploads/7.jpg&quot;)')
})

test.each([
  ['cover', [0.5, 0.5], '<image[^>]*'],
  ['cover', [0.3, 0.2], '<foreignObject[^>]*'],
  ['contain', [0.5, 0.5], '<image[^>]*'],
  ['fill', [0.5, 0.5], '<image[^>]*'],
] as const)('fades a picture that should %s with focus %s', (fit, focus, element) => {
  const faint = { ...picture, fit, focus, alpha: 0.4, background: gradient }
  const markup = renderToStaticMarkup(<SlideSvg scene={sceneOf([faint])} />)

  expect(markup).toMatch(new RegExp(`<rect[^>]* opacity="0.4"></rect>${element} opacity="0.4"`))
  const full = renderToStaticMarkup(<SlideSvg scene={sceneOf([{ ...picture, fit, focus }])} />)
  expect(full).not.toContain(' opacity=')
})

test('cuts a picture along its clip path and paints its background inside', () => {
  const mark = { ...picture, clip: 'M600 100L700 100L700 200Z', background: gradient }

  const markup = renderToStaticMarkup(<SlideSvg scene={sceneOf([mark])} />)

  const [, id] = /<clipPath id="([^"]+)"><path d="M600 100L700 100L700 200Z"/.exec(markup) ?? []
  expect(markup).toMatch(new RegExp(`<g clip-path="url\\(#${id}\\)"><rect[^>]+></rect><image`))
})

test('gives what has a description an accessible name', () => {
  const markup = renderToStaticMarkup(
    <SlideSvg scene={sceneOf([{ ...picture, alt: 'A nurse' }])} />,
  )

  expect(markup).toContain('<g role="img" aria-label="A nurse">')
})

test('rotates a mark about the center of its box', () => {
  const mark = pathOf({ box: { x: 100, y: 50, width: 200, height: 100 }, rotation: 30 })

  expect(renderToStaticMarkup(<SlideSvg scene={sceneOf([mark])} />)).toContain(
    'transform="rotate(30 200 100)"',
  )
})

test('cuts the children of a clipping group to its box', () => {
  const box = { x: 10, y: 20, width: 30, height: 40 }
  const group = { mark: 'group', id: 'g', box, children: [pathOf()], clip: true } as const

  const markup = renderToStaticMarkup(<SlideSvg scene={sceneOf([group])} />)

  const [, id] =
    /<clipPath id="([^"]+)"><rect x="10" y="20" width="30" height="40"/.exec(markup) ?? []
  expect(markup).toContain(`<g clip-path="url(#${id})"><path`)
})

test('draws a native object as its painted marks', () => {
  const native = {
    mark: 'native',
    id: 'n',
    box: { x: 0, y: 0, width: 10, height: 10 },
    source: {
      kind: 'shape',
      shape: { type: 'rectangle', fillColor: '#123456', width: 50, height: 50 },
      textBox: { x: 0, y: 0, width: 10, height: 10 },
    },
    painted: [pathOf({ d: 'M5 5L9 9' })],
  } as const

  expect(renderToStaticMarkup(<SlideSvg scene={sceneOf([native])} />)).toContain('d="M5 5L9 9"')
})

test('names the element of each mark, and hides elements on request', () => {
  const kept = pathOf({ id: 'a', d: 'M1 1', origin: { elementId: 'shape-1', role: 'shape' } })
  const hidden = pathOf({ id: 'b', d: 'M2 2', origin: { elementId: 'shape-2', role: 'shape' } })
  const scene = sceneOf([kept, hidden])

  const markup = renderToStaticMarkup(
    <SlideSvg scene={scene} hiddenElementIds={new Set(['shape-2'])} />,
  )

  expect(markup).toContain('data-element-id="shape-1"')
  expect(markup).not.toContain('M2 2')
})

test('renders links only if they can be followed', () => {
  const scene = sceneOf([textOf([fragmentOf({ href: 'https://who.int' })])])

  expect(renderToStaticMarkup(<SlideSvg scene={scene} title="1" />)).not.toContain('href')
  const presented = renderToStaticMarkup(<SlideSvg scene={scene} title="1" activeLinks />)
  expect(presented).toContain(
    '<a href="https://who.int" target="_blank" rel="noopener noreferrer">',
  )
  expect(presented).toContain('role="group"')
})

test('escapes what people type', () => {
  const scene = sceneOf([textOf([fragmentOf({ text: '</text><script>' })])])

  expect(renderToStaticMarkup(<SlideSvg scene={scene} />)).not.toContain('<script>')
})

test('names the element whose panel a path is, so that it can move with it', () => {
  const panel = { ...pathOf({ d: 'M4 4' }), panelOf: 'text-a' }

  const markup = renderToStaticMarkup(<SlideSvg scene={sceneOf([panel])} />)

  expect(markup).toMatch(/<g data-panel-of="text-a"><path [^>]*d="M4 4"/)
})
