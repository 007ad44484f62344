import { isChoosing, isLocked, placingOf, selectedIds, selectionOf, unitOf } from '@deckloom/editor'
import { useThreads } from '../../../shared/comments/threads.ts'
import { SceneSvg } from '../../../shared/scene/SceneSvg.tsx'
import type { Scene } from '@deckloom/scene'
import { Skeleton } from '@deckloom/ui'
import { type RefObject, Suspense, useMemo, useRef } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { latePart } from '../controls/latePart.tsx'
import { LateOthersOnSlide } from '../presence/lateParts.tsx'
import { PendingKeys } from '../text/PendingKeys.tsx'
import { withoutWritten } from '../text/withoutWritten.ts'
import { useWriting } from '../text/writing.ts'
import { useElementClipboard } from '../clipboard/useElementClipboard.ts'
import { useAnnouncement } from '../paper/announcer.ts'
import type { CommentPinsProps } from './CommentPins.tsx'
import { ElementButton, type ElementButtonProps } from './elements/ElementButton.tsx'
import { focusElement } from '../paper/focusElement.ts'
import { useGestures } from './gestures/useGestures.ts'
import { useGround } from './gestures/useGround.ts'
import { useRulers } from '../paper/grid.ts'
import { PlacedGuides } from './guides/PlacedGuides.tsx'
import { GridLines } from './GridLines.tsx'
import { Guides } from './Guides.tsx'
import { type MenuPlace, useMenuPlace } from './menu/useMenuPlace.ts'
import { provideFollowers } from './followers/followers.ts'
import { hasStroke, lineSource, strokeOf } from './lines/lineSource.ts'
import { useCropping } from '../overlays/cropState.ts'
import { useDrawTool } from '../overlays/drawToolState.ts'
import { shortcutSheet } from '../overlays/shortcutSheetState.ts'
import { GroupFrame, ManyFrame, SelectionFrame } from './SelectionFrame.tsx'
import { type CanvasElements, useCanvasElements } from './elements/useCanvasElements.ts'
import { useCanvasKeys } from './useCanvasKeys.ts'
import { useCommentKey } from './useCommentKey.ts'
import { useElementActions } from '../actions/useElementActions.ts'

const CommentPins = latePart(async () => (await import('./CommentPins.tsx')).CommentPins)
const ElementMenu = latePart(async () => (await import('./menu/ElementMenu.tsx')).ElementMenu)
const CropLayer = latePart(async () => (await import('./crop/CropLayer.tsx')).CropLayer)
const DrawingLayer = latePart(async () => (await import('./drawing/DrawingLayer.tsx')).DrawingLayer)
const LineButton = latePart(async () => {
  const lines = await import('./lines/lateLines.ts')
  provideFollowers(lines.followLines)
  return lines.LineButton
})
const LineFrame = latePart(async () => (await import('./lines/lateLines.ts')).LineFrame)
const FloatingBar = latePart(async () => (await import('./menu/FloatingBar.tsx')).FloatingBar)
const RulerEdges = latePart(async () => (await import('./RulerEdges.tsx')).RulerEdges)
const ShortcutSheet = latePart(async () => (await import('./menu/ShortcutSheet.tsx')).ShortcutSheet)
const TableEditor = latePart(async () => (await import('../table/TableEditor.tsx')).TableEditor)
const TextEditor = latePart(async () => (await import('../text/TextEditor.tsx')).TextEditor)

export interface CanvasProps {
  /** Set where text is edited outside the canvas: called on a second tap on an element. */
  readonly onEditText?: () => void
}

/** The slide with everything that can be pressed, moved and edited. */
export function Canvas({ onEditText }: CanvasProps) {
  const { slide, index } = useEditor()
  const paper = useRef<HTMLDivElement>(null)
  const canvas = useCanvasElements()
  const { scene, elements, selected } = canvas
  const listing = shortcutSheet.useIsOpen()
  useCanvasKeys({
    canvas,
    focusCanvas: () => paper.current?.focus({ preventScroll: true }),
  })
  useElementClipboard(selected)
  const { run } = useElementActions({ selected })
  useCommentKey(() => run('comment'))
  const gestures = useGestures({ paper, canvas, onTapAgain: onEditText })
  useGround(paper, gestures.ground)
  const menu = useMenuPlace({ slide, selected })
  const cropped = useCropped(selected)
  return (
    <>
      {/* Menu and long press belong to the elements inside; the paper only listens for them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={paper}
        id="content"
        tabIndex={-1}
        aria-label={`Slide ${index + 1}`}
        className="@container relative aspect-video w-full shadow-[0_0_0_1px_rgb(16_40_32/.12),0_12px_32px_-12px_rgb(16_40_32/.35)] outline-none"
        onContextMenu={menu.open}
        onPointerDown={menu.watch}
      >
        <Picture scene={scene} cropped={cropped?.element.id} />
        <GridLines />
        <Rulers selected={selected} />
        <PlacedGuides />
        <Buttons canvas={canvas} gestures={gestures} />
        <GroupFrame {...canvas} />
        {cropped ? (
          <Suspense>
            <CropLayer key={cropped.element.id} paper={paper} canvas={canvas} {...cropped} />
          </Suspense>
        ) : (
          <Frames paper={paper} canvas={canvas} gestures={gestures} onMenu={menu.openAt} />
        )}
        {scene && <Writing canvas={canvas} />}
        <Drawing paper={paper} canvas={canvas} />
        <Guides />
        <Overlays scene={scene} elements={elements} />
        <Announcements />
      </section>
      <Suspense>
        {menu.place && <ElementMenu canvas={canvas} place={menu.place} onClose={menu.close} />}
        {listing && <ShortcutSheet onClose={shortcutSheet.close} />}
      </Suspense>
    </>
  )
}

/** The picture that is being cropped, while it alone is selected. */
function useCropped([only, ...others]: CanvasElements['selected']) {
  const cropping = useCropping()
  if (!only || others.length > 0 || only.id !== cropping?.elementId) return undefined
  return { element: only, shapes: cropping.shapes }
}

/** What can be pressed on the slide, back to front. */
function Buttons({ canvas, gestures }: Pick<FramesProps, 'canvas' | 'gestures'>) {
  const { slide, changeSelection } = useEditor()
  // Reads the current selection, because the press that moved the focus may already have changed it.
  const select = (id: string) =>
    changeSelection((before) =>
      isChoosing(before) || selectedIds(before).includes(id)
        ? before
        : selectionOf(unitOf(slide, id, selectedIds(before))),
    )
  return canvas.elements.map((element) => (
    <AnyButton
      key={element.id}
      scene={canvas.scene}
      element={element}
      selected={canvas.selected.includes(element)}
      onPress={(event) => gestures.press(element, event)}
      onSelect={() => select(element.id)}
      onEdit={(event) => gestures.open(element, event)}
    />
  ))
}

interface AnyButtonProps extends ElementButtonProps {
  readonly scene: Scene | undefined
}

function AnyButton({ scene, ...props }: AnyButtonProps) {
  if (!hasStroke(props.element)) return <ElementButton {...props} />
  return (
    <Suspense>
      <LineButton {...props} stroke={strokeOf(scene, props.element.id)} />
    </Suspense>
  )
}

/** What draws a line or a shape, while its tool is out. */
function Drawing(props: Pick<FramesProps, 'paper' | 'canvas'>) {
  const tool = useDrawTool()
  if (!tool) return null
  return (
    <Suspense>
      <DrawingLayer tool={tool} {...props} />
    </Suspense>
  )
}

interface OverlaysProps extends Pick<CommentPinsProps, 'elements'> {
  readonly scene: Scene | undefined
}

/** What others select and where they point, and the pins of comments. */
function Overlays({ scene, elements }: OverlaysProps) {
  return (
    <>
      {scene && <LateOthersOnSlide scene={scene} elements={elements} />}
      {scene && <Pins scene={scene} elements={elements} />}
    </>
  )
}

function Pins(props: CommentPinsProps) {
  const threads = useThreads(useEditor().id)
  if (threads.length === 0) return null
  return (
    <Suspense>
      <CommentPins {...props} />
    </Suspense>
  )
}

interface FramesProps {
  readonly paper: RefObject<HTMLElement | null>
  readonly canvas: CanvasElements
  readonly gestures: ReturnType<typeof useGestures>
  readonly onMenu: (place: MenuPlace) => void
}

function Frames({ paper, canvas, gestures, onMenu }: FramesProps) {
  const { slide } = useEditor()
  const { selected, editing, resizing } = canvas
  const [only, ...rest] = selected
  if (!only) return null
  if (rest.length > 0) {
    return (
      <ManyFrame
        elements={selected}
        turns={selected.every(({ id }) => placingOf(slide, id) && !isLocked(slide, id))}
        onScaleStart={gestures.scale}
        onTurnStart={gestures.turnAll}
      />
    )
  }
  const line = lineSource(canvas.scene, only.id)
  return (
    <>
      {line && (
        <Suspense>
          <LineFrame paper={paper} canvas={canvas} element={only} source={line} />
        </Suspense>
      )}
      {!line && (
        <SelectionFrame
          element={only}
          editing={editing !== undefined}
          resizing={resizing}
          locked={isLocked(slide, only.id)}
          turns={placingOf(slide, only.id) !== undefined}
          onResizeStart={(handle, event) => gestures.resize(only, handle, event)}
          onTurnStart={(event) => gestures.turn(only, event)}
        />
      )}
      {!editing && (
        <Suspense>
          <FloatingBar element={only} onMenu={onMenu} />
        </Suspense>
      )}
    </>
  )
}

interface WritingProps {
  readonly canvas: CanvasElements
}

/** The text being edited. */
function Writing({ canvas: { editing } }: WritingProps) {
  const { stepOut } = useEditor()
  if (!editing) return null
  const end = () => {
    stepOut()
    focusElement(editing.id)
  }
  return (
    <Suspense fallback={<PendingKeys onCancel={end} />}>
      {editing.element.kind === 'table' ? (
        <TableEditor key={editing.id} elementId={editing.id} onDone={end} />
      ) : (
        <TextEditor
          key={editing.id}
          elementId={editing.id}
          name={editing.name}
          rotation={editing.rotation}
          onDone={end}
        />
      )}
    </Suspense>
  )
}

function Announcements() {
  return <output className="sr-only">{useAnnouncement()}</output>
}

/** Rulers at the edges, if turned on. */
function Rulers({ selected }: Pick<CanvasElements, 'selected'>) {
  if (!useRulers()) return null
  return (
    <Suspense>
      <RulerEdges selected={selected} />
    </Suspense>
  )
}

interface PictureProps {
  readonly scene: Scene | undefined
  /** The picture that draws itself while it is cropped. */
  readonly cropped: string | undefined
}

function Picture({ scene, cropped }: PictureProps) {
  const writing = useWriting(useEditor().slide)
  // Text being edited draws itself.
  const shown = useMemo(
    () => (scene && writing ? withoutWritten(scene, writing) : scene),
    [scene, writing],
  )
  const hidden = useMemo(() => (cropped === undefined ? undefined : new Set([cropped])), [cropped])
  if (!shown) return <Skeleton className="size-full" />
  return (
    <SceneSvg scene={shown} hiddenElementIds={hidden} className="block size-full select-none" />
  )
}
