import type { GenerationEvent } from '@deckloom/contract'
import { newSlide } from '@deckloom/deck'
import { expect, test } from 'vitest'
import {
  currentPlace,
  finishedSlides,
  type Generation,
  type GenerationAction,
  nextGeneration,
} from './generation.ts'

const request = { prompt: 'Harbour sensors' }
const outline: GenerationEvent = {
  type: 'outline',
  title: 'Tidewater',
  titles: ['Tidewater', 'Harbours', 'Ask'],
  writer: 'embedded',
  model: 'embedded',
  reading: 'topic',
  id: 'g1',
}

function after(...actions: readonly GenerationAction[]): Generation {
  return actions.reduce(nextGeneration, { state: 'idle' })
}

function slide(index: number): GenerationAction {
  return {
    act: 'receive',
    event: { type: 'slide', index, slide: newSlide(`s${index}`, index + 1) },
  }
}

function weavingOf(generation: Generation) {
  if (!('weaving' in generation)) throw new Error('nothing on the loom')
  return generation.weaving
}

const ask = { act: 'ask', request } as const
const outlined = { act: 'receive', event: outline } as const

test('the outline gives every slide its place', () => {
  const weaving = weavingOf(after(ask, outlined))

  expect(weaving.slides).toEqual([undefined, undefined, undefined])
  expect(weaving.reading).toBe('topic')
  expect(currentPlace(weaving)).toBe(0)
})

test('a slide takes its own place, whenever it arrives', () => {
  const weaving = weavingOf(after(ask, outlined, slide(2), slide(0)))

  expect(weaving.slides.map((woven) => woven?.id)).toEqual(['s0', undefined, 's2'])
  expect(currentPlace(weaving)).toBe(1)
  expect(finishedSlides(weaving).map(({ id }) => id)).toEqual(['s0', 's2'])
})

test('after the last slide the place is the end', () => {
  expect(currentPlace(weavingOf(after(ask, outlined, slide(0), slide(1), slide(2))))).toBe(3)
})

test('stopping keeps what is there, and ignores what still arrives', () => {
  const stopped = after(ask, outlined, slide(0), { act: 'stop' }, slide(1))

  expect(stopped.state).toBe('stopped')
  expect(finishedSlides(weavingOf(stopped))).toHaveLength(1)
})

test('stopping or failing before the outline leaves nothing', () => {
  expect(after(ask, { act: 'stop' })).toEqual({ state: 'idle' })
  expect(after(ask, { act: 'fail', message: 'No' })).toEqual({ state: 'idle' })
})

test('a failure keeps the outline, the slides and the request for another try', () => {
  const failed = after(ask, outlined, slide(0), { act: 'fail', message: 'No connection' })

  expect(failed).toMatchObject({ state: 'failed', message: 'No connection', request })
  expect(finishedSlides(weavingOf(failed))).toHaveLength(1)
})

test('a slide that failed says why until it is tried again, and the slides beside it stay', () => {
  const failed = after(ask, outlined, slide(0), {
    act: 'receive',
    event: {
      type: 'slide-failed',
      index: 1,
      code: 'provider_bad_output',
      message: 'No words came',
    },
  })
  expect(weavingOf(failed).failures).toEqual([undefined, 'No words came', undefined])

  const again = nextGeneration(nextGeneration(failed, { act: 'fail', message: 'x' }), {
    act: 'resume',
  })
  expect(again.state).toBe('weaving')
  expect(weavingOf(again).failures).toEqual([undefined, undefined, undefined])
  expect(finishedSlides(weavingOf(again))).toHaveLength(1)
})

test('that another writer goes on is told from the start and in the middle', () => {
  const event = {
    type: 'fallback',
    writer: 'embedded',
    model: 'embedded',
    message: 'The model is gone.',
  } as const
  const fallback = { act: 'receive', event } as const

  expect(weavingOf(after(ask, fallback, outlined)).notice).toBe('The model is gone.')
  expect(weavingOf(after(ask, outlined, fallback, slide(0))).notice).toBe('The model is gone.')
  expect(weavingOf(after(ask, outlined)).notice).toBeUndefined()
})

test('begins anew where another server does, and keeps what is there when the same goes on', () => {
  const other = { act: 'receive', event: { ...outline, id: 'g2', title: 'Ebb' } } as const
  expect(finishedSlides(weavingOf(after(ask, outlined, slide(0), outlined)))).toHaveLength(1)
  const anew = weavingOf(after(ask, outlined, slide(0), other))
  expect([anew.title, anew.id, finishedSlides(anew)]).toEqual(['Ebb', 'g2', []])
})
