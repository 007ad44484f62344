import { lintPptx } from '@deckloom/render-pptx/testing'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { Slide } from '@deckloom/deck'
import { jobOf, picturedSlide, writtenSlides } from '../../testing/decks/renderJobs.ts'
import { RenderCanceled } from './deckRenderer.ts'
import { neutralPicture } from './neutralPicture.ts'
import { createDeckRenderer } from './renderDeck.ts'

const render = createDeckRenderer()
let slides: readonly Slide[]

beforeAll(async () => {
  slides = await writtenSlides(5)
})

async function textOf(...job: Parameters<typeof jobOf>): Promise<string> {
  return Buffer.from((await render(jobOf(...job))).bytes).toString('latin1')
}

test('makes a PDF with a page for every slide that is shown', async () => {
  const text = await textOf(slides.map((slide, index) => ({ ...slide, hidden: index === 1 })))

  expect(text).toMatch(/^%PDF-/)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(4)
})

test('makes a PowerPoint file with every slide', async () => {
  const text = await textOf(slides, { output: { format: 'pptx' } })

  expect(text).toMatch(/^PK/)
  expect(lintPptx(Buffer.from(text, 'latin1'))).toEqual([])
  for (let number = 1; number <= 5; number += 1)
    expect(text).toContain(`ppt/slides/slide${number}.xml`)
})

test.each([
  ['png', { format: 'png', width: 160 }, '\u0089PNG'],
  ['svg', { format: 'svg' }, '<?xml'],
] as const)('makes a zip file of one %s a slide', async (ending, output, beginning) => {
  const { bytes } = await render(jobOf(slides, { output }))

  const files = Object.entries(unzipSync(bytes))
  expect(files.map(([name]) => name)).toEqual(
    [1, 2, 3, 4, 5].map((number) => `slide-0${number}.${ending}`),
  )
  for (const [, file] of files)
    expect(Buffer.from(file).toString('latin1').startsWith(beginning)).toBe(true)
})

test('draws one slide alone as it is in the deck, even when it is hidden', async () => {
  const output = { format: 'svg', only: 2 } as const
  const hidden = slides.map((slide, index) => ({ ...slide, hidden: index === 2 }))
  const all = unzipSync((await render(jobOf(slides, { output: { format: 'svg' } }))).bytes)

  expect(await textOf(slides, { output })).toBe(
    Buffer.from(all['slide-03.svg'] ?? []).toString('latin1'),
  )
  expect(await textOf(hidden, { output })).toMatch(/^<\?xml/)
})

test('tells of every slide that is finished', async () => {
  const progress: (readonly [number, number])[] = []
  await render(jobOf(slides), { onSlide: (finished, of) => progress.push([finished, of]) })

  expect(progress).toEqual([1, 2, 3, 4, 5].map((slide) => [slide, 5]))
})

test('stops at the next slide once it is canceled', async () => {
  const signal = { aborted: false }
  const progress: number[] = []
  const output = { format: 'png', width: 64 } as const
  const onSlide = (finished: number) => {
    progress.push(finished)
    signal.aborted = finished === 2
  }

  await expect(render(jobOf(slides, { output }), { signal, onSlide })).rejects.toThrow(
    RenderCanceled,
  )
  expect(progress).toEqual([1, 2])
})

test.each(['pdf', 'pptx', 'png', 'svg'] as const)(
  'X02 X03 puts a neutral box where a %s would need a picture from elsewhere, and says so',
  async (format) => {
    const urls = ['https://192.0.2.1/picture.png', '/api/uploads/unknown', '/etc/passwd']
    const output = format === 'png' ? { format, width: 320, only: 0 } : { format }

    const { bytes, warnings } = await render(jobOf([picturedSlide(slides, urls)], { output }))

    expect(Buffer.from(bytes).toString('latin1')).not.toContain('root:')
    expect(bytes.length).toBeGreaterThan(1_000)
    expect(warnings).toEqual([
      'Slide 1: the picture from 192.0.2.1 was left out. Exports contain pictures of this server only.',
      'Slide 1: a picture could not be found.',
      'Slide 1: a picture could not be found.',
    ])
  },
)

test('draws the pictures that it is given, without a warning', async () => {
  const url = '/api/uploads/0123456789abcdef'
  const deck = [picturedSlide(slides, [url])]
  const output = { format: 'svg', only: 0 } as const
  const pictures = new Map([[url, neutralPicture.bytes]])

  const { bytes, warnings } = await render(jobOf(deck, { output, pictures }))

  expect(warnings).toEqual([])
  expect(Buffer.from(bytes).toString()).toContain(neutralPicture.bytes.toString('base64'))
})

const broken = Buffer.from(neutralPicture.bytes)
broken.fill(0xff, 40)

test.each(['pdf', 'pptx', 'png', 'svg'] as const)(
  'makes a %s of a deck whose picture is none, or is broken',
  async (format) => {
    const url = '/api/uploads/0123456789abcdef'
    const output = format === 'png' ? { format, width: 320 } : { format }
    const deck = [picturedSlide(slides, [url])]
    const given = (bytes: Uint8Array) => jobOf(deck, { output, pictures: new Map([[url, bytes]]) })

    const none = await render(given(Buffer.from('<svg onload="alert(1)"/>')))
    const damaged = await render(given(broken))

    expect(none.warnings).toEqual(['Slide 1: a picture could not be read.'])
    expect(damaged.bytes.length).toBeGreaterThan(1_000)
  },
)
