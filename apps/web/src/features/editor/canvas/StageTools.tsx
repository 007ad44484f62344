import { IconButton } from '@deckloom/ui'
import { Command, Search } from 'lucide-react'
import { smallIconProps } from '../controls/iconProps.ts'
import { openFind } from '../overlays/findState.ts'
import { commandPalette } from '../overlays/paletteState.ts'
import { LayoutSwitcher } from './LayoutSwitcher.tsx'

/** The end of the toolbar where the window is wide. */
export function StageTools() {
  return (
    <>
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
    </>
  )
}
