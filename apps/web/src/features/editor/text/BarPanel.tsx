import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useIsCompact } from '../controls/useIsCompact.ts'
import { keepFocus } from './keepFocus.ts'
import { panelPlace } from './placement/panelPlace.ts'
import { textTools } from './writing.ts'

export interface BarPanelProps {
  readonly bar: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** A panel of the format bar, outside of the slide, which would cut it off. On small screens it is part of the bar. */
export function BarPanel({ bar, children }: BarPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const compact = useIsCompact()
  useLayoutEffect(() => {
    if (compact || !bar.current || !panel.current) return undefined
    const [anchor, own] = [bar.current, panel.current]
    const text = document.querySelector('[contenteditable=true]') ?? anchor
    const place = () => placePanel({ bar: anchor, panel: own, text })
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

interface Surroundings {
  readonly bar: HTMLElement
  readonly panel: HTMLElement
  readonly text: Element
}

function placePanel({ bar, panel, text }: Surroundings) {
  const { left, top } = panelPlace({
    bar: bar.getBoundingClientRect(),
    text: text.getBoundingClientRect(),
    panel: { width: panel.offsetWidth, height: panel.offsetHeight },
    window: { width: window.innerWidth, height: window.innerHeight },
  })
  panel.style.left = `${left}px`
  panel.style.top = `${top}px`
}
