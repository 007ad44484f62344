import { Minus, Plus } from 'lucide-react'
import { IconButton } from '@deckloom/ui'
import { smallIconProps } from '../iconProps.ts'
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
    </div>
  )
}

function percent(scale: number): string {
  return `${Math.round(scale * 100)}%`
}
