import type { Box } from '@deckloom/deck'
import {
  middleOf,
  normalTurn,
  type PlacedElement,
  turnBoxes,
  type TurnedBoxes,
  turnTowards,
} from '@deckloom/editor'
import type { TurnedBox } from '@deckloom/scene'
import { pixelShift, unitsPerPixel } from '../../paper/paper.ts'
import { findMovers, wholeSelection } from './movers.ts'
import { trackPointer } from './trackPointer.ts'
import { pagePoints } from '../../../../shared/scene/pagePoints.ts'

export interface ElementsTurn {
  readonly paper: HTMLElement
  readonly target: HTMLElement
  readonly start: PointerEvent
  readonly elements: readonly PlacedElement[]
  /** Called once on release, if they rotated. */
  readonly onCommit: (turned: TurnedBoxes['boxes'], degrees: number) => void
}

/** Rotates several elements as a unit about their common center, bypassing React until release. */
export function turnElements({ paper, target, start, elements, onCommit }: ElementsTurn): void {
  const pointOf = pagePoints(paper)
  const middle = { ...middleOf(elements), width: 0, height: 0 }
  const painted = paintedTurn(paper, elements)
  // The handle is below the center, so straight down means no rotation.
  const towards = (event: PointerEvent): number =>
    normalTurn(turnTowards(middle, pointOf(event), event.shiftKey) + 180)
  let degrees = 0
  let turning = false
  trackPointer({
    target,
    start,
    onMove: (dx, dy, event) => {
      turning ||= Math.hypot(dx, dy) >= 2
      if (!turning) return
      degrees = towards(event)
      painted.show(degrees)
    },
    onEnd: (canceled) => {
      painted.clear()
      if (degrees !== 0 && !canceled) onCommit(turnBoxes(elements, degrees).boxes, degrees)
    },
  })
}

function paintedTurn(paper: HTMLElement, elements: readonly PlacedElement[]) {
  const scale = unitsPerPixel(paper)
  const badge = paper.querySelector<HTMLElement>('[data-turn-badge]')
  const parts = elements.map((element) => ({ element, ...findMovers(paper, [element.id]) }))
  const before = new Map(
    parts.flatMap(({ frames }) => frames.map((part) => [part, part.style.rotate] as const)),
  )
  return {
    show: (by: number): void => {
      const { boxes, shift } = turnBoxes(elements, by)
      for (const [index, { element, marks, frames }] of parts.entries()) {
        const to = boxes[index] ?? element
        const transform = transformTo(to, element.box)
        for (const mark of marks) mark.style.transform = transform
        for (const part of frames) {
          const whole = part.dataset['movesWith'] === wholeSelection
          part.style.rotate = `${whole ? by : to.rotation}deg`
          part.style.translate = whole
            ? pixelShift(shift.x, shift.y, scale)
            : pixelShift(to.box.x - element.box.x, to.box.y - element.box.y, scale)
        }
      }
      if (!badge) return
      badge.textContent = `${by}°`
      badge.style.rotate = `${-by}deg`
      badge.hidden = false
    },
    clear: (): void => {
      for (const mark of parts.flatMap(({ marks }) => marks)) mark.style.transform = ''
      for (const [part, rotate] of before) {
        part.style.rotate = rotate
        part.style.translate = ''
      }
      if (badge) badge.hidden = true
    },
  }
}

function transformTo({ box, rotation }: TurnedBox, from: Box): string {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const back = `translate(${-from.x - from.width / 2}px, ${-from.y - from.height / 2}px)`
  return `translate(${x}px, ${y}px) rotate(${rotation}deg) ${back}`
}
