import type { Slide } from '@deckloom/deck'
import type { Scene } from '@deckloom/scene'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import {
  currentTypesetter,
  requestFaces,
  type SlidePlace,
  subscribeToTypesetter,
  type Typesetter,
} from './typesetter.ts'

export interface ScenePlace extends SlidePlace {
  /** Number of bullets shown; all by default. */
  readonly bulletsShown?: number | undefined
}

/** Whether slides are shown to somebody who edits them, with the texts they were created with. */
export const IsEdited = createContext(false)

/**
 * Returns the slide's layout; undefined until the engine and the fonts are loaded. A slide that needs another face,
 * such as an italic, stays as it was until the face has loaded.
 */
export function useScene(
  stored: Slide,
  { deckTitle, index, count, bulletsShown }: ScenePlace,
): Scene | undefined {
  const typesetter = useSyncExternalStore(subscribeToTypesetter, currentTypesetter)
  const isEdited = use(IsEdited)
  const slide = isEdited ? stored : (typesetter?.asViewed(stored) ?? stored)
  const [memory] = useState(createSceneMemory)
  useEffect(() => requestFaces(slide, deckTitle), [slide, deckTitle])
  const place = { deckTitle, index, count }
  const scene = typesetter?.knows(slide, deckTitle)
    ? sceneOf(typesetter, { slide, place, bulletsShown })
    : undefined
  useEffect(() => {
    if (scene) memory.keep(scene)
  }, [memory, scene])
  return scene ?? memory.sceneOf(slide)
}

function sceneOf(
  { sceneOf: whole, stepsOf }: Typesetter,
  {
    slide,
    place,
    bulletsShown,
  }: {
    readonly slide: Slide
    readonly place: SlidePlace
    readonly bulletsShown: number | undefined
  },
): Scene {
  const step = bulletsShown === undefined ? undefined : stepsOf(slide, place)[bulletsShown]
  return step ?? whole(slide, place)
}

interface SceneMemory {
  readonly keep: (scene: Scene) => void
  readonly sceneOf: (slide: Slide) => Scene | undefined
}

function createSceneMemory(): SceneMemory {
  let last: Scene | undefined
  return {
    keep: (scene) => {
      last = scene
    },
    sceneOf: ({ id }) => (last?.slideId === id ? last : undefined),
  }
}
