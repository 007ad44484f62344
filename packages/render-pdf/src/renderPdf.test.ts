import { sceneFor, type Mark } from '@deckloom/scene'
import { expect, test } from 'vitest'
import { sceneOf, textOf } from './testing/builders.ts'
import { poppler, popplerMissing } from './testing/poppler.ts'
import { readPdf } from './testing/readPdf.ts'
import { fonts, renderScenes } from './testing/renderScenes.ts'

const sentence =
  'One in four doses is lost between the factory and the clinic because the office refrigerators that keep them warm up on the way'

function wrapped() {
  return textOf(fonts, { width: 300, paragraphs: [{ runs: [{ text: sentence }] }] })
}

test('writes a page of 960 x 540 points and a bookmark per slide', async () => {
  const scenes = [sceneOf([wrapped()]), sceneOf([], { title: '' })]

  const objects = readPdf(await renderScenes(scenes))

  const pages = objects.filter(({ dictionary }) => dictionary.includes('/Type /Page\n'))
  expect(pages).toHaveLength(2)
  for (const { dictionary } of pages) expect(dictionary).toContain('/MediaBox [0 0 960 540]')
  const bookmarks = objects.filter(({ dictionary }) => /\/Dest[\s\S]*\/Title/.test(dictionary))
  expect(bookmarks.map(({ dictionary }) => /\/Title \((.*)\)/.exec(dictionary)?.[1])).toEqual([
    'Cold chain',
    'Slide 2',
  ])
})

test('embeds one subset of each face, however many pages use it', async () => {
  const bold = textOf(fonts, { paragraphs: [{ runs: [{ text: 'Bold', face: 'inter-700' }] }] })

  const objects = readPdf(await renderScenes([sceneOf([wrapped()]), sceneOf([wrapped(), bold])]))

  const names = objects.flatMap(
    ({ dictionary }) => /\/FontName \/(\S+)/.exec(dictionary)?.[1] ?? [],
  )
  expect(names).toEqual([
    expect.stringMatching(/^[A-Z]{6}\+Inter-Regular$/),
    expect.stringMatching(/^[A-Z]{6}\+Inter-Bold$/),
  ])
  const files = objects.flatMap(
    ({ dictionary }) => Number(/\/Length1 (\d+)/.exec(dictionary)?.[1]) || [],
  )
  expect(files).toHaveLength(2)
  for (const size of files) expect(size).toBeLessThan(fonts.bytes('inter-400').length / 5)
})

test('names the document, its language and its structure', async () => {
  const objects = readPdf(await renderScenes([sceneOf([wrapped()])]))

  const catalog = objects.find(({ dictionary }) =>
    dictionary.includes('/Type /Catalog'),
  )?.dictionary
  expect(catalog).toContain('/Lang (en)')
  expect(catalog).toContain('/StructTreeRoot')
  expect(objects.some(({ dictionary }) => dictionary.includes('/DisplayDocTitle true'))).toBe(true)
  expect(objects.some(({ dictionary }) => dictionary === '(Cold chain & <vaccines>)')).toBe(true)
  const metadata = objects.find(({ dictionary }) => dictionary.includes('/Type /Metadata'))?.stream
  expect(metadata).toContain('Cold chain &amp; &lt;vaccines&gt;')
})

test('writes equal bytes for equal scenes and dates', async () => {
  const scene = sceneOf([wrapped()])

  expect(Buffer.from(await renderScenes([scene])).equals(await renderScenes([scene]))).toBe(true)
})

test('refuses a face that is not loaded', async () => {
  const text = wrapped()
  const lines = text.lines.map((line) => ({
    ...line,
    fragments: line.fragments.map((fragment) => ({ ...fragment, face: 'unknown' })),
  }))

  await expect(renderScenes([sceneOf([{ ...text, lines }])])).rejects.toThrow('unknown')
})

test('can be read by another program without warnings', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)

  const pdf = await renderScenes([sceneOf([wrapped()]), sceneOf([wrapped()])])

  expect(poppler('pdfinfo', pdf)).toMatch(
    /Tagged:\s+yes[\s\S]*Pages:\s+2[\s\S]*Page size:\s+960 x 540 pts/,
  )
  const [font] = poppler('pdffonts', pdf).split('\n').slice(2)
  expect(font).toMatch(/^[A-Z]{6}\+Inter-Regular\s+CID TrueType\s+Identity-H\s+yes yes yes/)
})

const layouts = [
  'title only',
  'title + bullets',
  'title + bullets + image',
  'title + chart + bullets',
  'full image background',
  'centered quote',
  'two column',
  'cover',
  'agenda',
  'big number',
  'kpi row',
  'timeline',
  'closing',
] as const

function wordsOf(mark: Mark): readonly string[] {
  switch (mark.mark) {
    case 'text':
      return mark.lines.flatMap(({ fragments }) =>
        fragments.flatMap(({ text }) => text.split(/\s+/)),
      )
    case 'group':
      return mark.children.flatMap(wordsOf)
    case 'native':
      return mark.painted.flatMap(wordsOf)
    case 'path':
    case 'image':
      return []
  }
}

test('writes all text of every layout on the page of its slide', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)
  const chart = {
    type: 'bar' as const,
    title: 'Losses',
    data: [
      { label: 'North', value: 40 },
      { label: 'East', value: 25 },
    ],
    colors: [],
  }
  const scenes = layouts.map((layout_template, index) =>
    sceneFor(
      {
        id: `s${index}`,
        slide_title: 'Office vaccines that arrive warm are lost',
        bullet_points: ['1 in 4: doses is lost', 'Late trucks: half of them arrive a day late'],
        visual_type: 'photo',
        visual_description: '',
        layout_template,
        images: [
          { id: 'chart', url: '', type: 'generated-chart', chartData: chart },
          { id: 'picture', url: 'illustration:mountains/12', type: 'ai-generated' },
        ],
      },
      { fonts, deckTitle: 'Cold chain', index, count: layouts.length },
    ),
  )

  const pages = poppler('pdftotext', await renderScenes(scenes), ['-raw']).split('\f')

  for (const [index, scene] of scenes.entries()) {
    const written = pages[index]?.split(/\s+/) ?? []
    const missing = [...scene.layout.decoration, ...scene.marks]
      .flatMap(wordsOf)
      .filter((word) => !written.includes(word))
    expect(missing).toEqual([])
  }
})
