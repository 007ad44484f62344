export { clampToPage } from './canvas/clampToPage.ts'
export { handles, resizeBox, type Handle, type ResizeOptions } from './canvas/resizeBox.ts'
export { freePlace } from './canvas/freePlace.ts'
export { inkBoxes } from './canvas/inkBoxes.ts'
export { sizeLimits } from './canvas/sizeLimits.ts'
export { elementTextMark, sceneElements, type PlacedElement } from './canvas/sceneElements.ts'
export { nothingSelected, steppedOut, stillSelected, type Selection } from './canvas/selection.ts'
export {
  guide,
  snapBox,
  snapLines,
  snapSpan,
  snapThreshold,
  type Guide,
  type SnapEdge,
  type SnapLines,
  type Snapped,
} from './canvas/snapBox.ts'
export {
  chartFaults,
  chartOf,
  draftOf,
  newChartDraft,
  withoutPoint,
  withPaletteColor,
  withPoint,
  type ChartDraft,
  type ChartFaults,
  type DraftPoint,
} from './charts/chartDraft.ts'
export { isCells, readCells, type CellPoints } from './charts/readCells.ts'
export { DeckDocument, type DeckDocumentOptions } from './document/DeckDocument.ts'
export { sameJson } from './document/sameJson.ts'
export type { DocumentKey } from './document/DocumentSnapshots.ts'
export {
  bulletsId,
  elementName,
  findElement,
  titleId,
  type SlideElement,
} from './edits/elements.ts'
export { withElementBox } from './edits/slideBoxes.ts'
export {
  clampFontSize,
  elementStyle,
  withArrangement,
  withLayout,
  withTheme,
  type SlideColors,
} from './edits/slideLook.ts'
export {
  newShapeDraft,
  presetOf,
  shapeDraftOf,
  shapeOf,
  sizePresets,
  type ShapeDraft,
} from './shapes/shapeDraft.ts'
export {
  hasRoomForVisual,
  withChart,
  withChartData,
  withShape,
  withShapeData,
} from './edits/slideVisuals.ts'
export { elementText } from './edits/slideText.ts'
export {
  Autosave,
  saveTimes,
  type Acknowledged,
  type AutosavePorts,
  type SaveState,
} from './saving/Autosave.ts'
export { mergeSlides, type Merged, type Versions } from './saving/mergeSlides.ts'
export type { Clock, Draft, DraftStore, Send, SendResult } from './saving/ports.ts'
