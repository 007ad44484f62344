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

// Our own server sends the contract's type.
const parse = (data: string): OutlineEvent => JSON.parse(data)

export interface OutlineState {
  readonly draft: OutlineDraft
  readonly by: DeckWriterView | undefined
  /** ID of the generation; absent until the outline is complete. */
  readonly id: string | undefined
  readonly isBusy: boolean
}

export interface OutlineInput {
  readonly request: GenerateBody
  /** An outline started earlier. */
  readonly started?: OpenGeneration | undefined
}

/** Streams an outline, which can then be edited. Calls `onLost` if there is none to edit. */
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
        // Retries on another server do not create a second outline.
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
    // Requested once; after that it is up to the user.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as said
  }, [])

  /** Saves the edited outline; returns what to generate the slides from. */
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
      // Discards what the model planned before it failed.
      return { ...blankState(draft.settings), by: { writer: event.writer, model: event.model } }
    case 'begun':
      return { ...now, by: { writer: event.writer, model: event.model } }
    case 'head':
      // Sent first, and again when another server restarts the work of one that went down.
      return { ...now, draft: { ...draft, title: event.title, entries: [] } }
    case 'entry':
      return { ...now, draft: { ...draft, entries: [...draft.entries, draftEntry(event.entry)] } }
    case 'ready':
      return loadedState(event.generation)
    case 'error':
      return now
  }
}
