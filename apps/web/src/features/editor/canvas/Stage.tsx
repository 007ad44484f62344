import { page } from '@deckloom/deck'
import { IconButton } from '@deckloom/ui'
import { Command, Search } from 'lucide-react'
import { openFind } from '../overlays/findState.ts'
import { smallIconProps } from '../controls/iconProps.ts'
import { AddImageButton } from '../insert/AddImageButton.tsx'
import { commandPalette } from '../overlays/paletteState.ts'
import { useImageDrop } from '../insert/pictures/useImageDrop.ts'
import { LateFollowFrame } from '../presence/lateParts.tsx'
import { AddTextButton } from './AddTextButton.tsx'
import { Canvas } from './Canvas.tsx'
import { LayoutSwitcher } from './LayoutSwitcher.tsx'
import { SplitNotice } from './SplitNotice.tsx'
import { useStageScale } from './useStageScale.ts'
import { ZoomControl } from './ZoomControl.tsx'

/** The toolbar and the slide on its background. */
export function Stage() {
  const [measure, stage] = useStageScale({ phone: false })
  const drop = useImageDrop()
  return (
    <>
      <div className="flex min-w-0 items-center gap-2 border-b border-line bg-[color-mix(in_srgb,var(--surface)_70%,var(--canvas))] px-4">
        <AddTextButton />
        <AddImageButton />
        <span className="flex-1" />
        <IconButton
          label="Search actions"
          size="small"
          icon={<Command {...smallIconProps} />}
          onClick={commandPalette.open}
        />
        <IconButton
          label="Find and replace"
          size="small"
          icon={<Search {...smallIconProps} />}
          onClick={() => openFind('replace')}
        />
        <span aria-hidden="true" className="text-small text-ink-subtle max-xl:hidden">
          Layout
        </span>
        <LayoutSwitcher />
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
        <SplitNotice />
        <ZoomControl stage={stage} />
      </main>
    </>
  )
}
