import type { Box, ShapeType } from '@deckloom/deck'
import {
  type CropDraft,
  croppedBox,
  cropRegion,
  type Handle,
  handles,
  type PlacedElement,
  sameJson,
  withCrop,
} from '@deckloom/editor'
import { boundsOf, imageOf, type ImageMark, maskPath } from '@deckloom/scene'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { urlFor } from '../../../../shared/place.ts'
import { setCropping } from '../../overlays/cropState.ts'
import { announce } from '../../paper/announcer.ts'
import { focusElement } from '../../paper/focusElement.ts'
import { boxStyle } from '../../../../shared/scene/boxStyle.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import type { CanvasElements } from '../elements/useCanvasElements.ts'
import { boxView } from '../lines/boxView.ts'
import { CropBar } from './CropBar.tsx'
import { useCropMoves } from './useCropMoves.ts'
import { usePictureDraft } from './usePictureDraft.ts'

export interface CropLayerProps {
  readonly paper: RefObject<HTMLElement | null>
  readonly canvas: CanvasElements
  readonly element: PlacedElement
  /** Opens with the shapes that the picture can be cut to. */
  readonly shapes: boolean
}

/** The whole picture behind its frame while it is cropped: the frame's sides move, or the picture under it. */
export function CropLayer(props: CropLayerProps) {
  const { canvas, element } = props
  const mark = canvas.scene?.marks.flatMap((each) =>
    each.origin?.elementId === element.id ? (imageOf(each) ?? []) : [],
  )[0]
  const draft = usePictureDraft(mark)
  const takeOut = useEffectEvent(() => setCropping({ elementId: element.id, shapes: props.shapes }))
  useEffect(() => {
    // Mounted twice in development, it still goes on.
    takeOut()
    return () => setCropping(undefined)
  }, [])
  if (!draft || !mark) return null
  return <Cropping {...props} mark={mark} start={draft} />
}

interface CroppingProps extends CropLayerProps {
  readonly mark: ImageMark
  readonly start: CropDraft
}

function Cropping({ paper, element, mark, start, shapes }: CroppingProps) {
  const root = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState(start)
  const [mask, setMask] = useState(mark.mask)
  const apply = useApply({ element, mark, start })
  const leave = () => {
    setCropping(undefined)
    focusElement(element.id, document.activeElement)
  }
  const done = () => {
    apply(draft, mask)
    leave()
  }
  useOutside(root, () => {
    apply(draft, mask)
    setCropping(undefined)
  })
  const moves = useCropMoves({ paper, draft, setDraft, done, leave })
  const { rotation } = draft.around
  return (
    // Keys inside belong to the crop, as those of any dialog do. An element of that name would be placed by the browser.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-label="Crop picture"
      className="pointer-events-none absolute inset-0 z-20"
      onKeyDown={moves.keys}
    >
      <div className="absolute inset-0 overflow-clip">
        <Picture src={urlFor(mark.src)} draft={draft} mask={mask} radius={mark.radius} />
      </div>
      <Frame draft={draft} onStart={moves.drag} />
      <CropBar
        bounds={boundsOf({ box: croppedBox(draft), rotation })}
        mask={mask}
        shapes={shapes}
        onMask={setMask}
        onReset={() => {
          setMask(undefined)
          setDraft(moves.whole(draft))
        }}
        onDone={done}
      />
    </div>
  )
}

interface FrameProps {
  readonly draft: CropDraft
  /** Without a handle, the picture moves under the frame. */
  readonly onStart: (handle: Handle | undefined, event: React.PointerEvent<HTMLElement>) => void
}

function Frame({ draft: { frame, around }, onStart }: FrameProps) {
  return (
    <div className="absolute" style={boxStyle(around.box, around.rotation)}>
      <div className="absolute" style={within(frame, around.box)}>
        <button
          ref={focusFrame}
          type="button"
          aria-label="Picture in its frame: arrow keys move the picture, Enter applies, Escape cancels"
          className="pointer-events-auto absolute inset-0 cursor-move touch-none outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus"
          onPointerDown={(event) => onStart(undefined, event)}
        />
        {handles.map((handle) => (
          <SideHandle key={handle} handle={handle} onStart={(event) => onStart(handle, event)} />
        ))}
      </div>
    </div>
  )
}

/** Applies the crop as one step, if anything changed. */
function useApply({ element, mark, start }: Pick<CroppingProps, 'element' | 'mark' | 'start'>) {
  const { document, slide } = useEditor()
  return (draft: CropDraft, mask: ShapeType | undefined) => {
    if (mask === mark.mask && sameJson([draft.frame, draft.picture], [start.frame, start.picture]))
      return
    const box = sameJson(draft.frame, mark.box) ? undefined : croppedBox(draft)
    const crop = cropRegion(draft)
    document.edit(slide.id, (now) => withCrop(now, element.id, { crop, mask, box }))
    announce('Picture cropped')
  }
}

/** A press or the focus outside of the layer applies the crop. */
function useOutside(root: RefObject<HTMLElement | null>, apply: () => void) {
  const check = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && root.current && !root.current.contains(target)) apply()
  })
  // A press on what takes no focus, such as a label, gives it to the slide around the layer.
  const holdsLayer = useEffectEvent(
    (target: EventTarget | null) => target instanceof Node && target.contains(root.current),
  )
  useEffect(() => {
    const done = new AbortController()
    const options = { capture: true, signal: done.signal }
    addEventListener('pointerdown', ({ target }) => check(target), options)
    addEventListener('focusin', ({ target }) => holdsLayer(target) || check(target), options)
    return () => done.abort()
  }, [])
}

interface PictureProps {
  readonly src: string
  readonly draft: CropDraft
  readonly mask: ShapeType | undefined
  /** Of the corners without a mask, in page units. */
  readonly radius: number | undefined
}

function Picture({ src, draft: { frame, picture, around }, mask, radius }: PictureProps) {
  const id = useId()
  const image = { href: src, ...picture, preserveAspectRatio: 'none' }
  return (
    <svg
      aria-hidden="true"
      className="absolute overflow-visible"
      style={boxStyle(around.box, around.rotation)}
      viewBox={boxView(around.box)}
      preserveAspectRatio="none"
    >
      <clipPath id={id}>
        <path d={maskPath(mask ?? 'rectangle', frame, mask ? 0 : radius)} />
      </clipPath>
      <image {...image} opacity={0.4} data-whole-picture="" />
      <image {...image} clipPath={`url(#${id})`} />
      <rect
        {...frame}
        fill="none"
        className="stroke-select forced-colors:stroke-[Highlight]"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

const sides = {
  nw: 'Top left corner',
  n: 'Top edge',
  ne: 'Top right corner',
  e: 'Right edge',
  se: 'Bottom right corner',
  s: 'Bottom edge',
  sw: 'Bottom left corner',
  w: 'Left edge',
} as const satisfies Record<Handle, string>

const shapesOf = { n: 'h-1.5 w-7', s: 'h-1.5 w-7', e: 'h-7 w-1.5', w: 'h-7 w-1.5' } as const

interface SideHandleProps {
  readonly handle: Handle
  readonly onStart: (event: React.PointerEvent<HTMLElement>) => void
}

function SideHandle({ handle, onStart }: SideHandleProps) {
  const [high, wide] = [/[ns]/u.exec(handle)?.[0], /[ew]/u.exec(handle)?.[0]]
  const only = handle === 'n' || handle === 's' || handle === 'e' || handle === 'w'
  return (
    <button
      type="button"
      data-crop-handle={handle}
      aria-label={`${sides[handle]} of the frame`}
      className="pointer-events-auto absolute flex size-8 -translate-1/2 touch-none items-center justify-center rounded-chip focus-visible:outline-2 focus-visible:outline-focus touch:size-11"
      style={{
        left: wide === 'w' ? '0%' : wide === 'e' ? '100%' : '50%',
        top: high === 'n' ? '0%' : high === 's' ? '100%' : '50%',
        cursor: `${handle}-resize`,
      }}
      onPointerDown={onStart}
    >
      <span
        className={`rounded-[2px] bg-black shadow-[0_0_0_1.5px_#fff] ${only ? shapesOf[handle] : 'size-3.5'}`}
      />
    </button>
  )
}

function within(frame: Box, box: Box) {
  return {
    left: percent((frame.x - box.x) / box.width),
    top: percent((frame.y - box.y) / box.height),
    width: percent(frame.width / box.width),
    height: percent(frame.height / box.height),
  }
}

function percent(share: number): string {
  return `${share * 100}%`
}

function focusFrame(frame: HTMLButtonElement | null) {
  frame?.focus({ preventScroll: true })
}
