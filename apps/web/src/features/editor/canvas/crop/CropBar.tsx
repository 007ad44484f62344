import type { Box, ShapeType } from '@deckloom/deck'
import { Button, IconButton } from '@deckloom/ui'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { smallIconProps } from '../../controls/iconProps.ts'
import { cropActions } from '../../insert/pictures/cropActions.ts'
import { barBeside } from '../../paper/barBeside.ts'
import { ShapeGrid } from '../../insert/shapes/ShapeGrid.tsx'

export interface CropBarProps {
  /** What the turned frame takes of the page. */
  readonly bounds: Box
  readonly mask: ShapeType | undefined
  readonly shapes: boolean
  readonly onMask: (mask: ShapeType) => void
  readonly onReset: () => void
  readonly onDone: () => void
}

const ShapesIcon = cropActions.cropShape.icon
const ResetIcon = cropActions.resetCrop.icon

const size = { half: '8rem', width: '17rem', above: '1rem', below: '1.5rem' } as const

/** The bar at the frame: the shape, back to the whole picture, and done. */
export function CropBar({ bounds, mask, shapes, onMask, onReset, onDone }: CropBarProps) {
  const [choosing, setChoosing] = useState(shapes)
  return (
    <div
      role="toolbar"
      aria-label="Crop"
      className="pointer-events-auto absolute z-10"
      style={barBeside(bounds, size).style}
    >
      <div className="flex items-center gap-1 rounded-control bg-surface-raised p-1 text-ink shadow-float">
        <Button
          variant="quiet"
          size="small"
          aria-expanded={choosing}
          icon={<ShapesIcon {...smallIconProps} />}
          onClick={() => setChoosing(!choosing)}
        >
          Crop to shape
        </Button>
        <IconButton
          label="Reset crop"
          size="small"
          icon={<ResetIcon {...smallIconProps} />}
          onClick={onReset}
        />
        <Button size="small" icon={<Check {...smallIconProps} />} onClick={onDone}>
          Done
        </Button>
      </div>
      {choosing && (
        <div className="absolute top-full left-0 mt-2 max-h-64 w-68 overflow-y-auto rounded-card bg-surface-raised p-3 text-ink shadow-float">
          <ShapeGrid value={mask ?? 'rectangle'} onChange={onMask} />
        </div>
      )}
    </div>
  )
}
