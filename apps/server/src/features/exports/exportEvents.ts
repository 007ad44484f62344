import type { ExportAnswer, ExportEvent } from '@deckloom/contract'
import type { Progress } from '../../http/answers/eventStream.ts'
import { Failure } from '../../http/errors/failure.ts'

type OnSlide = (finished: number, of: number) => void

/** An export as events. Slides that finish faster than events are read are reported together. */
export async function* exportEvents(
  work: (onSlide: OnSlide) => Promise<ExportAnswer | Failure | undefined>,
): Progress<ExportEvent> {
  let latest: ExportEvent | undefined
  let wake: (() => void) | undefined
  const working = work((slide, of) => {
    latest = { type: 'progress', slide, of }
    wake?.()
  })
  const ended = working.then(
    () => 'ended' as const,
    () => 'ended' as const,
  )
  for (;;) {
    const slideFinished = new Promise<void>((resolve) => {
      wake = resolve
    })
    if (latest) {
      const event = latest
      latest = undefined
      yield event
    } else if ((await Promise.race([slideFinished, ended])) === 'ended') break
  }
  if (latest) yield latest
  const answer = await working
  if (answer instanceof Failure) return answer
  if (answer) yield { type: 'done', ...answer }
  return undefined
}
