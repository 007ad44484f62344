import type { ShapeData } from '@deckloom/deck'
import type { FreeformTool, LineTool } from '@deckloom/editor'
import { createValueStore } from '../../../shared/valueStore.ts'

/** A shape that is drawn in the size of a drag. */
export interface ShapeTool {
  readonly shape: ShapeData
}

export type DrawTool = LineTool | FreeformTool | ShapeTool

const drawTool = createValueStore<DrawTool | undefined>(undefined)

/** Lets the pointer draw on the slide; undefined puts the tool away. */
export const setDrawTool = drawTool.set

/** Takes a tool, or puts it away if it is out. */
export function toggleDrawTool(tool: DrawTool): void {
  setDrawTool(drawTool.get() === tool ? undefined : tool)
}

/** Puts a tool away, unless another one has been taken since. */
export function dropDrawTool(tool: DrawTool): void {
  if (drawTool.get() === tool) setDrawTool(undefined)
}

export const useDrawTool = drawTool.use
