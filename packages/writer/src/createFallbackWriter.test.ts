import { expect, test } from 'vitest'
import { createEmbeddedWriter } from './createEmbeddedWriter.ts'
import { createFallbackWriter } from './createFallbackWriter.ts'
import { createModelWriter } from './model/createModelWriter.ts'
import { type ModelCall, ModelFault } from './model/textModel.ts'
import { playedModel } from './testing/playedModel.ts'
import { writeDeck } from './writeDeck.ts'

const request = {
  prompt: 'Night buses for nurses',
  slideCount: 6,
  presentationType: 'pitch',
} as const

const outline = {
  title: 'Buses at night',
  slides: Array.from({ length: 6 }, (_, index) => ({
    title: `Reason ${index + 1} for a bus at night`,
    form: 'list',
    points: ['Shifts end late', 'Streets are empty'],
  })),
}
const slide = { title: 'Buses bring nurses home', points: ['At two', 'At four'], notes: 'Say it.' }

async function write(play: (call: ModelCall) => string) {
  let count = 0
  const newId = () => `id-${(count += 1)}`
  const model = playedModel(play)
  const writer = createFallbackWriter({
    model: createModelWriter({ model, newId }),
    local: createEmbeddedWriter({ newId }),
  })
  const kinds: string[] = []
  const titles: string[] = []
  let title = ''
  for await (const step of writeDeck(writer, request)) {
    kinds.push(step.kind === 'slide' ? `slide ${step.index}` : step.kind)
    if (step.kind === 'outline') title = step.outline.title
    if (step.kind === 'slide') titles.push(step.slide.slide_title)
  }
  return { kinds, title, titles, asked: model.calls.map(({ name }) => name) }
}

test('a model that writes has nobody write in its place', async () => {
  const { kinds, title } = await write(({ name }) =>
    JSON.stringify(name === 'outline' ? outline : slide),
  )

  expect(kinds).not.toContain('fallback')
  expect(title).toBe('Buses at night')
})

test('a model without an outline is not asked for slides: the embedded writer writes all of them', async () => {
  const { kinds, titles, asked } = await write(() => {
    throw new ModelFault('down', 'nobody there')
  })

  expect(asked).toEqual(['outline'])
  expect(kinds.filter((kind) => kind.startsWith('slide'))).toHaveLength(6)
  expect(titles[0]).toBe('Night buses for nurses')
})

test('an outline that ends too early is planned anew', async () => {
  const short = { ...outline, slides: outline.slides.slice(0, 1) }
  const { kinds, title, asked } = await write(() => JSON.stringify(short))

  expect(new Set(asked)).toEqual(new Set(['outline']))
  expect(title).toBe('Night buses for nurses')
  expect(kinds.filter((kind) => kind.startsWith('slide'))).toHaveLength(6)
})

test('slides that the model fails at are written in its outline, and those that it wrote stay', async () => {
  const { kinds, titles } = await write((call) => {
    if (call.name === 'outline') return JSON.stringify(outline)
    return call.prompt.includes('Number: 3') ? 'no' : JSON.stringify(slide)
  })

  expect(kinds.filter((kind) => kind === 'fallback')).toHaveLength(1)
  expect(kinds.indexOf('fallback')).toBeLessThan(kinds.indexOf('slide 2'))
  expect(titles).toHaveLength(6)
  expect(titles.at(-1)).toBe('Reason 3 for a bus at night')
  expect(kinds).not.toContain('failed')
})

test('a mistake of ours is not made up for', async () => {
  await expect(
    write(() => {
      throw new TypeError('ours')
    }),
  ).rejects.toThrow('ours')
})
