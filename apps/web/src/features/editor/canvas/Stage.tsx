import { page } from '@deckloom/deck'
import type { ReactNode } from 'react'
import { AddImageButton } from '../insert/AddImageButton.tsx'
import { useImageDrop } from '../insert/pictures/useImageDrop.ts'
import { LateFollowFrame } from '../presence/lateParts.tsx'
import { AddTextButton } from './AddTextButton.tsx'
import { Canvas } from './Canvas.tsx'
import { LateSlideNotice } from '../check/LateSlideNotice.tsx'
import { useStageScale } from './useStageScale.ts'
import { ZoomControl } from './ZoomControl.tsx'

export interface StageProps {
  /** At the end of the toolbar. */
  readonly tools: ReactNode
}

/** The toolbar and the slide on its background. */
export function Stage({ tools }: StageProps) {
  const [measure, stage] = useStageScale({ phone: false })
  const drop = useImageDrop()
  return (
    <>
      <div className="flex min-w-0 items-center gap-2 border-b border-line bg-[color-mix(in_srgb,var(--surface)_70%,var(--canvas))] px-4">
        <AddTextButton />
        <AddImageButton />
        <span className="flex-1" />
        {tools}
      </div>
      <main
        className="relative min-h-0 min-w-0 data-over:shadow-[inset_0_0_0_3px_var(--primary)]"
        data-over={drop.over || undefined}
        {...drop.handlers}
      >
        <div
          ref={measure}
          data-ground=""
          className="grid size-full overflow-auto select-none data-[hand=closed]:cursor-grabbing data-[hand=open]:cursor-grab data-hand:**:cursor-[inherit]!"
        >
          <div
            className="m-auto"
            style={{
              width: page.width * stage.scale,
              padding: stage.fits ? 0 : 32,
              boxSizing: 'content-box',
            }}
          >
            <Canvas />
          </div>
        </div>
        <LateFollowFrame />
        <LateSlideNotice />
        <ZoomControl stage={stage} />
      </main>
    </>
  )
}
