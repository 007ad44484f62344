import { useLateWatch } from './useLateWatch.ts'
import type { Shown } from './watchSlides.ts'

/** Returns a function to call with every slide shown, which tracks how long each is viewed; nothing without `shown`. */
export function useSlideWatch(shown: Shown | undefined): (slideId: string | undefined) => void {
  return useLateWatch(
    shown && {
      key: keyOf(shown),
      load: async () => {
        const { watchSlides } = await import('./watchSlides.ts')
        return () => watchSlides(shown)
      },
    },
  )
}

function keyOf(shown: Shown): string {
  return 'token' in shown ? `link ${shown.token}` : `deck ${shown.deckId}`
}
