import { newSlide, type Slide } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import type { Mark } from './marks.ts'
import type { Scene } from './scene.ts'
import { sceneFor } from './sceneFor.ts'
import { sceneSteps } from './sceneSteps.ts'
import { sampleSlide } from './testing/sampleSlides.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function layOut(slide: Slide): Scene {
  return sceneFor(slide, { fonts, deckTitle: 'Wells', index: 1, count: 4 })
}

function wordsIn(marks: readonly Mark[]): string {
  return marks
    .flatMap((mark) => (mark.mark === 'text' ? mark.lines : []))
    .map(({ fragments }) =>
      fragments.map(({ text }) => text.replaceAll(/\s+/gu, ' ').trim()).join(' '),
    )
    .join(' ')
}

test('shows the bullets of a list one after the other, each where it stays', () => {
  const bullets = ['Every third well', 'No fuel', 'Write to us']
  const whole = layOut(slideWith(bullets))

  const steps = sceneSteps(whole)

  expect(steps).toHaveLength(4)
  expect(steps.at(-1)).toBe(whole)
  for (const [shown, step] of steps.entries()) {
    const words = wordsIn(step.marks)
    expect(words).toContain('Sunlight cleans')
    for (const [index, bullet] of bullets.entries()) {
      expect(words.includes(bullet)).toBe(index < shown)
    }
    expect(markers(step)).toBe(shown)
    for (const line of linesOf(step)) expect(linesOf(whole)).toContainEqual(line)
  }
})

test('shows a phrase together with the sentence under it', () => {
  const whole = layOut(slideWith(['Every third well\nruns dry in May', 'No fuel\nis needed']))

  expect(sceneSteps(whole)).toHaveLength(3)
})

test('shows a card with its sign, a date with its dot, a step with its head', () => {
  for (const template of ['three cards', 'timeline', 'process', 'kpi row'] as const) {
    const slide = sampleSlide(template, 'typical')
    const steps = sceneSteps(layOut(slide))

    expect(steps).toHaveLength(slide.bullet_points.length + 1)
    expect(steps[0]?.marks.some(({ step }) => step !== undefined)).toBe(false)
    expect(new Set(steps[1]?.marks.map(({ step }) => step))).toEqual(
      new Set([undefined, 'column 1']),
    )
  }
})

test('has one look where there is nothing to show one by one', () => {
  const whole = layOut(slideWith([]))

  expect(sceneSteps(whole)).toEqual([whole])
})

function slideWith(bullets: readonly string[]): Slide {
  return { ...newSlide('s', 1), slide_title: 'Sunlight cleans', bullet_points: [...bullets] }
}

function linesOf({ marks }: Scene) {
  return marks.flatMap((mark) => (mark.mark === 'text' ? mark.lines : []))
}

function markers({ marks }: Scene): number {
  return marks
    .flatMap((mark) => (mark.mark === 'text' ? mark.paragraphs : []))
    .filter(({ marker }) => marker).length
}
