import { type Box } from '@deckloom/deck'
import { type Handle, type PlacedElement, resizeBox, sizeLimits } from '@deckloom/editor'

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

/** Where an arrow key takes an element: by 1 unit, with Shift by 10; with Alt its lower right corner moves. */
export function nudge(
  element: PlacedElement,
  { key, shiftKey, altKey }: NudgeKey,
): Box | undefined {
  if (!isArrow(key)) return undefined
  const [across, down] = directions[key]
  const step = shiftKey ? 10 : 1
  const { box } = element
  if (!altKey) return { ...box, x: box.x + across * step, y: box.y + down * step }
  const handle: Handle = across === 0 ? 's' : 'e'
  return resizeBox(box, {
    handle,
    dx: across * step,
    dy: down * step,
    ...sizeLimits(element.element),
    keepAspect: false,
  })
}

function isArrow(key: string): key is keyof typeof directions {
  return key in directions
}
