import { type Box, page } from '@deckloom/deck'
import {
  clampToPage,
  moveBox,
  type PlacedElement,
  type SnapAids,
  snapBox,
  type SnapLines,
  snapLines,
} from '@deckloom/editor'
import { boundsOf, boxAround } from '@deckloom/scene'
import { movedBox } from '../../paper/movedBox.ts'
import { pixelShift, unitsPerPixel } from '../../paper/paper.ts'
import type { Followers } from '../followers/followLines.ts'
import { findMovers, type Movers } from './movers.ts'
import { noGuides, showGuides } from './showGuides.ts'
import { trackPointer } from './trackPointer.ts'

/** Pixels a press may move before it becomes a drag. */
const tremor = 3

export interface ElementsDrag {
  readonly paper: HTMLElement
  readonly target: HTMLElement
  readonly start: PointerEvent
  readonly elements: readonly PlacedElement[]
  readonly others: readonly Box[]
  readonly aids: SnapAids | undefined
  /** Lets lines follow that are glued to the elements; called when the drag begins. */
  readonly followers?: (() => Followers | undefined) | undefined
  /** Called once on release, only if the elements moved; `copies` if Alt was held: then they stay. */
  readonly onCommit: (boxes: readonly Box[], copies: boolean) => void
  /** Called on release if they did not move. */
  readonly onTap: () => void
}

/**
 * Moves elements with the pointer; Shift holds the axis, Ctrl turns snapping off, Alt leaves copies. During the drag only their marks and frames move, bypassing React; the document is
 * written once, on release.
 */
export function dragElements(drag: ElementsDrag): void {
  const { paper, target, start, elements } = drag
  const scale = unitsPerPixel(paper)
  const lines = snapLines(drag.others, drag.aids)
  const frame = boxAround(elements.map(boundsOf)) ?? { x: 0, y: 0, ...page }
  const only = elements.length === 1 ? elements[0] : undefined
  let movers: Movers | undefined
  let followers: Followers | undefined
  let offset = { x: 0, y: 0 }
  let copies = false
  trackPointer({
    target,
    start,
    onMove: (dx, dy, event) => {
      if (!movers && (elements.length === 0 || Math.hypot(dx, dy) < tremor)) return
      if (!movers) followers = drag.followers?.()
      movers ??= begin(drag)
      copies = event.altKey
      for (const node of [paper, target]) node.toggleAttribute('data-copying', copies)
      movers.showOriginals(copies)
      const snapped = snapMoved({ frame, lines, scale }, { dx, dy, event })
      const box = clampToPage(snapped.box)
      offset = { x: box.x - frame.x, y: box.y - frame.y }
      shift(movers, offset, scale)
      movedBox.set(only && moveBox(only.box, offset.x, offset.y))
      followers?.follow(copies ? { x: 0, y: 0 } : offset)
      showGuides(paper, snapped, scale)
    },
    onEnd: (canceled) => {
      markDragging(drag, false)
      showGuides(paper, noGuides, scale)
      followers?.end()
      movedBox.set(undefined)
      movers?.showOriginals(false)
      for (const part of [...(movers?.marks ?? []), ...(movers?.frames ?? [])]) {
        part.style.translate = ''
      }
      if (canceled) return
      if (movers)
        drag.onCommit(
          elements.map(({ box }) => moveBox(box, offset.x, offset.y)),
          copies,
        )
      else drag.onTap()
    },
  })
}

interface Moving {
  readonly frame: Box
  readonly lines: SnapLines
  /** Page units per pixel. */
  readonly scale: number
}

interface Way {
  readonly dx: number
  readonly dy: number
  readonly event: PointerEvent
}

function snapMoved({ frame, lines, scale }: Moving, { dx, dy, event }: Way) {
  const [across, down] = event.shiftKey ? alongAxis(dx, dy) : [dx, dy]
  const moved = { ...frame, x: frame.x + across * scale, y: frame.y + down * scale }
  const isFree = event.ctrlKey || event.metaKey
  return isFree ? { ...noGuides, box: moved } : snapBox(moved, lines)
}

/** The part of a way along the axis that it mostly follows. */
function alongAxis(dx: number, dy: number): readonly [number, number] {
  return Math.abs(dx) >= Math.abs(dy) ? [dx, 0] : [0, dy]
}

function begin(drag: ElementsDrag): Movers {
  markDragging(drag, true)
  return findMovers(
    drag.paper,
    drag.elements.map(({ id }) => id),
  )
}

function shift({ marks, frames }: Movers, { x, y }: Pick<Box, 'x' | 'y'>, scale: number) {
  for (const mark of marks) mark.style.translate = `${x}px ${y}px`
  for (const part of frames) part.style.translate = pixelShift(x, y, scale)
}

/** Hides handles, bars and the focus ring during a drag, so that the target stays visible. */
function markDragging({ paper, target }: ElementsDrag, dragging: boolean) {
  for (const node of [paper, target]) {
    node.toggleAttribute('data-dragging', dragging)
    if (!dragging) node.toggleAttribute('data-copying', false)
  }
}
