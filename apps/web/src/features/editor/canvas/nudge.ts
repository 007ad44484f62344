import type { Box } from '@deckloom/deck'
import {
  clampToPage,
  type ElementBox,
  type Handle,
  moveBox,
  type PlacedElement,
  resizeTurned,
  sizeLimits,
} from '@deckloom/editor'
import { boundsOf, boxAround } from '@deckloom/scene'

const directions = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>

export interface NudgeKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/**
 * Returns where an arrow key moves elements: by 1 unit, or 10 with Shift, together and within the page. With Alt it
 * moves each element's lower right corner.
 */
export function nudge(
  elements: readonly PlacedElement[],
  { key, shiftKey, altKey }: NudgeKey,
): readonly ElementBox[] | undefined {
  if (!isArrow(key)) return undefined
  const step = shiftKey ? 10 : 1
  const dx = directions[key][0] * step
  const dy = directions[key][1] * step
  if (altKey) return elements.map((element) => [element.id, growBox(element, dx, dy)])
  const frame = boxAround(elements.map(boundsOf))
  if (!frame) return []
  const moved = clampToPage(moveBox(frame, dx, dy))
  return elements.map(({ id, box }) => [id, moveBox(box, moved.x - frame.x, moved.y - frame.y)])
}

function growBox(element: PlacedElement, dx: number, dy: number): Box {
  const handle: Handle = dx === 0 ? 's' : 'e'
  return resizeTurned(
    { box: element.box, rotation: 0 },
    { handle, dx, dy, ...sizeLimits(element.element), keepAspect: false },
  )
}

function isArrow(key: string): key is keyof typeof directions {
  return key in directions
}
