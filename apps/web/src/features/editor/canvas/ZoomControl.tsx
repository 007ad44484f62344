import { Minus, Plus, SlidersHorizontal } from 'lucide-react'
import { Button, IconButton, Menu } from '@deckloom/ui'
import { ActionMenuItem } from '../actions/ActionMenuItem.tsx'
import type { ElementAction } from '../actions/EditorAction.ts'
import { viewActions, type ViewContext } from '../actions/viewActions.ts'
import { smallIconProps } from '../controls/iconProps.ts'
import { useGrid, useRulers } from '../paper/grid.ts'
import { useGuides } from '../paper/placedGuides.ts'
import { useEditor } from '../session/EditorContext.tsx'
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

const viewMenu: readonly ElementAction<ViewContext>[] = Object.values(viewActions)

function ViewMenu() {
  // Rerenders the labels when the view changes.
  useGrid()
  useRulers()
  const editor = useEditor()
  useGuides(editor.id)
  const context = { editor }
  const shown = viewMenu.filter(({ isShown }) => isShown?.(context) !== false)
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
      {shown.map((action) => (
        <ActionMenuItem
          key={action.label}
          action={action}
          context={context}
          onSelect={() => void action.run(context)}
        />
      ))}
    </Menu>
  )
}

function percent(scale: number): string {
  return `${Math.round(scale * 100)}%`
}
