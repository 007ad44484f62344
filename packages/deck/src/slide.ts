import { z } from 'zod'
import { imageList } from './elements/imageList.ts'
import { arrangements } from './arrangements.ts'
import { layoutTemplates } from './layouts/index.ts'
import { deckLimits } from './limits.ts'
import { colorSchema, idSchema, textSchema } from './scalars.ts'
import { tableDataSchema } from './elements/table.ts'
import { themeIds } from './themeIds.ts'
import {
  listLevelSchema,
  positionSchema,
  textElementSchema,
  textRunsSchema,
  textStyleSchema,
} from './text/text.ts'
import { imageItemSchema, legacyMediaSchema } from './elements/storedImage.ts'

export const layoutTemplateSchema = z.enum(layoutTemplates)

export const arrangementSchema = z.enum(arrangements)

export const themeIdSchema = z.enum(themeIds)
export const themeChoiceSchema = z.strictObject({
  id: themeIdSchema,
  variant: z.enum(['light', 'dark']),
})

export const bulletSchema = z.union([
  textSchema(deckLimits.bulletLength),
  z.strictObject({
    text: textSchema(deckLimits.bulletLength),
    color: colorSchema.optional(),
    /** As in a text element: ignored if the joined text is not `text`. */
    runs: textRunsSchema.optional(),
    /** Counted instead of marked with the theme's bullet. */
    list: z.literal('number').optional(),
    /** Nesting level, from 0: below the last bullet of a lower level. */
    level: listLevelSchema.optional(),
  }),
])

/** Boxes the user gave to slotted content; each overrides its slot until a layout is applied again. */
export const slotBoxesSchema = z.strictObject({
  title: positionSchema.optional(),
  bullets: positionSchema.optional(),
  visual: positionSchema.optional(),
})

export const slideSchema = z.strictObject({
  id: idSchema,
  slide_title: textSchema(deckLimits.slideTitleLength),
  /** As in a text element: ignored if the joined text is not `slide_title`. */
  slide_title_runs: textRunsSchema.optional(),
  bullet_points: z.array(bulletSchema).max(deckLimits.bullets),
  visual_type: z.enum(['photo', 'quote', 'chart', 'diagram', 'other']),
  visual_description: textSchema(deckLimits.visualDescriptionLength),
  layout_template: layoutTemplateSchema,
  arrangement: arrangementSchema.optional(),
  theme: themeChoiceSchema.optional(),
  background_color: colorSchema.optional(),
  text_color: colorSchema.optional(),
  theme_colors: z.array(colorSchema).max(6).optional(),
  positioning_mode: z.enum(['layout', 'free']).optional(),
  slot_boxes: slotBoxesSchema.optional(),
  text_elements: z.array(textElementSchema).max(deckLimits.textElements).optional(),
  images: imageList(imageItemSchema).optional(),
  media_data: legacyMediaSchema.optional(),
  /** Shown by the layout 'table'; other layouts keep it and show the bullets. */
  table: tableDataSchema.optional(),
  slide_title_style: textStyleSchema.optional(),
  bullet_style: textStyleSchema.optional(),
  /** One to three words above the title. */
  eyebrow: textSchema(deckLimits.eyebrowLength).optional(),
  notes: textSchema(deckLimits.notesLength).optional(),
  hidden: z.boolean().optional(),
  /** Name of the section that starts at this slide; read it through `sectionName`. */
  section: textSchema(deckLimits.sectionLength).optional(),
  transition: z.enum(['none', 'fade', 'push']).optional(),
  /** Bullets appear one at a time when presenting. */
  step_by_step: z.boolean().optional(),
})

export type Slide = z.infer<typeof slideSchema>
export type Bullet = z.infer<typeof bulletSchema>
export type Arrangement = z.infer<typeof arrangementSchema>
export type ThemeId = z.infer<typeof themeIdSchema>
export type ThemeChoice = z.infer<typeof themeChoiceSchema>
export type SlotBoxes = z.infer<typeof slotBoxesSchema>
