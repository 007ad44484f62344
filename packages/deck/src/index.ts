export { arrangements } from './arrangements.ts'
export {
  bulletLine,
  bulletRuns,
  bulletText,
  splitLeadIn,
  withBulletText,
  type LeadIn,
} from './text/bullets.ts'
export {
  type ChartDefinition,
  type ChartType,
  chartTypeNames,
  chartTypes,
} from './elements/chartTypes.ts'
export { colorPattern } from './colorPattern.ts'
export {
  copiedElementsSchema,
  copiedSlidesSchema,
  type CopiedElements,
  type CopiedSlides,
} from './elements/copiedElements.ts'
export { currentLines, currentRuns, isStruck, sameLook, type RunLook } from './text/runs.ts'
export { deckData } from './deckData.ts'
export { deckDefaults } from './defaults.ts'
export { isStorableText } from './text/isStorableText.ts'
export { isShownStepByStep, isStartingTitle, slideTitle } from './slideReads.ts'
export {
  layouts,
  layoutSamples,
  layoutTemplates,
  type LayoutTemplate,
  type PointsForm,
} from './layouts/index.ts'
export {
  type LayoutShows,
  type LayoutForm,
  type LayoutSamples,
  type SlideTraits,
} from './layouts/layoutDefinition.ts'
export {
  accountLimits,
  bodyLimits,
  commentLimits,
  deckLimits,
  exportLimits,
  generationLimits,
  outlineLimits,
  ownTemplateLimits,
  planLimits,
  readLimits,
  revisionLimits,
  supportLimits,
  textLimits,
  uploadLimits,
  visitLimits,
  workspaceLimits,
} from './limits.ts'
export { deckLanguages, type DeckLanguage } from './languages.ts'
export { linkPattern } from './linkPattern.ts'
export { parseInPieces } from './markdown/parseInPieces.ts'
export { markdownExcess, markdownLimits, type MarkdownExcess } from './markdown/markdownExcess.ts'
export { newSlide } from './newSlide.ts'
export { page, type Box } from './page.ts'
export { mayBeDrawn } from './pictureAddress.ts'
export { colorSchema, idSchema, imageUrlSchema, linkSchema, textSchema } from './scalars.ts'
export {
  arrangementSchema,
  layoutTemplateSchema,
  slideSchema,
  themeChoiceSchema,
  themeIdSchema,
  type Arrangement,
  type Bullet,
  type Slide,
  type SlotBoxes,
  type ThemeChoice,
  type ThemeId,
} from './slide.ts'
export { ownSize } from './elements/ownSize.ts'
export { bulletsId, elementText, titleId } from './elements/elementText.ts'
export { findQuote, type Quote, type TextRange } from './comments/findQuote.ts'
export { followWords } from './comments/followWords.ts'
export {
  glueSlots,
  lineDashes,
  lineDataSchema,
  lineHeads,
  lineKinds,
  lineThemeColors,
  type LineDash,
  type LineData,
  type LineEnd,
  type LineGlue,
  type LineHead,
  type LineKind,
} from './elements/lineData.ts'
export {
  glueTarget,
  lineBox,
  mapGlue,
  mapLineEnds,
  unglued,
  withGlueRenamed,
} from './elements/lines.ts'
export { sectionName } from './sections.ts'
export { type SlidesAsked, slidesAsked } from './slidesAsked.ts'
export { repairSlides, type RepairedSlides } from './repair/repairSlides.ts'
export {
  type FactOptions,
  type FactualPart,
  type MarkupAttributes,
  type MarkupListener,
  partFacts,
  pictureFact,
  slideFingerprint,
} from './slideFingerprint.ts'
export {
  type ChartVisual,
  type IconVisual,
  type LineVisual,
  type NewVisual,
  type Picture,
  type PictureLook,
  pictureLookFields,
  readNewVisual,
  readVisual,
  type ShapeVisual,
  type Visual,
  type VisualKind,
  writeNewVisual,
  writeVisual,
} from './elements/visual.ts'
export {
  editContent,
  readContent,
  readTextBox,
  type SlideContent,
  type TextBox,
  writeContent,
  writeTextBox,
} from './elements/slideContent.ts'
export { type ElementGroup, groupPath, groupsOf, realGroups } from './elements/groups.ts'
export { freeformPath, isOpenPath, type PathPiece } from './elements/freeform.ts'
export { shapeContent, withShapeContent } from './elements/shapeContent.ts'
export {
  elementLists,
  type ElementList,
  fieldUnits,
  imageTexts,
  isChartField,
  isCropField,
  isElementList,
  isImageText,
  isLineField,
  isLineList,
  isShapeField,
  isSlideText,
  isTextStyle,
  requiredSlideFields,
  slideTexts,
  titleUnit,
} from './elements/slideFields.ts'
export {
  type NewContent,
  type NewTextBox,
  readNewContent,
  writeNewContent,
} from './elements/newContent.ts'
export {
  editLegacyPicture,
  legacyPictureId,
  mapPictureUrls,
  mapVisuals,
  ownVisuals,
  visualsOf,
  withNewVisual,
} from './elements/visuals.ts'
export {
  normalizeSlides,
  slideInputSchema,
  slidesInputSchema,
  type SlideInput,
} from './slideInput.ts'
export { tableDataSchema, type TableData } from './elements/table.ts'
export {
  type CellRange,
  doMergesOverlap,
  isCovered,
  mergeAt,
  mergeFits,
  mergesInRows,
  rangesOverlap,
  type TableCell,
} from './elements/tableMerges.ts'
export { relativeWidths, storedWidth } from './elements/tableWidths.ts'
export { themeIds } from './themeIds.ts'
export {
  textElementSchema,
  textStyleSchema,
  type TextAlign,
  type TextElement,
  type TextLineStyle,
  type TextRunStyle,
  type TextStyle,
} from './text/text.ts'
export {
  chartDataSchema,
  iconDataSchema,
  imageItemSchema,
  imageTypeSchema,
  shapeDataSchema,
  shapeTypeSchema,
  type ChartData,
  type Crop,
  type IconData,
  type ImageItem,
  type LegacyMedia,
  type ShapeData,
  type ShapeType,
} from './elements/storedImage.ts'
