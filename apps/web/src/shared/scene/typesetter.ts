import type { Slide } from '@deckloom/deck'
import type { Scene, SceneContext } from '@deckloom/scene'
import type { FaceId, FontBook } from '@deckloom/text'
import type * as sceneEngine from './sceneEngine.ts'

/** The position of a slide in its deck. */
export interface SlidePlace {
  readonly deckTitle: string
  /** From 0. */
  readonly index: number
  readonly count: number
}

/** The layout engine with the fonts loaded so far. */
export interface Typesetter {
  /** Returns whether every face of the slide is loaded. */
  readonly knows: (slide: Slide, deckTitle: string) => boolean
  /** Returns a slide as viewers see it: without the texts it was created with. */
  readonly asViewed: (slide: Slide) => Slide
  /** Lays out a slide as it is edited. Cached until the slide or its place changes. */
  readonly sceneOf: (slide: Slide, place: SlidePlace) => Scene
  /** Returns the scenes of a slide whose bullets appear one by one: the first without any, the last complete. */
  readonly stepsOf: (slide: Slide, place: SlidePlace) => readonly Scene[]
  /** Returns the slides needed to fit a slide's content; just the slide if it fits. */
  readonly partsOf: (slide: Slide, place: SlidePlace) => readonly Slide[]
}

type Engine = typeof sceneEngine

/** Slides to load faces for, each with its deck's title, which may be in another script. */
const wanted = new Map<Slide, string>()
/** Faces of all slides so far: each new font book is built from all of them, from cached bytes. */
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

/** Starts loading the layout engine, so that it is ready when the deck is. */
export async function warmUpTypesetter(): Promise<void> {
  try {
    await loadEngine()
  } catch {
    // The next caller tries again.
  }
}

/** Loads what the slide needs and notifies subscribers when it can be drawn. */
export function requestFaces(slide: Slide, deckTitle: string): void {
  if (current?.knows(slide, deckTitle)) return
  wanted.set(slide, deckTitle)
  if (!loading) void loadWanted()
}

async function loadWanted() {
  loading = true
  const slides = new Map(wanted)
  try {
    const loaded = await loadEngine()
    for (const [slide, deckTitle] of slides) {
      for (const face of loaded.facesToLoad(slide, deckTitle)) faces.add(face)
    }
    publish(typesetterOf(loaded, await loadFontsFor(loaded, slides)))
    for (const slide of slides.keys()) wanted.delete(slide)
    failures = 0
  } catch {
    // Nothing can be drawn without fonts, so this retries as long as the page is open.
    failures++
    await new Promise((resolve) => setTimeout(resolve, Math.min(30_000, 500 * 2 ** failures)))
  }
  loading = false
  if (wanted.size > 0) void loadWanted()
}

/** Loads fonts. Faces of other scripts come last, and only those that the text needs: Chinese alone takes megabytes. */
async function loadFontsFor(loaded: Engine, slides: ReadonlyMap<Slide, string>): Promise<FontBook> {
  for (;;) {
    const fonts = await loaded.loadFonts(faces)
    const missing = [...slides].flatMap(([slide, deckTitle]) =>
      loaded.missingFaces(slide, deckTitle, fonts),
    )
    if (missing.length === 0) return fonts
    for (const face of missing) faces.add(face)
  }
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

// Slides are immutable objects that stay the same until they change, so layouts are cached by slide. More fonts would
// not change a layout.
const scenes = new WeakMap<Slide, { readonly context: SceneContext; readonly scene: Scene }>()

function typesetterOf(loaded: Engine, fonts: FontBook): Typesetter {
  const { facesOf, missingFaces, sceneFor, sceneSteps, splitSlide, withoutPrompts } = loaded
  const here = new Set<FaceId>(fonts.faces)
  const known = new WeakMap<Slide, { readonly deckTitle: string; readonly all: boolean }>()
  const knows = (slide: Slide, deckTitle: string): boolean => {
    const kept = known.get(slide)
    if (kept?.deckTitle === deckTitle) return kept.all
    const all =
      facesOf(slide).every((face) => here.has(face)) &&
      missingFaces(slide, deckTitle, fonts).length === 0
    known.set(slide, { deckTitle, all })
    return all
  }
  const sceneOf = (slide: Slide, place: SlidePlace): Scene => {
    const kept = scenes.get(slide)
    if (kept && isSamePlace(kept.context, place)) return kept.scene
    const context = { ...place, fonts, isEdited: true }
    const scene = sceneFor(slide, context)
    scenes.set(slide, { context, scene })
    return scene
  }
  return {
    knows,
    asViewed: withoutPrompts,
    sceneOf,
    stepsOf: (slide, place) => sceneSteps(sceneOf(slide, place)),
    partsOf: (slide, place) => splitSlide(slide, { ...place, fonts }),
  }
}

function isSamePlace(a: SlidePlace, b: SlidePlace): boolean {
  return a.deckTitle === b.deckTitle && a.index === b.index && a.count === b.count
}
