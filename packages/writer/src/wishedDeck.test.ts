import { describe, expect, test } from 'vitest'
import { languageOf } from './language/languageOf.ts'
import { createModelWriter } from './model/createModelWriter.ts'
import { playedModel } from './testing/playedModel.ts'
import { wordsOf, writeDeck } from './testing/writeDeck.ts'
import type { WriteRequest } from './types.ts'
import { writeDeck as writeSteps } from './writeDeck.ts'

/** Prompts in each language that ask for another one, with the title that remains. */
const wishes = [
  ['de', 'A pitch for a bakery, in German', 'Bakery'],
  [
    'es',
    'Report about the tram network for the city council, in Spanish',
    'The tram network for the city council',
  ],
  ['fr', 'A pitch for a bakery, in French', 'Bakery'],
  ['it', 'Fire safety for staff. Please write it in Italian.', 'Fire safety for staff'],
  ['pt', 'Launch of an oat milk, auf Portugiesisch', 'Launch of an oat milk'],
  [
    'en',
    'Präsentation über Wärmepumpen für Hausbesitzer, auf Englisch',
    'Wärmepumpen für Hausbesitzer',
  ],
  ['en', 'Exposé sur les trains de nuit, en anglais', 'Les trains de nuit'],
  ['de', 'Presentación sobre el agua de la ciudad, en alemán', 'El agua de la ciudad'],
  ['fr', 'Apresentação sobre turismo nos Açores, em francês', 'Turismo nos Açores'],
  ['es', 'Presentazione sull’arte romana, in spagnolo', 'L’arte romana'],
] as const

const requestFor = (prompt: string): WriteRequest => ({
  prompt,
  slideCount: 8,
  presentationType: 'pitch',
})

describe('a language that the words wish for', () => {
  test.each(wishes)(
    'is that of the embedded writer (%s: "%s")',
    async (language, prompt, title) => {
      const deck = await writeDeck(requestFor(prompt))

      expect(deck.title).toBe(title)
      expect(languageOf(deck.slides.map((slide) => wordsOf(slide)).join('\n'))).toBe(language)
      expect(languageOf(deck.slides.map(({ notes }) => notes ?? '').join('\n'))).toBe(language)
    },
  )

  test('is asked of a model for the outline and each slide, and is no part of the subject', async () => {
    const model = playedModel((call) =>
      call.name === 'outline'
        ? JSON.stringify({
            title: 'Le pain',
            slides: Array.from({ length: 5 }, (_, index) => ({
              title: `Une raison de plus, la ${index}e`,
              form: 'list',
              points: ['Le pain est frais', 'La rue est passante'],
            })),
          })
        : JSON.stringify({
            title: 'Le pain se vend',
            points: ['Frais', 'Bon'],
            notes: 'Dites-le.',
          }),
    )
    const writer = createModelWriter({ model, newId: () => 'id' })
    const request = { ...requestFor('A pitch for a bakery, in French'), slideCount: 5 }
    const languages = []
    for await (const step of writeSteps(writer, request)) {
      if (step.kind === 'outline') languages.push(step.outline.style.language)
    }

    expect(languages).toEqual(['fr'])
    expect(model.calls.length).toBeGreaterThan(1)
    for (const { prompt } of model.calls) {
      expect(prompt).toContain('Language: French')
      expect(prompt).toContain('<wish>\nA pitch for a bakery\n</wish>')
    }
  })
})
