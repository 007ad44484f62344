import type { Slide } from '@deckloom/deck'
import type { SlideSvgProps } from '@deckloom/render-react'
import { SceneSvg } from './SceneSvg.tsx'
import { Skeleton } from '@deckloom/ui'
import { memo } from 'react'
import type { SlidePlace } from './typesetter.ts'
import { useScene } from './useScene.ts'

export interface SlideViewProps extends SlidePlace, Omit<SlideSvgProps, 'scene'> {
  readonly slide: Slide
  /** Number of bullets shown; all by default. */
  readonly bulletsShown?: number | undefined
}

/** A slide, drawn at the size of its container; a skeleton until its fonts are loaded. */
export const SlideView = memo(function SlideView(props: SlideViewProps) {
  const { slide, deckTitle, index, count, bulletsShown, ...svg } = props
  const scene = useScene(slide, { deckTitle, index, count, bulletsShown })
  return scene ? <SceneSvg scene={scene} {...svg} /> : <Skeleton className={svg.className} />
})
