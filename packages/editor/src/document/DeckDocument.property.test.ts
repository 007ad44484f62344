import { arrangements, layoutTemplates, type Slide, slideSchema, themeIds } from '@deckloom/deck'
import * as fc from 'fast-check'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { countingIds } from '../testing/slides.ts'
import { slidesArbitrary } from '../testing/slideArbitrary.ts'
import { withHidden, withSection, withSteps, withTransition } from '../edits/slideLook.ts'
import { DeckDocument } from './DeckDocument.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly undoRuns: number
  }
}

/** One command; generated numbers pick the slide and the element it applies to. */
type Command = (document: DeckDocument, slideId: string, elementId: string) => void

const unit = fc.integer({ min: -2_000, max: 2_000 })
const length = fc.integer({ min: 1, max: 3_000 })
const boxArbitrary = fc.record({ x: unit, y: unit, width: length, height: length })
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constant('a\u0000b\uD800'),
)

const commandArbitrary: fc.Arbitrary<Command> = fc.oneof(
  fc.constant<Command>((document, slideId) => document.addSlide(slideId)),
  fc.constant<Command>((document, slideId) => document.duplicateSlides([slideId])),
  fc.constant<Command>((document, slideId) => document.deleteSlides([slideId])),
  fc
    .nat({ max: 8 })
    .map<Command>((to) => (document, slideId) => document.moveSlides([slideId], to)),
  anyText.map<Command>((text) => (document, slideId) => document.setTitle(slideId, text)),
  fc
    .array(anyText, { maxLength: 40 })
    .map<Command>((lines) => (document, slideId) => document.setBullets(slideId, lines)),
  anyText.map<Command>(
    (text) => (document, slideId, elementId) =>
      document.setElementText(slideId, elementId, { text }),
  ),
  boxArbitrary.map<Command>(
    (box) => (document, slideId, elementId) =>
      document.placeElement(slideId, elementId, { box, gesture: 'nudge' }),
  ),
  fc
    .double()
    .map<Command>(
      (fontSize) => (document, slideId, elementId) =>
        document.setTextStyle(slideId, elementId, { fontSize, bold: true }),
    ),
  fc.constant<Command>((document, slideId) => document.addTextBox(slideId, [0.99, 0.01])),
  fc.constant<Command>((document, slideId, elementId) =>
    document.duplicateElement(slideId, elementId),
  ),
  anyText.map<Command>(
    (text) => (document, slideId, elementId) => document.setImageAlt(slideId, elementId, { text }),
  ),
  fc.constant<Command>((document, slideId, elementId) =>
    document.deleteElement(slideId, elementId),
  ),
  fc
    .constantFrom(...layoutTemplates)
    .map<Command>((layout) => (document, slideId) => document.setLayout(slideId, layout)),
  fc
    .constantFrom(...arrangements)
    .map<Command>((kind) => (document, slideId) => document.setArrangement(slideId, kind)),
  fc
    .constantFrom(...themeIds)
    .map<Command>((id) => (document) => document.setTheme({ id, variant: 'dark' })),
  anyText.map<Command>((text) => (document, slideId) => document.setNotes(slideId, { text })),
  anyText.map<Command>(
    (text) => (document, slideId) => document.edit(slideId, (slide) => withSection(slide, text)),
  ),
  fc
    .constantFrom('none' as const, 'fade' as const, 'push' as const)
    .map<Command>((transition) => (document) => {
      document.editSlides(document.order.slice(0, 2), (slide) => withTransition(slide, transition))
    }),
  fc
    .boolean()
    .map<Command>(
      (hidden) => (document, slideId) =>
        document.edit(slideId, (slide) => withHidden(slide, hidden)),
    ),
  fc
    .boolean()
    .map<Command>(
      (steps) => (document, slideId) => document.edit(slideId, (slide) => withSteps(slide, steps)),
    ),
  fc.constant<Command>((document) => document.duplicateSlides(document.order.slice(0, 1))),
  fc.constant<Command>((document) => document.replaceSlides(document.toSlides().slice(0, 2))),
  fc.constant<Command>((document, slideId) =>
    document.setColors(slideId, { background: '#FFFFFF', text: '#1F2937' }),
  ),
)

const stepsArbitrary = fc.array(
  fc.record({ command: commandArbitrary, slide: fc.nat(), element: fc.nat() }),
  { maxLength: 25 },
)

function run(
  document: DeckDocument,
  { command, slide, element }: { command: Command; slide: number; element: number },
) {
  const slides = document.toSlides()
  const target = slides[slide % slides.length]
  if (!target) throw new Error('A deck has at least one slide')
  const elements = elementIds(target)
  command(document, target.id, elements[element % elements.length] ?? '')
}

function elementIds(slide: Slide): readonly string[] {
  return [
    `title-${slide.id}`,
    `bullets-${slide.id}`,
    ...(slide.text_elements ?? []).map(({ id }) => id),
    ...(slide.images ?? []).map(({ id }) => id),
  ]
}

function open(slides: readonly Slide[]) {
  return new DeckDocument({ title: 'Deck', slides, newId: countingIds() })
}

test('gives back the slides that it was made of', () => {
  fc.assert(
    fc.property(slidesArbitrary, (slides) => {
      expect(open(slides).toSlides()).toEqual(slides)
    }),
  )
})

test('after any commands the slides are valid, and undoing all of them gives the first state back', () => {
  fc.assert(
    fc.property(slidesArbitrary, stepsArbitrary, (slides, steps) => {
      const document = open(slides)

      for (const step of steps) {
        run(document, step)
        for (const slide of document.toSlides()) slideSchema.parse(slide)
        expect(document.order.length).toBeGreaterThan(0)
      }
      const edited = document.toSlides()
      while (document.canUndo) document.undo()

      expect(document.toSlides()).toEqual(slides)
      while (document.canRedo) document.redo()
      expect(document.toSlides()).toEqual(edited)
    }),
    { numRuns: 300 },
  )
}, 30_000)

test('reconciling takes over any other slides by id, and undo leaves them alone', () => {
  fc.assert(
    fc.property(slidesArbitrary, slidesArbitrary, (slides, others) => {
      const document = open(slides)

      document.reconcile(others.toReversed())

      expect(document.toSlides()).toEqual(others.toReversed())
      expect(document.canUndo).toBe(false)
    }),
  )
})

const mixedArbitrary = fc.array(
  fc.record({
    act: fc.oneof(
      { weight: 6, arbitrary: fc.constant('command' as const) },
      { weight: 3, arbitrary: fc.constant('undo' as const) },
      { weight: 2, arbitrary: fc.constant('redo' as const) },
    ),
    command: commandArbitrary,
    slide: fc.nat(),
    element: fc.nat(),
  }),
  { minLength: 500, maxLength: 500, size: 'max' },
)

afterEach(() => {
  vi.useRealTimers()
})

test('500 commands, undone and done again at random: each gives back exactly the JSON that was there', () => {
  vi.useFakeTimers()
  fc.assert(
    fc.property(slidesArbitrary, mixedArbitrary, (slides, steps) => {
      const document = open(slides)
      const states = [document.toSlides()]
      let at = 0
      for (const step of steps) {
        // Otherwise moves of one gesture would be one step.
        vi.advanceTimersByTime(1_000)
        if (step.act === 'command') {
          run(document, step)
          if (isSame(document, states[at])) continue
          states.splice(at + 1, Infinity, document.toSlides())
          at += 1
          continue
        }
        document[step.act]()
        at = Math.max(0, Math.min(states.length - 1, at + (step.act === 'undo' ? -1 : 1)))
        expect(JSON.stringify(document.toSlides())).toBe(JSON.stringify(states[at]))
      }
    }),
    { numRuns: inject('undoRuns') },
  )
}, 600_000)

function isSame(document: DeckDocument, slides: readonly Slide[] | undefined): boolean {
  return (
    document.order.length === slides?.length &&
    document.toSlides().every((slide, index) => slide === slides[index])
  )
}
