import type { Slide, ThemeChoice } from '@deckloom/deck'
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
  /** Whether every face that the theme is set in is loaded. */
  readonly knows: (theme: ThemeChoice) => boolean
  /** Kept beside the slide until the slide, its place or the fonts change. */
  readonly sceneOf: (slide: Slide, place: SlidePlace) => Scene
}

type Engine = typeof sceneEngine

const wanted = new Map<string, ThemeChoice>()
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

/** Loads what the theme needs; subscribers are told when slides can be drawn with it. */
export function requestTheme(theme: ThemeChoice): void {
  if (wanted.has(theme.id)) return
  wanted.set(theme.id, theme)
  if (!loading) void loadWanted()
}

async function loadWanted() {
  loading = true
  const themes = [...wanted.values()]
  try {
    const loaded = await loadEngine()
    const fonts = await loaded.loadFonts(themes.flatMap((theme) => loaded.facesOf(theme)))
    publish(typesetterOf(loaded, fonts))
    failures = 0
  } catch {
    // Without its fonts nothing can be drawn, so it is tried for as long as the page is open.
    failures++
    await new Promise((resolve) => setTimeout(resolve, Math.min(30_000, 500 * 2 ** failures)))
  }
  loading = false
  if (themes.length < wanted.size || failures > 0) void loadWanted()
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

function typesetterOf({ facesOf, sceneFor }: Engine, fonts: FontBook): Typesetter {
  const loaded = new Set<FaceId>(fonts.faces)
  // A slide is an immutable object, the same until it changes, so its layout can be kept beside it.
  const scenes = new WeakMap<Slide, { readonly context: SceneContext; readonly scene: Scene }>()
  return {
    knows: (theme) => facesOf(theme).every((face) => loaded.has(face)),
    sceneOf: (slide, place) => {
      const known = scenes.get(slide)
      if (known && isSamePlace(known.context, place)) return known.scene
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
