import { page } from '@deckloom/deck'
import { useCallback, useState } from 'react'

export type Zoom = 'fit' | number

/** The slide is at most this high when it is fitted; its width follows. */
const fittedHeight = 500
const air = 32
const zoomSteps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3] as const

/** How large the slide is shown, in CSS pixels a page unit; the first part is the ref of the room it has. */
export function useStageScale({ phone }: { readonly phone: boolean }) {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [zoom, setZoom] = useState<Zoom>('fit')
  const measure = useCallback((node: HTMLElement | null) => {
    if (!node) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  const fitted = phone
    ? (room.width - air) / page.width
    : Math.min(
        (room.width - 2 * air) / page.width,
        (room.height - 2 * air) / page.height,
        fittedHeight / page.height,
      )
  const scale = zoom === 'fit' ? Math.max(fitted, 0.1) : zoom
  const stage = {
    scale,
    fits: zoom === 'fit',
    fit: () => setZoom('fit'),
    zoomIn: () => setZoom(zoomSteps.find((step) => step > scale + 0.01) ?? scale),
    zoomOut: () => setZoom(zoomSteps.findLast((step) => step < scale - 0.01) ?? scale),
  }
  return [measure, stage] as const
}

export type StageScale = ReturnType<typeof useStageScale>[1]
