import {
  arrangements,
  layoutTemplates,
  slideSchema,
  themeIds,
  type ImageItem,
  type Slide,
} from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import * as fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { sceneFor } from './sceneFor.ts'
import { elementsOffPage } from './testing/pageChecks.ts'
import { faintTexts, overlappingTexts, strayText } from './testing/sceneChecks.ts'

// Hundreds of slides per property, on machines that are busy with other work too.
vi.setConfig({ testTimeout: 60_000 })

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function layOut(slide: Slide) {
  return sceneFor(slide, { fonts, deckTitle: 'A deck with a name', index: 4, count: 12 })
}

const word = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[a-z]{1,12}$/) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('€ 61m', '−38 %', '1 in 4:', 'Lead:', 'end.', 'naïve', 'Größe'),
  },
  { weight: 1, arbitrary: fc.constantFrom('مرحبا', '日本語の文章です', 'हिन्दी', '🎉', 'a\nb') },
  { weight: 1, arbitrary: fc.stringMatching(/^[A-Za-z0-9]{30,60}$/) },
)

function words(most: number): fc.Arbitrary<string> {
  return fc.array(word, { maxLength: most }).map((list) => list.join(' '))
}

const color = fc.stringMatching(/^#[0-9A-F]{6}$/)
const coordinate = fc.integer({ min: -600, max: 1_800 })
const length = fc.integer({ min: 0, max: 1_600 })
const box = fc.record({
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
})

const image = fc.record(
  {
    id: fc.stringMatching(/^picture-[a-z]{8}$/),
    url: fc.constantFrom('https://pictures.example/a.jpg', 'illustration:peaks/4', '/files/1.png'),
    type: fc.constant('stock' as const),
    position: fc.record({ x: coordinate, y: coordinate }),
    size: fc.record({ width: length, height: length }),
    rotation: fc.integer({ min: -360, max: 360 }),
    z: fc.integer({ min: -3, max: 3 }),
  },
  { requiredKeys: ['id', 'url', 'type'] },
)

const textElement = fc.record({
  id: fc.stringMatching(/^text-[a-z]{8}$/),
  type: fc.constantFrom('title' as const, 'bullet' as const, 'text' as const),
  content: words(60),
  position: fc.record({ x: coordinate, y: coordinate, width: length, height: length }),
  style: fc.record(
    {
      fontSize: fc.integer({ min: 8, max: 72 }),
      bold: fc.boolean(),
      italic: fc.boolean(),
      textAlign: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
    },
    { requiredKeys: [] },
  ),
})

const content = {
  id: fc.stringMatching(/^[a-z]{6}$/),
  slide_title: words(40),
  bullet_points: fc.array(words(30), { maxLength: 12 }),
  visual_type: fc.constant('other' as const),
  visual_description: fc.constant(''),
  layout_template: fc.constantFrom(...layoutTemplates),
  arrangement: fc.constantFrom(...arrangements),
  theme: fc.record({
    id: fc.constantFrom(...themeIds),
    variant: fc.constantFrom('light' as const, 'dark' as const),
  }),
  eyebrow: words(4).map((text) => text.slice(0, 80)),
  images: fc.array(image, { maxLength: 3 }),
}

const slotted = fc.record({ ...content, images: fc.array(image, { maxLength: 0 }) }).filter(isValid)
const pictured = fc.record(content).filter(isValid)
const anything = fc
  .record(
    {
      ...content,
      background_color: color,
      slot_boxes: fc.record({ title: box, bullets: box, visual: box }, { requiredKeys: [] }),
      text_elements: fc.array(textElement, { maxLength: 4 }),
      slide_title_style: fc.record({ fontSize: fc.integer({ min: 8, max: 72 }) }),
      bullet_style: fc.record({ fontSize: fc.integer({ min: 8, max: 72 }) }),
    },
    {
      requiredKeys: [
        'id',
        'slide_title',
        'bullet_points',
        'visual_type',
        'visual_description',
        'layout_template',
      ],
    },
  )
  .filter(isValid)

function isValid(slide: Slide): boolean {
  return slideSchema.safeParse(slide).success
}

const runs = { numRuns: 150, seed: 20_261_121 }

test('keeps all text in its box and on the page, whatever a valid slide holds', () => {
  fc.assert(
    fc.property(anything, (slide) => {
      expect(strayText(layOut(slide))).toEqual([])
    }),
    runs,
  )
})

test('keeps every element on the page, whatever its position, size and rotation', () => {
  fc.assert(
    fc.property(anything, (slide) => {
      expect(elementsOffPage(layOut(slide))).toEqual([])
    }),
    runs,
  )
})

test('never lets the texts of a layout overlap, whatever the content', () => {
  fc.assert(
    fc.property(slotted, (slide) => {
      expect(overlappingTexts(layOut(slide))).toEqual([])
    }),
    runs,
  )
})

test('keeps text readable on every page color that a person may choose', () => {
  fc.assert(
    fc.property(slotted, color, (slide, background_color) => {
      expect(faintTexts(layOut({ ...slide, background_color }))).toEqual([])
    }),
    runs,
  )
})

test('keeps text readable over pictures', () => {
  fc.assert(
    fc.property(pictured, (slide) => {
      const placed = { ...slide, images: slide.images.map(withoutPosition) }

      expect(faintTexts(layOut(placed))).toEqual([])
    }),
    runs,
  )
})

test('keeps text readable, whatever a person colors and puts over something', () => {
  fc.assert(
    fc.property(
      anything,
      fc.record({ text: color, title: color, bullets: color }),
      (slide, { text, title, bullets }) => {
        const colored = {
          ...slide,
          text_color: text,
          slide_title_style: { ...slide.slide_title_style, color: title },
          bullet_style: { ...slide.bullet_style, color: bullets },
          text_elements: (slide.text_elements ?? []).map((element) => ({
            ...element,
            style: { ...element.style, color: bullets },
          })),
        }

        expect(faintTexts(layOut(colored))).toEqual([])
      },
    ),
    runs,
  )
})

test('names every text that had to shrink below its floor or was cut', () => {
  fc.assert(
    fc.property(anything, (slide) => {
      const scene = layOut(slide)
      const low = scene.marks.filter(
        (mark) =>
          mark.mark === 'text' && (mark.fit.overflow || mark.fit.size < mark.fit.floor - 0.5),
      )

      for (const mark of low) {
        expect(scene.notices.map(({ elementId }) => elementId)).toContain(
          mark.origin?.elementId ?? mark.id,
        )
      }
    }),
    runs,
  )
})

test('gives every mark of a slide an id of its own', () => {
  fc.assert(
    fc.property(anything, (slide) => {
      const ids = layOut(slide).marks.map(({ id }) => id)

      expect(new Set(ids).size).toBe(ids.length)
    }),
    runs,
  )
})

test('gives every placeholder of a layout an index of its own, and equal layouts equal keys', () => {
  const layouts = new Map<string, string>()
  fc.assert(
    fc.property(pictured, (slide) => {
      const { layout } = layOut(slide)
      const indexes = layout.placeholders.map(({ index }) => index)
      const known = layouts.get(layout.key) ?? JSON.stringify(layout)
      layouts.set(layout.key, known)

      expect(new Set(indexes).size).toBe(indexes.length)
      expect(JSON.stringify(layout)).toBe(known)
    }),
    runs,
  )
})

function withoutPosition({ id, url, type }: ImageItem): ImageItem {
  return { id, url, type }
}
