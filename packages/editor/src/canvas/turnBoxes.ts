import { boundsOf, boxAround, type TurnedBox } from '@deckloom/scene'
import { moveBox } from './boxes.ts'
import { clampToPage } from './clampToPage.ts'
import { normalTurn, turnPoint } from './turning.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Returns the center that several elements rotate about, or the page origin if there are none. */
export function middleOf(boxes: readonly TurnedBox[]): Point {
  const around = boxAround(boxes.map(boundsOf))
  return around
    ? { x: around.x + around.width / 2, y: around.y + around.height / 2 }
    : { x: 0, y: 0 }
}

export interface TurnedBoxes {
  readonly boxes: readonly TurnedBox[]
  /** How far all of them were moved to stay on the page. */
  readonly shift: Point
}

/** Rotates the boxes as one, about their common center; each keeps its size and its position relative to the others. */
export function turnBoxes(boxes: readonly TurnedBox[], degrees: number): TurnedBoxes {
  const middle = middleOf(boxes)
  const turned = boxes.map(({ box, rotation }): TurnedBox => {
    const { width, height } = box
    const from = { x: box.x + width / 2 - middle.x, y: box.y + height / 2 - middle.y }
    const { x, y } = turnPoint(from, degrees)
    return {
      box: { ...box, x: middle.x + x - width / 2, y: middle.y + y - height / 2 },
      rotation: normalTurn(rotation + degrees),
    }
  })
  const around = boxAround(turned.map(boundsOf))
  if (!around) return { boxes: [], shift: { x: 0, y: 0 } }
  const kept = clampToPage(around)
  const shift = { x: kept.x - around.x, y: kept.y - around.y }
  return {
    boxes: turned.map(({ box, rotation }) => ({ box: moveBox(box, shift.x, shift.y), rotation })),
    shift,
  }
}
