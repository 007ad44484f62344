import { Grid3x3, Keyboard, Minus, Plus, Ruler, SlidersHorizontal } from 'lucide-react'
import { Button, IconButton, Menu, MenuItem } from '@deckloom/ui'
import { iconProps, smallIconProps } from '../iconProps.ts'
import { keyWords } from '../shortcutOf.ts'
import { toggleGrid, toggleRulers, useGrid, useRulers } from './grid.ts'
import { showShortcuts } from './menu/shortcutSheetState.ts'
import type { StageScale } from './useStageScale.ts'

export function ZoomControl({ stage }: { readonly stage: StageScale }) {
  return (
    <div className="absolute bottom-3 left-4 flex items-center rounded-control bg-surface shadow-sheet">
      <IconButton
        label="Zoom out"
        size="small"
        icon={<Minus {...smallIconProps} />}
        onClick={stage.zoomOut}
      />
      <button
        type="button"
        aria-label={`Zoom ${percent(stage.scale)}, fit to window`}
        title="Fit to window"
        className="h-8 w-14 cursor-pointer rounded-chip text-small font-label tabular-nums touch:h-11"
        onClick={stage.fit}
      >
        {percent(stage.scale)}
      </button>
      <IconButton
        label="Zoom in"
        size="small"
        icon={<Plus {...smallIconProps} />}
        onClick={stage.zoomIn}
      />
      <ViewMenu />
    </div>
  )
}

function ViewMenu() {
  const grid = useGrid()
  const rulers = useRulers()
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="quiet"
          size="small"
          iconOnly
          aria-label="View"
          title="View"
          icon={<SlidersHorizontal {...smallIconProps} />}
        />
      }
    >
      <MenuItem
        icon={<Grid3x3 {...iconProps} />}
        shortcut={keyWords("Mod+'")}
        onSelect={toggleGrid}
      >
        {grid ? 'Hide grid' : 'Show grid'}
      </MenuItem>
      <MenuItem
        icon={<Ruler {...iconProps} />}
        shortcut={keyWords('Mod+Alt+R')}
        onSelect={toggleRulers}
      >
        {rulers ? 'Hide rulers' : 'Show rulers'}
      </MenuItem>
      <MenuItem
        icon={<Keyboard {...iconProps} />}
        shortcut={keyWords('Mod+/')}
        onSelect={showShortcuts}
      >
        Keyboard shortcuts
      </MenuItem>
    </Menu>
  )
}

function percent(scale: number): string {
  return `${Math.round(scale * 100)}%`
}
