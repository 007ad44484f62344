import type { DrawTool } from '../../overlays/drawToolState.ts'
import { FreeformLayer } from './FreeformLayer.tsx'
import { ShapeLayer } from './ShapeLayer.tsx'
import { DrawLayer, type DrawLayerProps } from '../lines/DrawLayer.tsx'

export interface DrawingLayerProps extends Omit<DrawLayerProps, 'tool'> {
  readonly tool: DrawTool
}

/** Lies over the slide while a tool that draws is out. */
export function DrawingLayer({ tool, ...props }: DrawingLayerProps) {
  if (typeof tool === 'object') return <ShapeLayer tool={tool} {...props} />
  return tool === 'scribble' || tool === 'polygon' ? (
    <FreeformLayer key={tool} tool={tool} {...props} />
  ) : (
    <DrawLayer tool={tool} {...props} />
  )
}
