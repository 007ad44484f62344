import { type ComponentType, lazy, useState } from 'react'

const loads: (() => Promise<unknown>)[] = []

/**
 * A component that is loaded when it is first shown, or ahead by `warmUpParts`. One that is there already is drawn at
 * once: `lazy` would wait for it all the same, and React shows what waited 300 ms later, in the middle of a drag.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let ready: ComponentType<Props> | undefined
  const loaded = async () => (ready ??= await load())
  const Late = lazy(async () => ({ default: await loaded() }))
  loads.push(loaded)
  return function Part(props: Props) {
    // Kept: another component in its place would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Late)
    return <Shown {...props} />
  }
}

/**
 * Loads all parts ahead, one whenever the browser has nothing to do: all at once they would hold up a drag. One that
 * fails is loaded again when it is needed.
 */
export async function warmUpParts(signal: AbortSignal): Promise<void> {
  for (const load of loads) {
    // oxlint-disable-next-line no-await-in-loop -- the next waits for the browser again
    await nextIdle()
    if (signal.aborted) return
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await load().catch(() => undefined)
  }
}

/** Browsers that cannot tell when they are idle get a moment between. */
function nextIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve, 50)
  })
}
