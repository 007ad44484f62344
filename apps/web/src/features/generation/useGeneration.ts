import { ApiError, type GenerateBody } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { api } from '../../shared/api.ts'
import { presentationsKey } from '../../shared/presentations.ts'
import { noticeExpiredSession } from '../../shared/session/sessionExpiry.ts'
import { finishedSlides, nextGeneration } from './generation.ts'
import { requestGeneration } from './requestGeneration.ts'

/** One generation at a time. `onFinished` gets the id of the deck, when it is stored. */
export function useGeneration(onFinished: (id: number) => void) {
  const [generation, dispatch] = useReducer(nextGeneration, { state: 'idle' })
  const running = useRef<AbortController>(undefined)
  const queryClient = useQueryClient()
  // Leaving the page ends the request, so that the server does not write for nobody.
  useEffect(() => () => running.current?.abort(), [])

  const finish = async (id: number) => {
    await queryClient.invalidateQueries({ queryKey: presentationsKey })
    onFinished(id)
  }

  const start = async (request: GenerateBody) => {
    const control = new AbortController()
    running.current = control
    dispatch({ act: 'ask', request })
    try {
      for await (const event of requestGeneration(request, control.signal)) {
        if (event.type === 'error') throw new Error(event.message)
        if (event.type === 'done') return await finish(event.presentation.id)
        dispatch({ act: 'receive', event })
      }
      throw new Error('The connection ended before the presentation was finished.')
    } catch (error) {
      if (control.signal.aborted) return
      if (error instanceof ApiError && error.status === 401) noticeExpiredSession()
      const message = failureMessage(error)
      dispatch({ act: 'fail', message })
      toast({ title: 'Generation Failed', description: message, variant: 'destructive' })
    }
  }

  const stop = () => {
    running.current?.abort()
    dispatch({ act: 'stop' })
  }

  /** Stores the slides that are finished as a deck of its own. */
  const keep = async () => {
    if (!('weaving' in generation)) return
    const { weaving } = generation
    try {
      const slides = [...finishedSlides(weaving)]
      const { id } = await api.createPresentation({ title: weaving.title, slides })
      await finish(id)
    } catch (error) {
      const description = failureMessage(error)
      toast({ title: 'Generation Failed', description, variant: 'destructive' })
    }
  }

  return { generation, start, stop, keep, discard: () => dispatch({ act: 'leave' }) }
}

function failureMessage(error: unknown): string {
  if (error instanceof ApiError) return error.sentence
  // The browser's own words for a lost network ('Failed to fetch') help nobody.
  if (error instanceof TypeError)
    return 'The server cannot be reached. Check the connection and try again.'
  return error instanceof Error ? error.message : 'Please try again.'
}
