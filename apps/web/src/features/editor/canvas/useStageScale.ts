import { page } from '@deckloom/deck'
import { useCallback, useLayoutEffect, useState } from 'react'
import { useActionKeys } from '../actions/useActionKeys.ts'
import { zoomActions } from '../actions/viewActions.ts'
import { useIsCompact } from '../controls/useIsCompact.ts'
import { listenToPan } from './listenToPan.ts'
import { listenToZoom, type ZoomAt } from './listenToZoom.ts'

/** Maximum height of the fitted slide; its width follows. */
const fittedHeight = 500
/** Free space beside the slide at least, in CSS pixels. */
const air = { compact: 16, wide: 32 } as const
const zoomSteps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3] as const
const least = 0.1
const most = 4

interface Zoom {
  readonly scale: 'fit' | number
  readonly anchor?: Anchor
}

/** A point of the slide, as fractions, that stays under a point of the window while the scale changes. */
interface Anchor {
  readonly ground: HTMLElement
  readonly across: number
  readonly down: number
  readonly clientX: number
  readonly clientY: number
}

/** Returns the scale of the slide, in CSS pixels per page unit; the first item is the ref for the available space. */
export function useStageScale({ phone }: { readonly phone: boolean }) {
  const margin = 2 * (useIsCompact() ? air.compact : air.wide)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [zoom, setZoom] = useState<Zoom>({ scale: 'fit' })
  const measure = useCallback((node: HTMLElement | null) => {
    if (!node) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(node)
    const stopListening = listenToZoom(node, (at) => setZoom((now) => zoomAt(node, at) ?? now))
    const stopPanning = listenToPan(node)
    return () => {
      observer.disconnect()
      stopListening()
      stopPanning()
    }
  }, [])
  useLayoutEffect(() => keepAnchor(zoom.anchor), [zoom])
  const fitted = phone
    ? (room.width - margin) / page.width
    : Math.min(
        (room.width - margin) / page.width,
        (room.height - margin) / page.height,
        fittedHeight / page.height,
      )
  const scale = zoom.scale === 'fit' ? Math.max(fitted, least) : zoom.scale
  const stage = {
    scale,
    fits: zoom.scale === 'fit',
    fit: () => setZoom({ scale: 'fit' }),
    zoomTo: (next: number) => setZoom({ scale: Math.min(most, Math.max(least, next)) }),
    zoomIn: () => setZoom({ scale: zoomSteps.find((step) => step > scale + 0.01) ?? scale }),
    zoomOut: () => setZoom({ scale: zoomSteps.findLast((step) => step < scale - 0.01) ?? scale }),
  }
  useActionKeys(zoomActions, stage)
  return [measure, stage] as const
}

export type StageScale = ReturnType<typeof useStageScale>[1]

function zoomAt(ground: HTMLElement, { factor, clientX, clientY }: ZoomAt): Zoom | undefined {
  const place = ground.querySelector('#content')?.getBoundingClientRect()
  if (!place) return undefined
  return {
    scale: Math.min(most, Math.max(least, (place.width / page.width) * factor)),
    anchor: {
      ground,
      clientX,
      clientY,
      across: (clientX - place.left) / place.width,
      down: (clientY - place.top) / place.height,
    },
  }
}

function keepAnchor(anchor: Anchor | undefined) {
  const place = anchor?.ground.querySelector('#content')?.getBoundingClientRect()
  if (!anchor || !place) return
  const { ground, across, down, clientX, clientY } = anchor
  ground.scrollBy(
    place.left + place.width * across - clientX,
    place.top + place.height * down - clientY,
  )
}
