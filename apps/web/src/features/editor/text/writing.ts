import type { Box, Slide } from '@deckloom/deck'
import { type CellPlace, type Emphasis, findElement } from '@deckloom/editor'
import type { Command } from 'prosemirror-state'
import { useSyncExternalStore } from 'react'
import type { ListKind } from './content/textSchema.ts'
import type { TextLook } from './content/textLook.ts'

/** What is being edited, for the panels around it: the slide with the current text. */
export interface Writing {
  readonly elementId: string
  /** The edited slide, and how it looks with the current text. */
  readonly of: Slide
  readonly as: Slide
  /** The table cell being edited. */
  readonly cell?: CellPlace
  /** The rich text being edited. */
  readonly words?: WrittenText
}

export interface WrittenText {
  /** Position of the text, in page units. */
  readonly box: Box
  readonly look: TextLook & { readonly size: number }
  readonly format: TextFormat
}

/** Formatting commands for the selected text. */
export interface TextFormat {
  /** Whether the text can be a list. */
  readonly hasLists: boolean
  readonly toggle: (mark: keyof Emphasis) => void
  readonly toggleBaseline: (baseline: 'super' | 'sub') => void
  readonly setColor: (color: string) => void
  /** Without a color, takes the highlight off. */
  readonly setHighlight: (color: string | undefined) => void
  /** Without a family, returns to the font of the theme. */
  readonly setFont: (family: string | undefined) => void
  readonly setSize: (size: number) => void
  readonly clear: () => void
  readonly toggleList: (kind: ListKind) => void
  /** Moves the selected lines of lists by a level. */
  readonly indent: (by: 1 | -1) => void
  readonly run: (command: Command) => void
  readonly focus: () => void
  /** The selected words, and where they begin in the element's text; empty if nothing is selected. */
  readonly selectedWords: () => { readonly quote: string; readonly offset: number }
}

let current: Writing | undefined
const listeners = new Set<() => void>()

export function setWriting(writing: Writing | undefined): void {
  if (writing === current) return
  current = writing
  for (const listener of listeners) listener()
}

/** Calls the listener whenever text, style or selection of what is being edited change. */
export function subscribeToWriting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns what is being edited on this slide. Right after the slide has changed, that is the text in the slide as it
 * was: it follows before anything is painted, and without it, an element that others emptied would be gone, and the
 * field in it.
 */
export function useWriting(slide: Slide): Writing | undefined {
  const writing = useSyncExternalStore(subscribeToWriting, () => current)
  if (!writing || writing.of === slide) return writing
  const isHere = writing.of.id === slide.id && findElement(slide, writing.elementId) !== undefined
  return isHere ? writing : undefined
}

/** Returns what is being edited now. */
export function currentWriting(): Writing | undefined {
  return current
}

/**
 * Returns the text being edited, even right after the slide around it has changed; the same object while its box and
 * style are the same.
 */
export function useWrittenText(): WrittenText | undefined {
  return useSyncExternalStore(subscribeToWriting, () => current?.words)
}

/** Returns the text being edited in this element. */
export function useWrittenTextOf(slide: Slide, elementId: string): WrittenText | undefined {
  return useSyncExternalStore(subscribeToWriting, () =>
    current?.of === slide && current.elementId === elementId ? current.words : undefined,
  )
}

/** Set on controls that change the text from outside: the focus may go there without ending the edit. */
export const textTools = { 'data-text-tools': '' } as const

export function isInTextTools(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-text-tools]') !== null
}
