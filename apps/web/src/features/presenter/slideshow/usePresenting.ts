import { useLateWatch } from '../../../shared/tracking/useLateWatch.ts'

/** Returns a function to call with every slide shown; others who have the deck open see who presents it, and where. */
export function usePresenting(deckId: number): (slideId: string | undefined) => void {
  return useLateWatch({
    key: `deck ${deckId}`,
    load: async () => {
      const { announcePresenting } = await import('../../../shared/live/announcePresenting.ts')
      return () => announcePresenting(deckId)
    },
  })
}
