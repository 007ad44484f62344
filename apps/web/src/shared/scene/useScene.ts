import type { Slide } from '@deckloom/deck'
import type { Scene } from '@deckloom/scene'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  currentTypesetter,
  requestFaces,
  type SlidePlace,
  subscribeToTypesetter,
} from './typesetter.ts'

/**
 * The slide's layout; undefined until the engine and the fonts are here. A slide that comes to need another face,
 * such as an italic, stays as it was for the moment that the face takes.
 */
export function useScene(slide: Slide, { deckTitle, index, count }: SlidePlace): Scene | undefined {
  const typesetter = useSyncExternalStore(subscribeToTypesetter, currentTypesetter)
  const [memory] = useState(sceneMemory)
  useEffect(() => requestFaces(slide, deckTitle), [slide, deckTitle])
  const scene = typesetter?.knows(slide, deckTitle)
    ? typesetter.sceneOf(slide, { deckTitle, index, count })
    : undefined
  useEffect(() => {
    if (scene) memory.keep(scene)
  }, [memory, scene])
  return scene ?? memory.sceneOf(slide)
}

interface SceneMemory {
  readonly keep: (scene: Scene) => void
  readonly sceneOf: (slide: Slide) => Scene | undefined
}

function sceneMemory(): SceneMemory {
  let last: Scene | undefined
  return {
    keep: (scene) => {
      last = scene
    },
    sceneOf: ({ id }) => (last?.slideId === id ? last : undefined),
  }
}
