import type {
  DeckWriterView,
  GenerateBody,
  OpenGeneration,
  OutlineEvent,
  WritingSettings,
} from '@deckloom/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { followEvents } from '../../../shared/events/followEvents.ts'
import { showFailure, showFallback } from '../failureMessage.ts'
import { generationApi, openGenerationKey } from '../generationApi.ts'
import { bodyOf, draftEntry, type OutlineDraft } from './outlineDraft.ts'

// Our own server wrote it under the contract's type.
const parse = (data: string): OutlineEvent => JSON.parse(data)

export interface OutlineState {
  readonly draft: OutlineDraft
  readonly by: DeckWriterView | undefined
  /** Of the generation; absent until the outline is complete. */
  readonly id: string | undefined
  readonly isBusy: boolean
}

export interface OutlineInput {
  readonly request: GenerateBody
  /** An outline that was started before. */
  readonly started?: OpenGeneration | undefined
}

/** An outline that is streamed, then changed by hand. `onLost` is called when there is none to change. */
export function useOutline({ request, started }: OutlineInput, onLost: () => void) {
  const [state, setState] = useState<OutlineState>(() =>
    started ? loadedState(started) : blankState({}),
  )
  const running = useRef<AbortController>(undefined)
  const queryClient = useQueryClient()
  const isStarted = started !== undefined

  const write = async (settings: WritingSettings) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setState(blankState(settings))
    try {
      const body = { ...request, settings }
      const events = followEvents('/api/generations', {
        body,
        signal: control.signal,
        parse,
        // Retries on another server make no second outline.
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
      for await (const event of events) {
        if (event.type === 'error') throw new Error(event.message)
        if (event.type === 'fallback') showFallback(event.message)
        setState((now) => applyEvent(now, event))
      }
    } catch (error) {
      if (control.signal.aborted) return
      showFailure(error)
      onLost()
    } finally {
      queryClient.removeQueries({ queryKey: openGenerationKey })
    }
  }

  useEffect(() => {
    if (!isStarted) void write({})
    return () => running.current?.abort()
    // It is requested once; after that the person decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as said
  }, [])

  /** Saves the edited outline; returns what the slides are generated from. */
  const save = async (): Promise<OpenGeneration | undefined> => {
    if (state.id === undefined) return undefined
    setState((now) => ({ ...now, isBusy: true }))
    try {
      const saved = await generationApi.saveOutline(state.id, bodyOf(state.draft))
      queryClient.removeQueries({ queryKey: openGenerationKey })
      return saved
    } catch (error) {
      showFailure(error)
      return undefined
    } finally {
      setState((now) => ({ ...now, isBusy: false }))
    }
  }

  const change = (draft: Partial<OutlineDraft>) =>
    setState((now) => ({ ...now, draft: { ...now.draft, ...draft } }))

  return { ...state, change, save, writeAgain: () => void write(state.draft.settings) }
}

function blankState(settings: WritingSettings): OutlineState {
  return {
    draft: { title: '', entries: [], settings },
    by: undefined,
    id: undefined,
    isBusy: true,
  }
}

function loadedState({
  id,
  title,
  entries,
  settings,
  writer,
  model,
}: OpenGeneration): OutlineState {
  const draft = { title, entries: entries.map(draftEntry), settings }
  return { draft, by: { writer, model }, id, isBusy: false }
}

function applyEvent(now: OutlineState, event: OutlineEvent): OutlineState {
  const { draft } = now
  switch (event.type) {
    case 'fallback':
      // What the model planned before it failed does not count.
      return { ...blankState(draft.settings), by: { writer: event.writer, model: event.model } }
    case 'begun':
      return { ...now, by: { writer: event.writer, model: event.model } }
    case 'head':
      // It comes first, and again where another server restarts the work of one that went down.
      return { ...now, draft: { ...draft, title: event.title, entries: [] } }
    case 'entry':
      return { ...now, draft: { ...draft, entries: [...draft.entries, draftEntry(event.entry)] } }
    case 'ready':
      return loadedState(event.generation)
    case 'error':
      return now
  }
}
