import { useState } from 'react'
import type { InkCommand, PenTool } from './drawing/penTool.ts'
import type { PresenterCommand } from './slideshow/presenterKeys.ts'
import { createSignal, type Signal } from './slideshow/signal.ts'
import type { LaserPoint } from './slideshow/showMessage.ts'
import type { ShowLink } from './slideshow/useShowLink.ts'
import type { Show } from './slideshow/useSlideshow.ts'
import { type Laser, useLaser } from './useLaser.ts'

/** Laser, pen and zoom on the slide; the same in both windows. */
export interface Stage {
  readonly laser: Laser
  readonly pen: PenTool | undefined
  readonly choosePen: (tool: PenTool | undefined) => void
  readonly inkCommands: Signal<InkCommand>
  /** Emits when the key of the captions is pressed. */
  readonly captionCommands: Signal<'captions'>
  /** Runs a command that is about the slide; returns whether it was one. */
  readonly run: (command: PresenterCommand) => boolean
}

export interface StageOptions {
  readonly show: Show
  readonly link: Pick<ShowLink, 'pointAt'>
  /** Called by Escape when there is neither a pen to put away nor an enlarged slide. */
  readonly onEscape: () => void
}

/** Holds what the pointer does on the slide: it points, draws, or goes on. */
export function useStage({ show, link, onEscape }: StageOptions): Stage {
  const [pen, setPen] = useState<PenTool>()
  const [inkCommands] = useState(() => createSignal<InkCommand>())
  const [captionCommands] = useState(() => createSignal<'captions'>())
  const laser = useLaser((at: LaserPoint | undefined) => link.pointAt(at))
  const choosePen = (tool: PenTool | undefined) => {
    if (tool && laser.on) laser.toggle()
    setPen(tool)
  }
  const toggleLaser = () => {
    setPen(undefined)
    laser.toggle()
  }
  const escape = () => {
    if (pen) setPen(undefined)
    else if (show.state.zoom) show.step({ kind: 'zoomReset' })
    else onEscape()
  }
  const choose = (tool: PenTool) => () => choosePen(pen === tool ? undefined : tool)
  const runs: Readonly<Partial<Record<PresenterCommand, () => void>>> = {
    laser: toggleLaser,
    pen: choose('pen'),
    highlighter: choose('highlighter'),
    eraser: choose('eraser'),
    undoInk: () => inkCommands.emit('undoInk'),
    clearInk: () => inkCommands.emit('clearInk'),
    captions: () => captionCommands.emit('captions'),
    escape,
  }
  const run = (command: PresenterCommand): boolean => {
    runs[command]?.()
    return command in runs
  }
  return { laser, pen, choosePen, inkCommands, captionCommands, run }
}
