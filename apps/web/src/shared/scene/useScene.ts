import type { Slide, ThemeChoice } from '@deckloom/deck'
import type { Scene } from '@deckloom/scene'
import { useEffect, useSyncExternalStore } from 'react'
import {
  currentTypesetter,
  requestTheme,
  type SlidePlace,
  subscribeToTypesetter,
} from './typesetter.ts'

const houseTheme: ThemeChoice = { id: 'loom', variant: 'light' }

/** The slide's layout; undefined until the engine and the theme's fonts are here. */
export function useScene(slide: Slide, { deckTitle, index, count }: SlidePlace): Scene | undefined {
  const typesetter = useSyncExternalStore(subscribeToTypesetter, currentTypesetter)
  const theme = slide.theme ?? houseTheme
  useEffect(() => requestTheme(theme), [theme])
  return typesetter?.knows(theme)
    ? typesetter.sceneOf(slide, { deckTitle, index, count })
    : undefined
}
