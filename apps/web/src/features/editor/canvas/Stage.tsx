import { page } from '@deckloom/deck'
import type { PointerEvent } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { AddTextButton } from './AddTextButton.tsx'
import { Canvas } from './Canvas.tsx'
import { LayoutSwitcher } from './LayoutSwitcher.tsx'
import { SplitNotice } from './SplitNotice.tsx'
import { useStageScale } from './useStageScale.ts'
import { ZoomControl } from './ZoomControl.tsx'

/** The toolbar over the slide and the slide on its ground. */
export function Stage() {
  const [measure, stage] = useStageScale({ phone: false })
  const { selection, stepOut } = useEditor()
  const handlePress = (event: PointerEvent) => {
    const onPaper = event.target instanceof Element && event.target.closest('#content') !== null
    if (!onPaper && selection.state === 'selected') stepOut()
  }
  return (
    <>
      <div className="flex min-w-0 items-center gap-2 border-b border-line bg-[color-mix(in_srgb,var(--surface)_70%,var(--canvas))] px-4">
        <AddTextButton />
        <span className="flex-1" />
        <span aria-hidden="true" className="text-small text-ink-subtle">
          Layout
        </span>
        <LayoutSwitcher />
      </div>
      <main className="relative min-h-0 min-w-0">
        {/* A press beside the slide selects nothing; Escape is the same for the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div ref={measure} className="grid size-full overflow-auto" onPointerDown={handlePress}>
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
        <SplitNotice />
        <ZoomControl stage={stage} />
      </main>
    </>
  )
}
