import { nothingSelected } from '@deckloom/editor'
import { useEffect, useEffectEvent } from 'react'
import { type DrawTool, dropDrawTool, setDrawTool } from '../../overlays/drawToolState.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import { DrawLayer, type DrawLayerProps } from '../lines/DrawLayer.tsx'
import { PolygonLayer } from './PolygonLayer.tsx'
import { ScribbleLayer } from './ScribbleLayer.tsx'
import { ShapeLayer } from './ShapeLayer.tsx'

export interface DrawingLayerProps extends Omit<DrawLayerProps, 'tool'> {
  readonly tool: DrawTool
}

/** Lies over the slide while a tool that draws is out. */
export function DrawingLayer({ tool, ...props }: DrawingLayerProps) {
  const { slide, changeSelection } = useEditor()
  const isFreeform = tool === 'scribble' || tool === 'polygon'
  // The frame of what is selected would lie in the way.
  const clearTheWay = useEffectEvent(() => {
    if (isFreeform || typeof tool === 'object') changeSelection(() => nothingSelected)
  })
  useEffect(() => {
    // Mounted twice in development, the tool is still out.
    setDrawTool(tool)
    clearTheWay()
    return () => dropDrawTool(tool)
  }, [tool])
  if (typeof tool === 'object') return <ShapeLayer tool={tool} {...props} />
  if (!isFreeform) return <DrawLayer tool={tool} {...props} />
  const Layer = tool === 'scribble' ? ScribbleLayer : PolygonLayer
  return <Layer key={slide.id} {...props} />
}
