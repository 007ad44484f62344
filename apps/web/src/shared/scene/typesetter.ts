import type { Slide } from '@deckloom/deck'
import type { Scene, SceneContext } from '@deckloom/scene'
import type { FaceId, FontBook } from '@deckloom/text'
import type * as sceneEngine from './sceneEngine.ts'

/** Where a slide stands in its deck. */
export interface SlidePlace {
  readonly deckTitle: string
  /** From 0. */
  readonly index: number
  readonly count: number
}

/** The layout engine with the fonts that are loaded so far. */
export interface Typesetter {
  /** Whether every face that the slide is set in is loaded. */
  readonly knows: (slide: Slide) => boolean
  /** Kept beside the slide until the slide or its place changes. */
  readonly sceneOf: (slide: Slide, place: SlidePlace) => Scene
}

type Engine = typeof sceneEngine

const wanted = new Set<Slide>()
/** Faces of the slides so far: a font book is made anew of all of them, out of bytes that are kept. */
const faces = new Set<FaceId>()
const listeners = new Set<() => void>()
let current: Typesetter | undefined
let engine: Promise<Engine> | undefined
let loading = false
let failures = 0

export function currentTypesetter(): Typesetter | undefined {
  return current
}

export function subscribeToTypesetter(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Starts loading the layout engine, so that it is there when the deck is. */
export async function warmUpTypesetter(): Promise<void> {
  try {
    await loadEngine()
  } catch {
    // Whoever needs it tries again.
  }
}

/** Loads what the slide needs; subscribers are told when it can be drawn. */
export function requestFaces(slide: Slide): void {
  if (current?.knows(slide)) return
  wanted.add(slide)
  if (!loading) void loadWanted()
}

async function loadWanted() {
  loading = true
  const slides = [...wanted]
  try {
    const loaded = await loadEngine()
    for (const face of slides.flatMap((slide) => loaded.facesOf(slide))) faces.add(face)
    publish(typesetterOf(loaded, await loaded.loadFonts(faces)))
    for (const slide of slides) wanted.delete(slide)
    failures = 0
  } catch {
    // Without its fonts nothing can be drawn, so it is tried for as long as the page is open.
    failures++
    await new Promise((resolve) => setTimeout(resolve, Math.min(30_000, 500 * 2 ** failures)))
  }
  loading = false
  if (wanted.size > 0) void loadWanted()
}

async function loadEngine(): Promise<Engine> {
  engine ??= import('./sceneEngine.ts')
  try {
    return await engine
  } catch (error) {
    engine = undefined
    throw error
  }
}

function publish(next: Typesetter) {
  current = next
  for (const listener of listeners) listener()
}

// A slide is an immutable object, the same until it changes, so its layout can be kept beside it: with more fonts
// it would come out the same.
const scenes = new WeakMap<Slide, { readonly context: SceneContext; readonly scene: Scene }>()

function typesetterOf({ facesOf, sceneFor }: Engine, fonts: FontBook): Typesetter {
  const loaded = new Set<FaceId>(fonts.faces)
  const known = new WeakMap<Slide, boolean>()
  const knows = (slide: Slide): boolean => {
    const all = known.get(slide) ?? facesOf(slide).every((face) => loaded.has(face))
    known.set(slide, all)
    return all
  }
  return {
    knows,
    sceneOf: (slide, place) => {
      const kept = scenes.get(slide)
      if (kept && isSamePlace(kept.context, place)) return kept.scene
      const context = { ...place, fonts }
      const scene = sceneFor(slide, context)
      scenes.set(slide, { context, scene })
      return scene
    },
  }
}

function isSamePlace(a: SlidePlace, b: SlidePlace): boolean {
  return a.deckTitle === b.deckTitle && a.index === b.index && a.count === b.count
}
