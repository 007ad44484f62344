import { hasRoomFor } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import {
  CornerDownRight,
  LineSquiggle,
  type LucideIcon,
  MoveUpRight,
  Pentagon,
  Slash,
  Spline,
} from 'lucide-react'
import { failures, slideFullMessage } from '../visuals/insertFailures.ts'
import { type DrawTool, toggleDrawTool } from '../../overlays/drawToolState.ts'
import type { Editor } from '../../session/EditorContext.tsx'

export interface ToolContext {
  readonly editor: Pick<Editor, 'slide'>
}

/** Takes a tool that draws on the slide. */
function drawAction(tool: DrawTool, label: string, icon: LucideIcon) {
  return {
    label,
    description: `Draw: ${label}`,
    icon,
    group: 'Insert',
    run: (context: ToolContext) => takeTool(context, tool),
  } as const
}

/** Takes a tool, or puts it away; a slide that is full says so. */
export function takeTool({ editor: { slide } }: ToolContext, tool: DrawTool): void {
  const kind = typeof tool === 'object' ? 'shape' : 'line'
  if (hasRoomFor(slide, kind)) toggleDrawTool(tool)
  else
    toast({
      title: failures[kind],
      description: slideFullMessage(kind),
      variant: 'destructive',
    })
}

/** The actions that draw lines and freeforms, for the table of the canvas. */
export const lineActions = {
  addLine: drawAction('line', 'Line', Slash),
  addArrow: drawAction('arrow', 'Arrow', MoveUpRight),
  addElbow: drawAction('elbow', 'Elbow connector', CornerDownRight),
  addCurved: drawAction('curved', 'Curved connector', Spline),
  addScribble: drawAction('scribble', 'Scribble', LineSquiggle),
  addPolygon: drawAction('polygon', 'Polygon', Pentagon),
} as const
