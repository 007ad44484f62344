import type { OpenGeneration } from '@deckloom/contract'
import { Banner, Button } from '@deckloom/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showFailure } from './failureMessage.ts'
import { generationApi, openGenerationKey } from './generationApi.ts'

export interface UnfinishedDeckProps {
  readonly onContinue: (generation: OpenGeneration) => void
  /** Called when the finished slides were saved as a deck. */
  readonly onKept: (id: number) => void
}

/** Offers to continue a deck that was interrupted by a reload, a lost connection or a closed page. */
export function UnfinishedDeck({ onContinue, onKept }: UnfinishedDeckProps) {
  const queryClient = useQueryClient()
  const open = useQuery({ queryKey: openGenerationKey, queryFn: () => generationApi.open() })
  const generation = open.data?.generation
  if (!generation) return null
  const { id, title, slides } = generation
  const written = slides.filter(Boolean).length
  const settle = async (work: () => Promise<unknown>) => {
    try {
      await work()
      queryClient.setQueryData(openGenerationKey, { generation: null })
    } catch (error) {
      showFailure(error)
    }
  }
  const keep = () => settle(async () => onKept((await generationApi.keep(id)).presentation.id))
  return (
    <div className="mb-4">
      <Banner
        tone="info"
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void settle(() => generationApi.discard(id))}>Discard</Button>
            {written > 0 && <Button onClick={() => void keep()}>Open as is</Button>}
            <Button variant="primary" onClick={() => onContinue(generation)}>
              Continue
            </Button>
          </div>
        }
      >
        {written > 0
          ? `“${title}” isn’t finished: ${written} of ${slides.length} slides are written.`
          : `Continue your outline for “${title}”?`}
      </Banner>
    </div>
  )
}
