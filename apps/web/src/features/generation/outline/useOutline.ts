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
import { tellFailure, tellFallback } from '../failureMessage.ts'
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
  /** An outline that was begun before. */
  readonly begun?: OpenGeneration | undefined
}

/** An outline that is streamed, then changed by hand. `onLost` is called when there is none to change. */
export function useOutline({ request, begun }: OutlineInput, onLost: () => void) {
  const [state, setState] = useState<OutlineState>(() => (begun ? loaded(begun) : blank({})))
  const running = useRef<AbortController>(undefined)
  const queryClient = useQueryClient()
  const isBegun = begun !== undefined

  const write = async (settings: WritingSettings) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setState(blank(settings))
    try {
      const body = { ...request, settings }
      const events = followEvents('/api/generations', {
        body,
        signal: control.signal,
        parse,
        // Whichever server it is asked of again, there is one outline.
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
      for await (const event of events) {
        if (event.type === 'error') throw new Error(event.message)
        if (event.type === 'fallback') tellFallback(event.message)
        setState((now) => received(now, event))
      }
    } catch (error) {
      if (control.signal.aborted) return
      tellFailure(error)
      onLost()
    } finally {
      queryClient.removeQueries({ queryKey: openGenerationKey })
    }
  }

  useEffect(() => {
    if (!isBegun) void write({})
    return () => running.current?.abort()
    // It is asked for once; after that the person decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as said
  }, [])

  /** Keeps what was changed; what it answers is what will be written. */
  const save = async (): Promise<OpenGeneration | undefined> => {
    if (state.id === undefined) return undefined
    setState((now) => ({ ...now, isBusy: true }))
    try {
      const saved = await generationApi.saveOutline(state.id, bodyOf(state.draft))
      queryClient.removeQueries({ queryKey: openGenerationKey })
      return saved
    } catch (error) {
      tellFailure(error)
      return undefined
    } finally {
      setState((now) => ({ ...now, isBusy: false }))
    }
  }

  const change = (draft: Partial<OutlineDraft>) =>
    setState((now) => ({ ...now, draft: { ...now.draft, ...draft } }))

  return { ...state, change, save, writeAgain: () => void write(state.draft.settings) }
}

function blank(settings: WritingSettings): OutlineState {
  return {
    draft: { title: '', entries: [], settings },
    by: undefined,
    id: undefined,
    isBusy: true,
  }
}

function loaded({ id, title, entries, settings, writer, model }: OpenGeneration): OutlineState {
  const draft = { title, entries: entries.map(draftEntry), settings }
  return { draft, by: { writer, model }, id, isBusy: false }
}

function received(now: OutlineState, event: OutlineEvent): OutlineState {
  const { draft } = now
  switch (event.type) {
    case 'fallback':
      // What the model planned before it failed does not count.
      return { ...blank(draft.settings), by: { writer: event.writer, model: event.model } }
    case 'begun':
      return { ...now, by: { writer: event.writer, model: event.model } }
    case 'head':
      // It comes first, and again where another server began anew with what one that is gone had begun.
      return { ...now, draft: { ...draft, title: event.title, entries: [] } }
    case 'entry':
      return { ...now, draft: { ...draft, entries: [...draft.entries, draftEntry(event.entry)] } }
    case 'ready':
      return loaded(event.generation)
    case 'error':
      return now
  }
}
