import { type Box, readContent, type Slide, type Visual, writeContent } from '@deckloom/deck'
import { SceneSvg } from '../../../../shared/scene/SceneSvg.tsx'
import type { Scene } from '@deckloom/scene'
import { Skeleton } from '@deckloom/ui'
import { useMemo } from 'react'
import { useScene } from '../../../../shared/scene/useScene.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import { sceneWithout } from './sceneWithout.ts'

export interface VisualPreviewProps {
  /** With its position on a page of 1200 x 675. */
  readonly visual: Visual
  /** The part of the page to show. */
  readonly frame: Box
  /** Accessible name. */
  readonly title: string
}

/** A chart or shape alone, drawn by the layout engine on the background and in the fonts of the current slide. */
export function VisualPreview({ visual, frame, title }: VisualPreviewProps) {
  const { slide } = useEditor()
  const alone = useMemo(() => slideWith(slide, visual), [slide, visual])
  const whole = useScene(alone, { deckTitle: '', index: 0, count: 1 })
  const scene = useMemo(
    () => whole && sceneWithout(whole, (id) => id !== visual.id),
    [whole, visual.id],
  )
  return (
    <div
      className="h-44 overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)] md:h-auto md:aspect-(--ratio)"
      style={{
        backgroundColor: groundOf(scene),
        ['--ratio' as string]: `${frame.width} / ${frame.height}`,
      }}
    >
      {scene ? (
        <SceneSvg scene={scene} frame={frame} title={title} className="block size-full" />
      ) : (
        <Skeleton className="size-full" />
      )}
    </div>
  )
}

function slideWith(slide: Slide, visual: Visual): Slide {
  const { id, layout, theme, backgroundColor, textColor, themeColors } = readContent(slide)
  return writeContent({
    id: `preview-${id}`,
    title: '',
    bullets: [],
    visualType: 'other',
    visualDescription: '',
    layout,
    texts: [],
    visuals: [visual],
    ...(theme && { theme }),
    ...(backgroundColor !== undefined && { backgroundColor }),
    ...(textColor !== undefined && { textColor }),
    ...(themeColors && { themeColors }),
  })
}

function groundOf(scene: Scene | undefined): string | undefined {
  return scene && 'color' in scene.background ? scene.background.color : undefined
}
