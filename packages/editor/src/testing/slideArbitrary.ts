import { arrangements, layoutTemplates, type Slide, slideSchema, themeIds } from '@deckloom/deck'
import * as fc from 'fast-check'

const color = fc.constantFrom('#DC2626', '#1F2937', '#ffffff')
const words = fc.string({ maxLength: 30 }).filter((text) => !/\p{C}/u.test(text))
const unit = fc.integer({ min: 0, max: 500 })
const side = fc.integer({ min: 1, max: 500 })
const box = fc.record({ x: unit, y: unit, width: side, height: side })

const slideFields = fc.record(
  {
    slide_title: words,
    bullet_points: fc.array(fc.oneof(words, fc.record({ text: words, color })), { maxLength: 5 }),
    visual_type: fc.constantFrom('photo' as const, 'quote' as const),
    visual_description: words,
    layout_template: fc.constantFrom(...layoutTemplates),
    arrangement: fc.constantFrom(...arrangements),
    theme: fc.record({
      id: fc.constantFrom(...themeIds),
      variant: fc.constantFrom('light' as const, 'dark' as const),
    }),
    background_color: color,
    slot_boxes: fc.record({ title: box, visual: box }, { requiredKeys: [] }),
    notes: words,
    hidden: fc.boolean(),
  },
  {
    requiredKeys: [
      'slide_title',
      'bullet_points',
      'visual_type',
      'visual_description',
      'layout_template',
    ],
  },
)

const textFields = fc.record({
  content: words,
  position: box,
  style: fc.record({ fontSize: fc.integer({ min: 8, max: 72 }), color }, { requiredKeys: [] }),
})

/** Valid slides with IDs that are unique across the whole deck. */
export const slidesArbitrary: fc.Arbitrary<readonly Slide[]> = fc
  .array(
    fc.record({
      fields: slideFields,
      texts: fc.option(fc.array(textFields, { maxLength: 3 }), { nil: undefined }),
      images: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) =>
    parts.map(({ fields, texts, images }, index) =>
      slideSchema.parse({
        ...fields,
        id: `s${index}`,
        ...(texts && {
          text_elements: texts.map((text, place) => ({
            ...text,
            id: `s${index}-t${place}`,
            type: 'text',
          })),
        }),
        ...(images !== undefined && {
          images: Array.from({ length: images }, (_, place) => ({
            id: `s${index}-i${place}`,
            url: '/files/a.jpg',
            type: 'upload',
            ...(place > 0 && { position: { x: 10, y: 20 }, size: { width: 100, height: 80 } }),
          })),
        }),
      }),
    ),
  )
