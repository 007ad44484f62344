import { type FreeformTool, nothingSelected } from '@deckloom/editor'
import { useEffect, useEffectEvent } from 'react'
import type { DrawLayerProps } from '../lines/DrawLayer.tsx'
import { dropDrawTool, setDrawTool } from '../../overlays/drawToolState.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import { PolygonLayer } from './PolygonLayer.tsx'
import { ScribbleLayer } from './ScribbleLayer.tsx'

export interface FreeformLayerProps extends Omit<DrawLayerProps, 'tool'> {
  readonly tool: FreeformTool
}

/** Lies over the slide while something is drawn by hand. */
export function FreeformLayer({ tool, ...props }: FreeformLayerProps) {
  const { slide, changeSelection } = useEditor()
  // The frame of what is selected would lie in the way.
  const clearTheWay = useEffectEvent(() => changeSelection(() => nothingSelected))
  useEffect(() => {
    // Mounted twice in development, the tool is still out.
    setDrawTool(tool)
    clearTheWay()
    return () => dropDrawTool(tool)
  }, [tool])
  const Layer = tool === 'scribble' ? ScribbleLayer : PolygonLayer
  return <Layer key={slide.id} {...props} />
}
