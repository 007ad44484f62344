import { hasRoomFor, type LineTool } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { CornerDownRight, type LucideIcon, MoveUpRight, Slash, Spline } from 'lucide-react'
import { failures, slideFullMessage } from '../visuals/insertFailures.ts'
import { setLineTool } from '../../overlays/lineToolState.ts'
import type { Editor } from '../../session/EditorContext.tsx'

export interface ToolContext {
  readonly editor: Pick<Editor, 'slide'>
}

/** Draws a line with the next drag on the slide. */
function lineAction(tool: LineTool, label: string, icon: LucideIcon) {
  return {
    label,
    description: `Draw: ${label}`,
    icon,
    group: 'Insert',
    run: (context: ToolContext) => takeTool(context, tool),
  } as const
}

function takeTool({ editor: { slide } }: ToolContext, tool: LineTool): void {
  if (hasRoomFor(slide, 'line')) setLineTool(tool)
  else
    toast({
      title: failures.line,
      description: slideFullMessage('line'),
      variant: 'destructive',
    })
}

/** The actions that draw lines, for the table of the canvas. */
export const lineActions = {
  addLine: lineAction('line', 'Line', Slash),
  addArrow: lineAction('arrow', 'Arrow', MoveUpRight),
  addElbow: lineAction('elbow', 'Elbow connector', CornerDownRight),
  addCurved: lineAction('curved', 'Curved connector', Spline),
} as const
