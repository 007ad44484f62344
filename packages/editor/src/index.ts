export { alignBoxes, distributeBoxes, type AlignEdge } from './canvas/alignBoxes.ts'
export { isInside, moveBox, overlaps } from './canvas/boxes.ts'
export { clampToPage } from './canvas/clampToPage.ts'
export { scaleBoxes, type ScalableBox, type ScaleDrag } from './canvas/scaleBoxes.ts'
export type { SpacingBar } from './canvas/snapSpacing.ts'
export { middleOf, turnBoxes, type TurnedBoxes } from './canvas/turnBoxes.ts'
export { normalTurn, resizeTurned, turnTowards } from './canvas/turning.ts'
export { handles, resizeBox, type Handle, type ResizeOptions } from './canvas/resizeBox.ts'
export { freePlace } from './canvas/freePlace.ts'
export { inkBoxes } from './canvas/inkBoxes.ts'
export { sizeLimits } from './canvas/sizeLimits.ts'
export { elementTextMark, sceneElements, type PlacedElement } from './canvas/sceneElements.ts'
export {
  isChoosing,
  nothingSelected,
  selectedIds,
  selectionOf,
  stepOut,
  stillSelected,
  toggleElements,
  type Selection,
} from './canvas/selection.ts'
export {
  guide,
  type SnapAids,
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
export {
  cropDraft,
  croppedBox,
  cropRegion,
  moveCropPicture,
  moveCropSides,
  wholeDraft,
  type CropDraft,
} from './crop/cropDraft.ts'
export { cropRefusal, withCrop } from './crop/slideCrop.ts'
export { withResetPicture } from './crop/resetPicture.ts'
export { DeckDocument, type DeckDocumentOptions } from './document/DeckDocument.ts'
export { sameJson } from './document/sameJson.ts'
export type { DocumentKey } from './document/SlideStore.ts'
export { WrittenLines } from './document/WrittenLines.ts'
export {
  elementName,
  findElement,
  isWritable,
  type SlideElement,
  type VisualElement,
} from './edits/elements.ts'
export { withBulletAt, withoutBullet } from './edits/bulletList.ts'
export { htmlOfElements, htmlOfSlides, htmlOfTable } from './edits/clipboard/copiedHtml.ts'
export { noEmphasis } from './edits/clipboard/copiedParts.ts'
export {
  textOfElements,
  textOfLines,
  textOfSlides,
  withoutMarkers,
} from './edits/clipboard/copiedText.ts'
export { copyOf, onOneLine, textOfTable } from './edits/clipboard/copyElements.ts'
export { linesHtml, runsHtml } from './edits/clipboard/linesHtml.ts'
export { lookOfElement, withLook, type ElementLook } from './edits/looks/elementLook.ts'
export {
  groupable,
  groupAround,
  groupOf,
  partOf,
  unitOf,
  unitsOf,
} from './edits/arranging/groups.ts'
export { withGroup, withoutGroup } from './edits/arranging/grouping.ts'
export {
  isPaintable,
  type PaintChange,
  type PaintedVisual,
  withPaint,
} from './edits/looks/withPaint.ts'
export {
  withElementBoxes,
  withoutElements,
  withTurnedBoxes,
  type ElementBox,
} from './edits/manyElements.ts'
export {
  editLine,
  linesGluedTo,
  swapEnds,
  withLine,
  withLineEnd,
} from './edits/lines/slideLines.ts'
export { polygonPath, scribblePath, type DrawnPath } from './drawing/drawnPath.ts'
export { drawnBox } from './drawing/drawnBox.ts'
export { type FreeformTool, newFreeform, penWidth } from './drawing/newFreeform.ts'
export { withDrawnShape } from './drawing/withDrawnShape.ts'
export { defaultEnds, lineTools, newLine, type LineTool } from './edits/lines/newLine.ts'
export {
  lineTargets,
  pullEnd,
  type EndPull,
  type LineTarget,
  type PulledEnd,
} from './canvas/lines/pullEnd.ts'
export { checkScene, type SlideFinding } from './check/checkScene.ts'
export { repairFinding } from './check/repairFinding.ts'
export { withOrder, type OrderMove } from './edits/arranging/order.ts'
export { isOrderable } from './edits/arranging/stack.ts'
export {
  canTakeList,
  canTakeTable,
  isTable,
  pastedTextBox,
  withNewTable,
  withPastedList,
} from './edits/clipboard/pasteBlocks.ts'
export { withPasted } from './edits/clipboard/pasteElements.ts'
export { readCopied, readCopiedSlides } from './edits/clipboard/readCopied.ts'
export type { PageElement } from './pasting/pageNodes.ts'
export { pageTree, wholeHtml, type NodeView } from './pasting/pageTree.ts'
export { type PastedBlock, type PastedPicture, pasteLimits } from './pasting/pastedBlocks.ts'
export { readPasted } from './pasting/readPasted.ts'
export { rtfPictures } from './pasting/rtfPictures.ts'
export { isLocked, placingOf, removeLocked, withLock, withTurn } from './edits/placing.ts'
export { withElementBox } from './edits/slideBoxes.ts'
export {
  clampFontSize,
  elementStyle,
  textSizeStep,
  withArrangement,
  withHidden,
  withLayout,
  withLookOf,
  withSection,
  withTheme,
  withSteps,
  withTransition,
  type SlideColors,
  type StyleChange,
  type Transition,
} from './edits/slideLook.ts'
export { shapeName } from './edits/shapeName.ts'
export {
  newShapeDraft,
  presetOf,
  shapeDraftOf,
  shapeOf,
  sizePresets,
  type ShapeDraft,
} from './shapes/shapeDraft.ts'
export {
  countPictures,
  hasRoomFor,
  withChart,
  withChartData,
  withIcon,
  withIconData,
  withShape,
  withShapeData,
} from './edits/slideVisuals.ts'
export {
  hasPhotoBeside,
  withoutPhotoBeside,
  sizeOfPicture,
  withPicture,
  withPictureFit,
  withPictureSource,
  type NewPicture,
  type PictureSource,
} from './edits/slidePictures.ts'
export { starterSlide, type Starter } from './edits/starterSlide.ts'
export {
  cellsIn,
  withCell,
  withEmphasizedRow,
  withoutMerges,
  withoutTableColumn,
  withoutTableColumns,
  withoutTableRow,
  withoutTableRows,
  withPastedCells,
  withTableColumn,
  withTableRow,
  type CellPlace,
  rowPlace,
  withClearedCells,
  withMergedCells,
  withTotalRow,
} from './edits/slideTable.ts'
export { shownTable, tableId, withTable } from './edits/tables/shownTable.ts'
export {
  type CellGrid,
  isInRange,
  isWholeMerge,
  mergedRange,
  rangeBetween,
  tableOfRange,
} from './edits/tables/cellRanges.ts'
export {
  fittedWidths,
  hasTableFlag,
  movedLine,
  withColumnWidths,
  withEvenColumns,
  withTableFlag,
  type TableFlag,
} from './edits/tables/tableLook.ts'
export { bulletLines, lineBreakSign } from './edits/slideText.ts'
export { commonEnds } from './edits/runLooks.ts'
export {
  elementEmphasis,
  elementRichText,
  elementTexts,
  styleEmphasis,
  withRichText,
  type Emphasis,
  type RichLine,
  type RichText,
} from './edits/richText.ts'
export { findInDeck, replaceFound, replaceInSlide, type Found } from './search/findInDeck.ts'
export { isPlaceGone, wordsRange, type CommentPlace } from './search/commentPlaces.ts'
export type { SearchOptions } from './search/searchText.ts'
export {
  emptyLine,
  placedWords,
  type PlacedLine,
  type PlacedPiece,
  type PlacedWords,
} from './text/placedWords.ts'
export { caretBox } from './text/caretBox.ts'
export { letterAt } from './text/letterAt.ts'
export { wordBoxes } from './text/wordBoxes.ts'
export { Autosave, type AutosavePorts, type SaveState } from './saving/Autosave.ts'
export { saveTimes } from './saving/SaveTimer.ts'
export { baseWithSent } from './saving/baseWithSent.ts'
export { mergeText, type StyledText } from './saving/mergeText.ts'
export { mergeSlides, type Merged, type Versions } from './saving/mergeSlides.ts'
export type {
  ChangeKind,
  Clock,
  DeckChange,
  Draft,
  DraftStore,
  Pull,
  Send,
  Sending,
  SendResult,
} from './saving/ports.ts'
export {
  sharedEmphasis,
  textsOf,
  withClearedText,
  withResizedText,
  withToggledEmphasis,
  withWholeTextStyles,
} from './edits/wholeText.ts'
export { newText } from './edits/slideElements.ts'
