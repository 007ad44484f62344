import { Minus, Plus, SlidersHorizontal } from 'lucide-react'
import { Button, IconButton, Menu } from '@deckloom/ui'
import { ActionMenuItem } from '../actions/ActionMenuItem.tsx'
import { viewActions } from '../actions/viewActions.ts'
import { smallIconProps } from '../controls/iconProps.ts'
import { useGrid, useRulers } from '../paper/grid.ts'
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
  // Rerenders the labels when the view changes.
  useGrid()
  useRulers()
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
      {Object.values(viewActions).map((action) => (
        <ActionMenuItem
          key={action.label}
          action={action}
          context={undefined}
          onSelect={action.run}
        />
      ))}
    </Menu>
  )
}

function percent(scale: number): string {
  return `${Math.round(scale * 100)}%`
}
