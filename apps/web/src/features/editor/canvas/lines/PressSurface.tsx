import { page } from '@deckloom/deck'
import type { Point } from '@deckloom/scene'
import type { KeyboardEvent, PointerEvent } from 'react'
import { setDrawTool } from '../../overlays/drawToolState.ts'
import { announce } from '../../paper/announcer.ts'
import { drawSurfaceClass, focusSurface } from './drawSurface.ts'
import { useEscape } from './useEscape.ts'

export interface PressSurfaceProps {
  /** What is drawn, with its article: "a line". */
  readonly what: string
  readonly onPress: (event: PointerEvent<HTMLElement>) => void
  readonly onHover?: (event: PointerEvent<HTMLElement>) => void
  /** Adds what is drawn around a point, without a drag. */
  readonly onAdd: (at: Point) => void
}

/** Takes the pointer over the whole slide for one drag; a click or Enter adds in the default size, Escape nothing. */
export function PressSurface({ what, onPress, onHover, onAdd }: PressSurfaceProps) {
  useEscape(leave)
  return (
    <button
      ref={focusSurface}
      type="button"
      aria-label={`Draw ${what}: drag on the slide, or press Enter to add one in the middle`}
      className={drawSurfaceClass}
      onPointerMove={onHover}
      onPointerDown={onPress}
      onKeyDown={keepPressKeys}
      // Pointers draw on press, so the remaining clicks come from the keyboard and assistive technology.
      onClick={({ detail }) => detail === 0 && onAdd({ x: page.width / 2, y: page.height / 2 })}
    />
  )
}

function leave() {
  setDrawTool(undefined)
  announce('Nothing added')
}

/** Enter and Space press the surface; they must not also open what is selected. */
function keepPressKeys(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
}
