export { bulletRuns, bulletText, splitLeadIn, withBulletText, type LeadIn } from './bullets.ts'
export { currentRuns } from './runs.ts'
export { deckDefaults } from './defaults.ts'
export { deckLimits } from './limits.ts'
export { newSlide } from './newSlide.ts'
export { page, type Box } from './page.ts'
export {
  colorSchema,
  idSchema,
  imageUrlSchema,
  isStorableText,
  linkSchema,
  textSchema,
} from './scalars.ts'
export {
  arrangements,
  arrangementSchema,
  layoutTemplates,
  layoutTemplateSchema,
  slideSchema,
  themeChoiceSchema,
  themeIds,
  themeIdSchema,
  type Arrangement,
  type Bullet,
  type LayoutTemplate,
  type Slide,
  type SlotBoxes,
  type ThemeChoice,
  type ThemeId,
} from './slide.ts'
export { slideImages } from './slideImages.ts'
export {
  normaliseSlides,
  slideInputSchema,
  slidesInputSchema,
  type SlideInput,
} from './slideInput.ts'
export { tableDataSchema, type TableData } from './table.ts'
export {
  textElementSchema,
  textStyleSchema,
  type TextAlign,
  type TextElement,
  type TextRunStyle,
  type TextStyle,
} from './text.ts'
export {
  chartDataSchema,
  imageItemSchema,
  imageTypeSchema,
  shapeDataSchema,
  type ChartData,
  type ChartType,
  type ImageItem,
  type LegacyMedia,
  type ShapeData,
  type ShapeType,
} from './visuals.ts'
