import { page } from '@deckloom/deck'
import { penWidth } from '@deckloom/editor'
import type { Point } from '@deckloom/scene'
import { Button } from '@deckloom/ui'
import { Check } from 'lucide-react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { smallIconProps } from '../../controls/iconProps.ts'
import { drawSurfaceClass, focusSurface } from '../lines/drawSurface.ts'
import { useEscape } from '../lines/useEscape.ts'

export interface DrawSurfaceProps {
  /** What the tool does and how it ends, for screen readers. */
  readonly label: string
  readonly hint: string
  /** What has been drawn so far. */
  readonly sketch: readonly Point[]
  readonly color: string
  /** While the pointer draws, the bar is out of its way. */
  readonly pressed: boolean
  readonly onPress: (event: PointerEvent<HTMLElement>) => void
  readonly onHover?: (event: PointerEvent<HTMLElement>) => void
  readonly onKey?: (event: KeyboardEvent) => void
  readonly onEscape: () => void
  readonly onDone: () => void
  /** Marks on the drawing, and further buttons of the bar. */
  readonly children?: ReactNode
  readonly buttons?: ReactNode
}

/** The layer that takes the pointer while a drawing is made, the drawing, and the bar that ends it. */
export function DrawSurface(props: DrawSurfaceProps) {
  const { label, sketch, color, onPress, onHover, onKey, onEscape, children } = props
  useEscape(onEscape)
  return (
    <>
      <button
        ref={focusSurface}
        type="button"
        aria-label={label}
        className={drawSurfaceClass}
        onPointerMove={onHover}
        onPointerDown={(event) => {
          // A slow ring drawn by a finger ends where it began, and is no long press for a menu.
          event.stopPropagation()
          // Buttons of the page may have had the focus since.
          focusSurface(event.currentTarget)
          onPress(event)
        }}
        onKeyDown={onKey}
      />
      <svg
        aria-hidden="true"
        data-sketch=""
        className="pointer-events-none absolute inset-0 z-20 size-full overflow-visible"
        viewBox={`0 0 ${page.width} ${page.height}`}
      >
        {sketch.length > 1 && (
          <path
            d={`M${sketch.map(({ x, y }) => `${x} ${y}`).join('L')}`}
            fill="none"
            stroke={color}
            strokeWidth={penWidth}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
        {children}
      </svg>
      <Bar {...props} />
    </>
  )
}

/** At the lower edge of the slide: fingers have no Escape. */
function Bar({ hint, pressed, onDone, buttons }: DrawSurfaceProps) {
  return (
    <div
      role="toolbar"
      aria-label="Drawing"
      className={`pointer-events-none absolute inset-x-0 bottom-2 z-20 flex justify-center ${pressed ? 'invisible' : ''}`}
    >
      <div className="flex items-center gap-1 rounded-control bg-surface-raised p-1 text-ink shadow-float *:pointer-events-auto">
        <span className="pointer-events-none! px-2 text-small text-ink-muted max-md:hidden">
          {hint}
        </span>
        {buttons}
        <Button size="small" icon={<Check {...smallIconProps} />} onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
