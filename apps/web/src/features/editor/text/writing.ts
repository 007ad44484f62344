import type { Box, Slide } from '@deckloom/deck'
import type { CellPlace } from '@deckloom/editor'
import type { Command } from 'prosemirror-state'
import { useSyncExternalStore } from 'react'
import type { ListKind } from './content/textSchema.ts'
import type { TextLook } from './content/textLook.ts'

/** What is being written, for what stands around it: the slide as it is with the words of the moment. */
export interface Writing {
  readonly elementId: string
  /** The slide that the words are written on, and how it is with them. */
  readonly of: Slide
  readonly as: Slide
  /** The cell of a table that is written in. */
  readonly cell?: CellPlace
  /** Rich text that is written in. */
  readonly words?: WrittenWords
}

export interface WrittenWords {
  /** Where the words stand, page units. */
  readonly box: Box
  readonly look: TextLook & { readonly size: number }
  readonly format: TextFormat
}

/** What can be done to the selected words. */
export interface TextFormat {
  /** Whether the words can be lists. */
  readonly hasLists: boolean
  readonly toggle: (mark: 'bold' | 'italic' | 'underline') => void
  readonly setColor: (color: string) => void
  readonly setSize: (size: number) => void
  readonly toggleList: (kind: ListKind) => void
  readonly run: (command: Command) => void
  readonly focus: () => void
}

let current: Writing | undefined
const listeners = new Set<() => void>()

export function setWriting(writing: Writing | undefined): void {
  if (writing === current) return
  current = writing
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is being written on this slide. */
export function useWriting(slide: Slide): Writing | undefined {
  const writing = useSyncExternalStore(subscribe, () => current)
  return writing?.of === slide ? writing : undefined
}

/** What is being written, at this moment. */
export function currentWriting(): Writing | undefined {
  return current
}

/**
 * The words that are being written, also in the moment in which the slide around them has just changed; the same as
 * long as their box and their look are.
 */
export function useWrittenWords(): WrittenWords | undefined {
  return useSyncExternalStore(subscribe, () => current?.words)
}

/** The words that are being written in this element. */
export function useWordsOf(slide: Slide, elementId: string): WrittenWords | undefined {
  return useSyncExternalStore(subscribe, () =>
    current?.of === slide && current.elementId === elementId ? current.words : undefined,
  )
}

/** Set on what changes the words from outside of them: the focus may go there without ending the writing. */
export const textTools = { 'data-text-tools': '' } as const

export function isInTextTools(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-text-tools]') !== null
}
