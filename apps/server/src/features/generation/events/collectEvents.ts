import type { GenerateAnswer, GenerationEvent } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import type { Failure } from '../../../http/failure.ts'

/** A generation as one answer, once it is through; undefined when it was given up. */
export async function collectEvents(
  progress: AsyncGenerator<GenerationEvent, Failure | undefined>,
): Promise<GenerateAnswer | Failure | undefined> {
  const slides: Slide[] = []
  let answer: GenerateAnswer | undefined
  let notice: string | undefined
  for (;;) {
    const { done, value } = await progress.next()
    if (done) return value ?? answer
    // Another server began anew with what one that is gone had begun.
    if (value.type === 'outline') slides.length = 0
    if (value.type === 'slide') slides.push(value.slide)
    if (value.type === 'fallback') notice = value.message
    if (value.type === 'done')
      answer = { presentation: value.presentation, slides, ...(notice !== undefined && { notice }) }
  }
}
