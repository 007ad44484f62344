import type { GenerateAnswer, GenerationEvent } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import type { Failure } from '../../../http/errors/failure.ts'

/** All events of a generation as one answer; undefined if it was abandoned. */
export async function collectEvents(
  progress: AsyncGenerator<GenerationEvent, Failure | undefined>,
): Promise<GenerateAnswer | Failure | undefined> {
  const slides: Slide[] = []
  let answer: GenerateAnswer | undefined
  let notice: string | undefined
  for (;;) {
    const { done, value } = await progress.next()
    if (done) return value ?? answer
    // Another server restarted what a dead one had begun.
    if (value.type === 'outline') slides.length = 0
    if (value.type === 'slide') slides.push(value.slide)
    if (value.type === 'fallback') notice = value.message
    if (value.type === 'done')
      answer = { presentation: value.presentation, slides, ...(notice !== undefined && { notice }) }
  }
}
