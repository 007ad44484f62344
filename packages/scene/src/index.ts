export type {
  Rgb,
  ThemeToken,
  Solid,
  Stop,
  Paint,
  Stroke,
  Role,
  Origin,
  PathMark,
  RunScript,
  TextRun,
  BulletMarker,
  Paragraph,
  TextFragment,
  TextLine,
  TextMark,
  ImageMark,
  GroupMark,
  NativeMark,
  PresetShape,
  PictureSource,
  ShadowSource,
  ShapeSource,
  Connector,
  LineSource,
  TableGrid,
  TableGridRow,
  Mark,
} from './marks.ts'
export type { SceneLayout, LayoutPlaceholder, SceneTheme, SceneNotice, Scene } from './scene.ts'
export type { ChartAxes, ChartPlan, ChartPoint, ChartPointLabel } from './marks.ts'
export type { OfficeNumber, SpelledNumber } from './charts/officeFormats.ts'
export { axisSteps } from './charts/chartNumbers.ts'
export { sceneFor } from './sceneFor.ts'
export { sceneSteps } from './sceneSteps.ts'
export { splitSlide } from './splitting/splitSlide.ts'
export type { SceneContext } from './stage.ts'
export { facesOf, facesToLoad, missingFaces } from './facesOf.ts'
export { elementBounds, type ElementBounds } from './elementBounds.ts'
export { fairWidths, leastColumn, sharedWidths } from './tables/fairWidths.ts'
export { gridCells, type GridCell } from './tables/gridCells.ts'
export {
  boundsOf,
  boxAround,
  type Point,
  sharedBox,
  type TurnedBox,
  unturnedPoint,
} from './turnedBoxes.ts'
export { keepOnPage } from './elements/keepOnPage.ts'
export { hitTest } from './hitTest.ts'
export { connectionSites, type ConnectionSite } from './lines/connectionSites.ts'
export { drawLine, type DrawnLine } from './lines/drawLine.ts'
export { type FindTarget, placeEnds, type PlacedEnds } from './lines/lineEnds.ts'
export { listNumbers } from './lists/listNumbers.ts'
export { contrast, luminance, mix } from './colors/color.ts'
export { officeLine } from './type/lineMetrics.ts'
export { imageOf } from './pictures/framedPicture.ts'
export { maskPath, maskPreset } from './pictures/mask.ts'
export { pictureBox } from './pictures/pictureBox.ts'
export { flattenPath } from './parts/decoration/flattenPath.ts'
export { promptIds, promptsOn, withoutPrompts } from './prompts.ts'
export { textLanguage } from './type/textLanguage.ts'
export { paintOpacity, pathAlpha } from './pathAlpha.ts'
export { highlightBox, textStroke } from './textStroke.ts'
export { wordsOf } from './wordsOf.ts'
