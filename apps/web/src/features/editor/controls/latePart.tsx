import { loadToasts } from '@deckloom/ui'
import { type ComponentType, useState } from 'react'
import { lazyPart } from '../../../shared/loading/lazyPart.ts'

const loads: (() => Promise<unknown>)[] = []

/**
 * Creates a component that loads when first shown, or earlier through `warmUpParts`. Once loaded it renders
 * immediately; `lazy` would still suspend, and React reveals suspended content 300 ms later, in the middle of a drag.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let ready: ComponentType<Props> | undefined
  const loadOnce = async () => (ready ??= await load())
  const Late = lazyPart(loadOnce)
  loads.push(loadOnce)
  return function Part(props: Props) {
    // Kept in state, because swapping the component would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Late)
    return <Shown {...props} />
  }
}

/** Long enough for the first slide to be drawn. */
const warmUpAfterMs = 1_500

/**
 * Preloads toasts and all parts, one at a time when the browser is idle and no pointer is down, because parsing and running them
 * would stall a drag. A part that fails is loaded again when needed.
 */
export async function warmUpParts(signal: AbortSignal): Promise<void> {
  const released = watchPointers(signal)
  await new Promise((resolve) => setTimeout(resolve, warmUpAfterMs))
  for (const load of [loadToasts, ...loads]) {
    // oxlint-disable-next-line no-await-in-loop -- the next waits for the browser again
    await nextIdle(released)
    if (signal.aborted) return
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await load().catch(() => undefined)
  }
}

/** Waits until no pointer is down and the browser is idle, or for a timeout where the browser cannot report idleness. */
async function nextIdle(released: () => Promise<void>): Promise<void> {
  await released()
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve, 50)
  })
  await released()
}

/** Returns a function whose promise resolves as soon as no pointer is down, immediately if none is. */
function watchPointers(signal: AbortSignal): () => Promise<void> {
  const down = new Set<number>()
  const waiting: (() => void)[] = []
  const options = { signal, capture: true }
  const lift = ({ pointerId }: PointerEvent) => {
    down.delete(pointerId)
    if (down.size === 0) for (const go of waiting.splice(0)) go()
  }
  addEventListener('pointerdown', ({ pointerId }) => down.add(pointerId), options)
  addEventListener('pointerup', lift, options)
  addEventListener('pointercancel', lift, options)
  return () =>
    down.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))
}
