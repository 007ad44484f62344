import type { Slide } from '@deckloom/deck'
import { type PlacedElement, selectedIds, selectionOf, unitOf } from '@deckloom/editor'
import { type MouseEvent, type PointerEvent, useState } from 'react'
import { useEditor } from '../../session/EditorContext.tsx'

/** A point in the window, in CSS pixels. */
export interface MenuPlace {
  readonly x: number
  readonly y: number
}

const longPressMs = 450
const tremor = 8

export interface MenuPlaceOptions {
  readonly slide: Slide
  readonly selected: readonly PlacedElement[]
}

/** Returns where the canvas menu is open: after a right click, the menu key or a long press. */
export function useMenuPlace({ slide, selected }: MenuPlaceOptions) {
  const { changeSelection, selection } = useEditor()
  const [place, setPlace] = useState<MenuPlace>()

  const openOn = (target: EventTarget, at: MenuPlace) => {
    const id = elementUnder(target)
    // An unselected element gets selected as by a press; the background has its own menu.
    if (id === undefined) changeSelection(() => selectionOf([]))
    else if (!selected.some((element) => element.id === id)) {
      changeSelection((before) => selectionOf(unitOf(slide, id, selectedIds(before))))
    }
    setPlace(at)
  }
  return {
    place,
    openAt: setPlace,
    close: () => setPlace(undefined),
    open: (event: MouseEvent<HTMLElement>) => {
      if (selection.state === 'editing' || isOnBar(event.target)) return
      event.preventDefault()
      const { nativeEvent } = event
      if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch')
        return
      // The menu key has no position: the menu opens in the middle of the element.
      const byKey = event.clientX === 0 && event.clientY === 0
      openOn(event.target, byKey ? middleOf(event.target) : { x: event.clientX, y: event.clientY })
    },
    /** Opens the menu when a long press is released: opened earlier, lifting the finger would close it again. */
    watch: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch' || !event.isPrimary || isOnBar(event.target)) return
      const { target, clientX, clientY, timeStamp } = event
      const done = new AbortController()
      const end = (later: Event) => {
        // This press itself has not reached the window yet.
        if (later === event.nativeEvent || !(later instanceof globalThis.PointerEvent)) return
        const moved = Math.hypot(later.clientX - clientX, later.clientY - clientY) >= tremor
        if (later.type === 'pointermove' && !moved) return
        done.abort()
        const isLong = later.type !== 'pointerdown' && later.timeStamp - timeStamp >= longPressMs
        // Runs after the click that follows the release.
        if (isLong && !moved) setTimeout(() => openOn(target, { x: clientX, y: clientY }), 60)
      }
      for (const type of ['pointermove', 'pointerup', 'pointercancel', 'pointerdown']) {
        addEventListener(type, end, { signal: done.signal })
      }
    },
  }
}

function isOnBar(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[role=toolbar]') !== null
}

function elementUnder(target: EventTarget): string | undefined {
  const button =
    target instanceof Element ? target.closest<HTMLElement>('[data-canvas-element]') : null
  return button?.dataset['canvasElement']
}

function middleOf(target: EventTarget): MenuPlace {
  if (!(target instanceof Element)) return { x: 0, y: 0 }
  const { left, top, width, height } = target.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
