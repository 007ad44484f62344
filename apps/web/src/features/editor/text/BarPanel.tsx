import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useIsCompact } from '../controls/useIsCompact.ts'
import { keepFocus } from './keepFocus.ts'
import { textTools } from './writing.ts'

/** CSS pixels between the panel and the bar, and between the panel and the edge of the window. */
const gap = 8

export interface BarPanelProps {
  readonly bar: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/**
 * A panel of the format bar: above it if the window has room there, or else below. Outside of the slide, which would cut
 * it off. On small screens it is part of the bar.
 */
export function BarPanel({ bar, children }: BarPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const compact = useIsCompact()
  useLayoutEffect(() => {
    if (compact || !bar.current || !panel.current) return undefined
    const [anchor, own] = [bar.current, panel.current]
    const place = () => placePanel(anchor, own)
    place()
    const resizes = new ResizeObserver(place)
    resizes.observe(own)
    resizes.observe(document.body)
    return () => resizes.disconnect()
  })
  if (compact) return children
  return createPortal(
    <div
      {...textTools}
      ref={panel}
      role="presentation"
      className="fixed z-30"
      onMouseDown={keepFocus}
    >
      {children}
    </div>,
    document.body,
  )
}

function placePanel(anchor: HTMLElement, panel: HTMLElement) {
  const bar = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const above = bar.top - gap - height
  const below = Math.min(bar.bottom + gap, window.innerHeight - gap - height)
  const left = Math.min(bar.left, window.innerWidth - gap - width)
  panel.style.top = `${Math.max(gap, above >= gap ? above : below)}px`
  panel.style.left = `${Math.max(gap, left)}px`
}
