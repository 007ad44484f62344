import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { fetchHere } from '../place.ts'
import { loadWhenReachable, type Network } from './loadWhenReachable.ts'

/**
 * Creates a component whose code loads when it is first shown. Without a network its `Suspense` waits: a plain `lazy`
 * would throw, and take away the page around it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWhenReachable(load, network) }))
}

const retryAfterMs = 1_000

const network: Network = {
  isReachable: async () => {
    const answer = await fetchHere('/healthz', { cache: 'no-store' }).catch(() => undefined)
    return answer?.ok === true
  },
  pause: () => new Promise((resolve) => setTimeout(resolve, retryAfterMs)),
}
