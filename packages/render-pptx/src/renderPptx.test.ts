import { themeIds } from '@deckloom/deck'
import { expect, test, vi } from 'vitest'
import { renderPptx } from './renderPptx.ts'
import { lintPptx } from './testing/lintPptx.ts'
import { readPackage } from './testing/readPackage.ts'
import { sampleImages, sampleScenes } from './testing/sampleScenes.ts'
import {
  buildLayout,
  buildParagraph,
  buildPlaceholder,
  buildRun,
  buildScene,
  buildText,
  buildTheme,
  white,
} from './testing/sceneBuilder.ts'
import { attributesOf, firstNamed, findNamed, plainOptions, writeFile } from './testing/slideXml.ts'

const masterIds = { light: 'plain-light', dark: 'plain-dark' }

function scenesOfTwoThemes() {
  const dark = buildTheme({ key: masterIds.dark })
  const page = { kind: 'solid', color: '#101010', token: 'dk1' } as const
  const darkLayout = buildLayout({ key: 'dark', background: page })
  return [
    buildScene([]),
    buildScene([], { layout: buildLayout({ key: 'other', name: 'Other' }) }),
    buildScene([], { theme: dark, layout: darkLayout }),
    buildScene([]),
  ]
}

test.each(
  themeIds.map((id, index) => ({
    id,
    variant: index % 2 === 0 ? ('light' as const) : ('dark' as const),
  })),
)(
  'all layouts of $id keep every rule that PowerPoint repairs files for',
  async (theme) => {
    const file = renderPptx(await sampleScenes(theme), { ...plainOptions, images: sampleImages })

    expect(lintPptx(file)).toEqual([])
  },
  30_000,
)

test('a deck without slides is a file without faults', () => {
  expect(lintPptx(renderPptx([], plainOptions))).toEqual([])
})

test('makes a master of every theme and a layout of every look, with ids that never collide', () => {
  const file = writeFile(scenesOfTwoThemes())

  const folder = (name: string) =>
    file.paths.filter((path) => path.startsWith(`ppt/${name}/`) && !path.includes('_rels'))
  expect(folder('slideMasters')).toHaveLength(2)
  expect(folder('slideLayouts')).toHaveLength(3)
  const ids = ['slideMaster1', 'slideMaster2'].flatMap((name) =>
    findNamed(file.xml(`ppt/slideMasters/${name}.xml`), 'p:sldLayoutId'),
  )
  const masters = findNamed(file.xml('ppt/presentation.xml'), 'p:sldMasterId')
  const all = [...masters, ...ids].map(({ attributes }) => Number(attributes.get('id')))
  expect(new Set(all).size).toBe(5)
  expect(Math.min(...all)).toBe(2_147_483_648)
})

test('slides of one look share a layout', () => {
  const file = writeFile(scenesOfTwoThemes())

  const layoutOf = (slide: number) =>
    file
      .relationships(`ppt/slides/slide${slide}.xml`)
      .find(({ type }) => type.endsWith('/slideLayout'))?.target
  expect(layoutOf(4)).toBe(layoutOf(1))
  expect(layoutOf(2)).not.toBe(layoutOf(1))
})

test('a theme with dark pages means the dark slot when it says background', () => {
  const file = writeFile(scenesOfTwoThemes())

  const map = (name: string) =>
    attributesOf(firstNamed(file.xml(`ppt/slideMasters/${name}.xml`), 'p:clrMap'))
  expect(map('slideMaster1')).toMatchObject({ bg1: 'lt1', tx1: 'dk1' })
  expect(map('slideMaster2')).toMatchObject({ bg1: 'dk1', tx1: 'lt1' })
})

test('the theme carries the colors and faces of the deck', () => {
  const theme = writeFile([buildScene([])]).xml('ppt/theme/theme1.xml')

  const accent = firstNamed(firstNamed(theme, 'a:accent1'), 'a:srgbClr')
  expect(attributesOf(accent)).toEqual({ val: '3344CC' })
  const faces = findNamed(theme, 'a:latin').map(({ attributes }) => attributes.get('typeface'))
  expect(faces).toEqual(['Georgia', 'Arial'])
})

test('decoration is on the layout and not on the slide', () => {
  const decoration = [
    { mark: 'path', id: 'bar', box: { x: 0, y: 0, width: 9, height: 9 }, d: 'M0 0L9 0L9 9Z' },
  ] as const
  const layout = buildLayout({ decoration: decoration.map((mark) => ({ ...mark, fill: white })) })

  const file = writeFile([buildScene([], { layout })])

  expect(findNamed(file.xml('ppt/slideLayouts/slideLayout1.xml'), 'a:custGeom')).toHaveLength(1)
  expect(findNamed(file.xml('ppt/slides/slide1.xml'), 'p:sp')).toHaveLength(0)
})

test('a slide writes its background only where it differs from the layout', () => {
  const background = { kind: 'solid', color: '#00FF00' } as const

  const file = writeFile([buildScene([]), buildScene([], { background })])

  expect(findNamed(file.xml('ppt/slides/slide1.xml'), 'p:bg')).toHaveLength(0)
  expect(findNamed(file.xml('ppt/slides/slide2.xml'), 'p:bg')).toHaveLength(1)
})

test('notes make notes pages and a notes master with a theme of its own', () => {
  const file = writeFile([buildScene([], { notes: 'Breathe.\nSmile & wait.' }), buildScene([])])

  const text = findNamed(file.xml('ppt/notesSlides/notesSlide1.xml'), 'a:t').map((run) => run.text)
  expect(text).toEqual(['Breathe.', 'Smile & wait.'])
  expect(file.paths).not.toContain('ppt/notesSlides/notesSlide2.xml')
  expect(file.relationships('ppt/notesMasters/notesMaster1.xml')[0]?.target).toBe(
    'ppt/theme/theme2.xml',
  )
})

test('a deck without notes has no notes master', () => {
  const file = writeFile([buildScene([], { notes: '' })])

  expect(file.paths.filter((path) => path.includes('notes'))).toEqual([])
})

test('transitions are written as what they are', () => {
  const transitions = ['fade', 'push', 'none'] as const
  const file = writeFile(transitions.map((transition) => buildScene([], { transition })))

  const kinds = [1, 2, 3].map((slide) =>
    findNamed(file.xml(`ppt/slides/slide${slide}.xml`), 'p:transition').map(
      ({ children }) => children[0]?.name,
    ),
  )
  expect(kinds).toEqual([['p:fade'], ['p:push'], []])
})

test('the document says its title, its author and when it was made', () => {
  const file = writeFile([buildScene([])], { title: 'Tea & <cake>', author: 'Ines' })

  const core = file.xml('docProps/core.xml')
  expect(firstNamed(core, 'dc:title').text).toBe('Tea & <cake>')
  expect(firstNamed(core, 'dc:creator').text).toBe('Ines')
  expect(firstNamed(core, 'dcterms:created').text).toBe('2026-11-21T10:00:00Z')
})

test('a section begins where a slide says so and holds all slides up to the next', () => {
  const plain = buildScene([])
  const header = (section: string) => buildScene([], { title: 'Pause', section })

  const file = writeFile([plain, header('Tea & cake'), plain, plain, header('Jam'), plain], {
    title: 'High tea',
  })

  const sections = findNamed(file.xml('ppt/presentation.xml'), 'p14:section')
  expect(sections.map(({ attributes }) => attributes.get('name'))).toEqual([
    'High tea',
    'Tea & cake',
    'Jam',
  ])
  const slides = sections.map((section) =>
    findNamed(section, 'p14:sldId').map(({ attributes }) => attributes.get('id')),
  )
  expect(slides).toEqual([['256'], ['257', '258', '259'], ['260', '261']])
  expect(lintPptx(renderPptx([header('Tea'), plain], plainOptions))).toEqual([])
})

test('a deck in which no section begins has none', () => {
  const file = writeFile([buildScene([]), buildScene([])])

  expect(findNamed(file.xml('ppt/presentation.xml'), 'p14:section')).toEqual([])
})

test('a hidden slide is kept and not shown', () => {
  const file = writeFile([buildScene([]), buildScene([], { hidden: true })])

  const shown = [1, 2].map((slide) =>
    file.xml(`ppt/slides/slide${slide}.xml`).attributes.get('show'),
  )
  expect(shown).toEqual([undefined, '0'])
  expect(firstNamed(file.xml('docProps/app.xml'), 'HiddenSlides').text).toBe('1')
})

test('the document lists its themes and the titles of its slides', () => {
  const file = writeFile([buildScene([], { title: 'Tea <hot>' }), buildScene([], { title: '' })])

  const titles = firstNamed(file.xml('docProps/app.xml'), 'TitlesOfParts')
  expect(findNamed(titles, 'vt:lpstr').map(({ text }) => text)).toEqual([
    'Plain',
    'Tea <hot>',
    'Slide 2',
  ])
})

test('the same deck gives the same bytes in every time zone', () => {
  const scenes = [buildScene([buildText([buildParagraph([buildRun('Tea')])])])]
  const zone = process.env['TZ']

  process.env['TZ'] = 'Pacific/Auckland'
  const there = renderPptx(scenes, plainOptions)
  process.env['TZ'] = 'America/Lima'
  const here = renderPptx(scenes, plainOptions)
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone

  expect(there).toEqual(here)
})

test('a deck of every layout gives the same bytes again, and in a fresh copy of the program', async () => {
  const scenes = await sampleScenes({ id: 'loom', variant: 'light' })
  const options = { ...plainOptions, images: sampleImages }
  const first = Buffer.from(renderPptx(scenes, options))

  vi.resetModules()
  const fresh = await import('./renderPptx.ts')

  expect(first.equals(renderPptx(scenes, options))).toBe(true)
  expect(fresh.renderPptx).not.toBe(renderPptx)
  expect(first.equals(fresh.renderPptx(scenes, options))).toBe(true)
}, 30_000)

test('a placeholder follows its layout until somebody moves it', () => {
  const box = buildPlaceholder().box
  const title = buildText([buildParagraph([buildRun('Tea')])], {
    box,
    placeholder: { type: 'title', index: 0 },
  })
  const moved = { ...title, box: { ...box, y: 300 } }

  const file = writeFile([buildScene([title]), buildScene([moved])])

  expect(findNamed(file.xml('ppt/slides/slide1.xml'), 'p:ph')).toHaveLength(1)
  expect(findNamed(file.xml('ppt/slides/slide1.xml'), 'a:off')).toHaveLength(1)
  const offsets = findNamed(file.xml('ppt/slides/slide2.xml'), 'a:off').map(attributesOf)
  expect(offsets).toEqual([
    { x: '0', y: '0' },
    { x: '609600', y: '3048000' },
  ])
})

test('a placeholder that the layout does not have is a text box', () => {
  const lead = buildText([buildParagraph([buildRun('Tea')])], {
    placeholder: { type: 'subTitle', index: 4 },
  })

  const slide = writeFile([buildScene([lead])]).xml('ppt/slides/slide1.xml')

  expect(findNamed(slide, 'p:ph')).toHaveLength(0)
  expect(attributesOf(firstNamed(slide, 'p:cNvSpPr'))).toEqual({ txBox: '1' })
})

test('the file names its content types first', () => {
  expect(readPackage(renderPptx([], plainOptions)).paths[0]).toBe('[Content_Types].xml')
})
