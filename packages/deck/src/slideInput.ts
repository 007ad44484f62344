import { z } from 'zod'
import { imageList } from './elements/imageList.ts'
import { bulletRuns } from './text/bullets.ts'
import { deckLimits } from './limits.ts'
import { currentLines, currentRuns } from './text/runs.ts'
import { idSchema } from './scalars.ts'
import { type Slide, slideSchema } from './slide.ts'
import { readVisual, writeVisual } from './elements/visual.ts'
import { withGlueRenamed } from './elements/lines.ts'
import { textElementSchema, textStyleSchema, positionSchema } from './text/text.ts'
import { imageItemSchema, imageTypeSchema } from './elements/storedImage.ts'

/**
 * What a client may send: a slide as written in the specification, so IDs and parts with a default may be absent.
 * Unknown fields are rejected.
 */
export const slideInputSchema = slideSchema
  .extend({
    id: idSchema.optional(),
    bullet_points: slideSchema.shape.bullet_points.default([]),
    visual_type: slideSchema.shape.visual_type.default('other'),
    visual_description: slideSchema.shape.visual_description.default(''),
    layout_template: slideSchema.shape.layout_template.default('title + bullets'),
    text_elements: z
      .array(
        textElementSchema.extend({
          id: idSchema.optional(),
          type: textElementSchema.shape.type.default('text'),
          position: positionSchema.default({ x: 0, y: 0, width: 300, height: 50 }),
          style: textStyleSchema.default({}),
        }),
      )
      .max(deckLimits.textElements)
      .optional(),
    images: imageList(
      imageItemSchema.extend({ id: idSchema.optional(), type: imageTypeSchema.default('stock') }),
    ).optional(),
  })
  .strict()

export type SlideInput = z.input<typeof slideInputSchema>
type ParsedSlideInput = z.output<typeof slideInputSchema>

/** The slides of a deck as sent by a client; at least one. */
export const slidesInputSchema = z
  .array(slideInputSchema)
  .min(1, { error: 'Presentation must have at least one slide' })
  .max(deckLimits.slides)

/** Readers of older decks tell the kind of a text element from its ID. */
const idPrefix = { title: 'title-', bullet: 'bullet-', text: '' } as const

/**
 * Gives every slide and element the stable ID it lacks, and a new one if an ID repeats within the deck. `newId` returns
 * a fresh ID on each call. Lines follow the elements that they are glued to.
 */
export function normalizeSlides(slides: readonly ParsedSlideInput[], newId: () => string): Slide[] {
  const taken = new Set<string>()
  const stableId = (id: string | undefined, prefix = '') => {
    const kept = id !== undefined && !taken.has(id) ? id : `${prefix}${newId()}`
    taken.add(kept)
    return kept
  }
  return slides.map((slide) => {
    const { id, text_elements: texts, images, ...rest } = withoutStaleRuns(slide)
    const kept = new Map<string, string>()
    const elementId = (sent: string | undefined, prefix?: string) => {
      const stable = stableId(sent, prefix)
      if (sent !== undefined && !kept.has(sent)) kept.set(sent, stable)
      return stable
    }
    return {
      ...rest,
      id: stableId(id),
      ...(texts && {
        text_elements: texts.map((text) => ({
          ...text,
          id: elementId(text.id, idPrefix[text.type]),
        })),
      }),
      ...(images && {
        images: images
          .map((image) => ({ ...image, id: elementId(image.id) }))
          .map((image) => writeVisual(withGlueRenamed(readVisual(image), kept))),
      }),
    }
  })
}

// Runs that do not add up to their text would only be ignored, and could come back to life with a later edit.
function withoutStaleRuns(slide: ParsedSlideInput): ParsedSlideInput {
  const { slide_title_runs: titleRuns, text_elements: texts, ...rest } = slide
  return {
    ...rest,
    ...(currentRuns(titleRuns, slide.slide_title) && { slide_title_runs: titleRuns }),
    bullet_points: slide.bullet_points.map((bullet) => {
      if (typeof bullet === 'string' || bulletRuns(bullet)) return bullet
      const { runs: _, ...plain } = bullet
      return plain
    }),
    ...(texts && {
      text_elements: texts.map((text) => {
        const { runs, lines, ...plain } = text
        return {
          ...plain,
          ...(currentRuns(runs, text.content) && { runs }),
          ...(currentLines(text) && { lines }),
        }
      }),
    }),
  }
}
