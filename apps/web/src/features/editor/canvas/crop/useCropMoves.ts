import {
  type CropDraft,
  cropRegion,
  type Handle,
  handles,
  moveCropPicture,
  moveCropSides,
  wholeDraft,
} from '@deckloom/editor'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { announce } from '../../paper/announcer.ts'
import { unitsPerPixel } from '../../paper/paper.ts'
import { trackPointer } from '../gestures/trackPointer.ts'

export interface CropMoves {
  readonly paper: RefObject<HTMLElement | null>
  readonly draft: CropDraft
  readonly setDraft: (draft: CropDraft) => void
  readonly done: () => void
  readonly leave: () => void
}

const arrows: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

/** Returns the gestures and keys of a crop: of a handle, or of the picture under the frame without one. */
export function useCropMoves({ paper, draft, setDraft, done, leave }: CropMoves) {
  const arrow = (event: KeyboardEvent, [x, y]: readonly [number, number]) => {
    const step = event.shiftKey ? 10 : 1
    const move = { dx: x * step, dy: y * step }
    const handle = handleOf(event.target)
    const next = handle
      ? moveCropSides(draft, { handle, ...move, keepAspect: false })
      : moveCropPicture(draft, move)
    if (next) setDraft(next)
    announce(describe(next ?? draft))
  }
  return {
    whole: wholeDraft,
    drag: (handle: Handle | undefined, event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !paper.current) return
      const scale = unitsPerPixel(paper.current)
      let last = draft
      trackPointer({
        target: event.currentTarget,
        start: event.nativeEvent,
        onMove: (x, y, { shiftKey }) => {
          const move = { dx: x * scale, dy: y * scale }
          last = handle
            ? (moveCropSides(draft, { handle, ...move, keepAspect: shiftKey }) ?? last)
            : moveCropPicture(draft, move)
          setDraft(last)
        },
        onEnd: (canceled) => {
          setDraft(canceled ? draft : last)
          if (!canceled) announce(describe(last))
        },
      })
    },
    keys: (event: KeyboardEvent) => {
      const { target, key } = event
      const onBar = target instanceof Element && target.closest('[role=toolbar]') !== null
      const by = onBar ? undefined : arrows.get(key)
      if (by) arrow(event, by)
      else if (key === 'Enter' && !onBar) done()
      else if (key === 'Escape') leave()
      else return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function handleOf(target: EventTarget): Handle | undefined {
  const named = target instanceof HTMLElement ? target.dataset['cropHandle'] : undefined
  return handles.find((handle) => handle === named)
}

function describe(draft: CropDraft): string {
  const { width, height } = cropRegion(draft)
  return `Shows ${percent(width)} by ${percent(height)} percent of the picture`
}

function percent(share: number): number {
  return Math.round(share * 100)
}
