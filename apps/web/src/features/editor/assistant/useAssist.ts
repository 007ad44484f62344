import {
  ApiError,
  type AssistAnswer,
  type AssistTone,
  type AssistVersion,
} from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import { mergeSlides } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { useHistorySteps } from '../session/useHistorySteps.ts'
import type { SlideActionChoice } from './slideActions.ts'

export interface AssistOptions {
  readonly tone?: AssistTone
  readonly language?: string
}

export interface Assist {
  /** The slide that was sent. */
  readonly before: Slide
  readonly answer: AssistAnswer | undefined
  readonly error: string | undefined
  readonly waiting: boolean
  readonly retry: () => void
  readonly keep: (version: AssistVersion) => void
}

/** Requests versions of the slide once, as soon as the options are known. */
export function useAssist(
  { action, label }: SlideActionChoice,
  options: AssistOptions | undefined,
): Assist {
  const { document, slide } = useEditor()
  const { undo } = useHistorySteps()
  const [before] = useState(slide)
  const [asked] = useState(() => crypto.randomUUID())
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['assist', asked, options],
    queryFn: () => api.assist({ action, slide: before, ...options }),
    enabled: options !== undefined,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  })
  return {
    before,
    answer: isFetching ? undefined : data,
    error: isFetching || !error ? undefined : sentenceOf(error),
    waiting: isFetching,
    retry: () => void refetch(),
    keep: (version) => {
      // Other edits made in the meantime stay, unless the version changes the same thing.
      document.edit(before.id, (now) => {
        const sides = { base: [before], local: [version.slide], server: [now] }
        return mergeSlides(sides).slides[0] ?? now
      })
      toast({
        title: 'Slide Changed',
        description: `${label}: ${version.label}`,
        action: { label: 'Undo', onAct: undo },
      })
    },
  }
}

function sentenceOf(error: Error): string {
  if (error instanceof ApiError) return error.sentence
  return 'The server could not be reached. Check your connection and try again.'
}
