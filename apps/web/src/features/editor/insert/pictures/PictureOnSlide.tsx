import type { Visual } from '@deckloom/deck'
import { freePlace, inkBoxes, withPicture, withPictureSource } from '@deckloom/editor'
import { SceneSvg } from '../../../../shared/scene/SceneSvg.tsx'
import { Skeleton } from '@deckloom/ui'
import { useMemo } from 'react'
import { useScene } from '../../../../shared/scene/useScene.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import type { PictureChoice } from './pictureChoice.ts'

export interface PictureOnSlideProps {
  readonly choice: PictureChoice | undefined
  /** The picture to replace. */
  readonly replaces: Visual | undefined
}

/** A preview of the slide with the picture. */
export function PictureOnSlide({ choice, replaces }: PictureOnSlideProps) {
  const { deckTitle, slide, index, order } = useEditor()
  const place = { deckTitle, index, count: order.length }
  const before = useScene(slide, place)
  const after = useMemo(() => {
    if (!choice) return slide
    // The small version is already loaded.
    const picture = { ...choice.source, url: choice.preview }
    if (replaces) return withPictureSource(slide, replaces.id, picture)
    const at = freePlace({ width: 300, height: 200 }, before ? inkBoxes(before) : [])
    return withPicture(slide, { id: 'picture-preview', picture, at })
  }, [choice, replaces, slide, before])
  const scene = useScene(after, place)
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="text-small font-label">On your slide</p>
      <div className="aspect-video overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)]">
        {scene ? (
          <SceneSvg scene={scene} title="The slide with the picture" className="block size-full" />
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
    </div>
  )
}
