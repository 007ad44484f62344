import { Eraser, Highlighter, Pen, Trash2, Undo2, X } from 'lucide-react'
import { ToolButton } from '../controls/ToolButton.tsx'
import type { PenTool } from './penTool.ts'

export const inkColors = [
  { name: 'Red', value: '#e5322d' },
  { name: 'Yellow', value: '#ffd21f' },
  { name: 'Green', value: '#17a15b' },
  { name: 'Blue', value: '#2b6ff3' },
  { name: 'Black', value: '#111614' },
  { name: 'White', value: '#ffffff' },
] as const

export interface PenBarProps {
  readonly tool: PenTool
  readonly onTool: (tool: PenTool | undefined) => void
  readonly color: string
  readonly onColor: (color: string) => void
  readonly visible: boolean
  /** Undefined if there is nothing to undo or clear. */
  readonly onUndo: (() => void) | undefined
  readonly onClear: (() => void) | undefined
}

/** Tools and colors of the pen, over the slide's top edge. */
export function PenBar(props: PenBarProps) {
  const { tool, onTool, visible } = props
  return (
    <div
      role="toolbar"
      aria-label="Pen"
      className={`on-cloth absolute top-2 left-1/2 z-20 flex w-max max-w-[calc(100%-1rem)] -translate-x-1/2 flex-wrap items-center justify-center rounded-card bg-[rgb(12_18_15/.94)] px-1.5 py-1 text-white shadow-float transition-opacity duration-(--dur-panel) ${visible ? '' : 'pointer-events-none opacity-0 focus-within:pointer-events-auto focus-within:opacity-100'}`}
    >
      <ToolButton label="Pen" Icon={Pen} pressed={tool === 'pen'} onPress={() => onTool('pen')} />
      <ToolButton
        label="Highlighter"
        Icon={Highlighter}
        pressed={tool === 'highlighter'}
        onPress={() => onTool('highlighter')}
      />
      <ToolButton
        label="Eraser"
        Icon={Eraser}
        pressed={tool === 'eraser'}
        onPress={() => onTool('eraser')}
      />
      <Colors {...props} />
      <ToolButton label="Undo" Icon={Undo2} onPress={props.onUndo} />
      <ToolButton label="Clear this slide" Icon={Trash2} onPress={props.onClear} />
      <ToolButton label="Put the pen away" Icon={X} onPress={() => onTool(undefined)} />
    </div>
  )
}

function Colors({ tool, onTool, color, onColor }: PenBarProps) {
  const choose = (value: string) => {
    onColor(value)
    if (tool === 'eraser') onTool('pen')
  }
  return (
    <fieldset aria-label="Color" className="flex items-center px-1">
      {inkColors.map(({ name, value }) => (
        <button
          key={value}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={value === color}
          className="group flex h-10 w-8 cursor-pointer items-center justify-center rounded-control"
          onClick={() => choose(value)}
        >
          <span
            className="size-5 rounded-full shadow-[0_0_0_1px_rgb(255_255_255/.55)] outline-offset-3 outline-accent group-aria-pressed:outline-2"
            style={{ backgroundColor: value }}
          />
        </button>
      ))}
    </fieldset>
  )
}
