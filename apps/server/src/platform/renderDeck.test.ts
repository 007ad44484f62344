import { randomUUID } from 'node:crypto'
import { embeddedWriter } from '@deckloom/writer'
import { lintPptx } from '@deckloom/render-pptx/testing'
import type { Slide } from '@deckloom/deck'
import { beforeAll, expect, test } from 'vitest'
import { createDeckRenderer } from './renderDeck.ts'

const render = createDeckRenderer()
const deck = {
  title: 'Solar power',
  author: 'Ada Weaver',
  createdAt: new Date('2026-05-01T12:00:00Z'),
}
let slides: readonly Slide[]

beforeAll(async () => {
  const written: Slide[] = []
  const request = {
    prompt: 'Solar power for schools',
    slideCount: 5,
    presentationType: 'pitch',
  } as const
  for await (const step of embeddedWriter({ newId: randomUUID }).write(request)) {
    if (step.kind === 'slide') written.push(step.slide)
  }
  slides = written
})

test('makes a PDF with a page for every slide that is shown', async () => {
  const hidden = slides.map((slide, index) => ({ ...slide, hidden: index === 1 }))

  const text = Buffer.from(await render({ ...deck, slides: hidden }, 'pdf')).toString('latin1')

  expect(text).toMatch(/^%PDF-/)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(4)
})

test('makes a PowerPoint file with every slide', async () => {
  const text = Buffer.from(await render({ ...deck, slides }, 'pptx')).toString('latin1')

  expect(text).toMatch(/^PK/)
  expect(lintPptx(Buffer.from(text, 'latin1'))).toEqual([])
  for (let number = 1; number <= 5; number += 1)
    expect(text).toContain(`ppt/slides/slide${number}.xml`)
})

test.each(['pdf', 'pptx'] as const)(
  'X02 X03 puts a neutral box where a %s would need a picture from elsewhere',
  async (format) => {
    const [first] = slides
    if (!first) throw new Error('The writer wrote nothing')
    const urls = ['https://192.0.2.1/picture.png', '/api/uploads/unknown', '/etc/passwd']
    const images = urls.map((url, index) => ({
      id: `i${index}`,
      url,
      type: 'stock' as const,
      position: { x: 10, y: 10 },
      size: { width: 200, height: 100 },
    }))

    const text = Buffer.from(
      await render({ ...deck, slides: [{ ...first, images }] }, format),
    ).toString('latin1')

    expect(text).not.toContain('root:')
    expect(text.length).toBeGreaterThan(1_000)
  },
)
