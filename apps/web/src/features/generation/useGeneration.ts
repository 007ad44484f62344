import type { GenerateBody, GenerationEvent } from '@deckloom/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { api } from '../../shared/api.ts'
import { presentationsKey } from '../../shared/presentations.ts'
import { showFailure, showFallback } from './failureMessage.ts'
import { generationApi, openGenerationKey } from './generationApi.ts'
import { finishedSlides, nextGeneration, type Weaving } from './generation.ts'
import { requestGeneration, requestSlides } from './requestGeneration.ts'
import { useRequestKey } from './useRequestKey.ts'

/** Runs one generation at a time. `onFinished` receives the ID of the deck once it is stored. */
export function useGeneration(onFinished: (id: number) => void) {
  const [generation, dispatch] = useReducer(nextGeneration, { state: 'idle' })
  const running = useRef<AbortController>(undefined)
  const requestKey = useRequestKey()
  const queryClient = useQueryClient()
  useAbortOnLeaving(running)

  const finish = async (id: number) => {
    await queryClient.invalidateQueries({ queryKey: presentationsKey })
    onFinished(id)
  }

  const run = async (events: (signal: AbortSignal) => AsyncGenerator<GenerationEvent>) => {
    const control = new AbortController()
    running.current = control
    try {
      const id = await follow(events(control.signal), (event) =>
        dispatch({ act: 'receive', event }),
      )
      requestKey.settle()
      return await finish(id)
    } catch (error) {
      if (control.signal.aborted) return
      dispatch({ act: 'fail', message: showFailure(error) })
    } finally {
      queryClient.removeQueries({ queryKey: openGenerationKey })
    }
  }

  const start = (request: GenerateBody) => {
    dispatch({ act: 'ask', request })
    const key = requestKey.keyFor(request)
    return run((signal) => requestGeneration(request, { signal, key }))
  }

  /** Writes the missing slides of a generation that the server keeps. */
  const resume = (id: string, request: GenerateBody) => {
    dispatch({ act: 'ask', request })
    return run((signal) => requestSlides({ id }, signal))
  }

  /** Retries the missing slides, or just one of them. */
  const retry = (place?: number) => {
    if (!('weaving' in generation)) return Promise.resolve()
    const places = place === undefined ? undefined : [place]
    dispatch({ act: 'resume' })
    return run((signal) => requestSlides({ id: generation.weaving.id, places }, signal))
  }

  const stop = () => {
    running.current?.abort()
    requestKey.settle()
    dispatch({ act: 'stop' })
  }

  /** Stores the finished slides as a deck. */
  const keep = async () => {
    if (!('weaving' in generation)) return
    try {
      await finish(await storeFinished(generation.weaving))
    } catch (error) {
      showFailure(error)
    }
  }

  const discard = () => {
    if ('weaving' in generation) discardKept(generation.weaving.id)
    dispatch({ act: 'leave' })
  }

  return { generation, start, resume, retry, stop, keep, discard }
}

async function storeFinished(weaving: Weaving): Promise<number> {
  const slides = [...finishedSlides(weaving)]
  const { id } = await api.createPresentation({ title: weaving.title, slides })
  discardKept(weaving.id)
  return id
}

/** Aborts the request when the page is left, so that the server does not write for nobody. */
function useAbortOnLeaving(running: RefObject<AbortController | undefined>): void {
  useEffect(() => () => running.current?.abort(), [running])
}

/** Discards a kept generation; if that fails, it is offered again. */
function discardKept(id: string): void {
  generationApi.discard(id).catch(() => {})
}

/** Reports events and returns the ID of the deck. Throws if there is none. */
async function follow(
  events: AsyncGenerator<GenerationEvent>,
  onEvent: (event: GenerationEvent) => void,
): Promise<number> {
  for await (const event of events) {
    if (event.type === 'error') throw new Error(event.message)
    if (event.type === 'done') return event.presentation.id
    if (event.type === 'fallback') showFallback(event.message)
    onEvent(event)
  }
  throw new Error('Some slides are still missing. Try again to write them.')
}
