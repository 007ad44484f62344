import { type Slide, newSlide, visualsOf } from '@deckloom/deck'
import { DeckDocument, elementName, findElement, type PlacedElement } from '@deckloom/editor'
import { vi } from 'vitest'

/** Page units per pixel of the fake paper. */
export const unitsPerPixelHere = 2

type Keys = Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>>

/**
 * Creates a paper, 600 pixels wide at the window's origin, and a pointer: all that gestures need of a browser.
 * Animation frames run immediately. Coordinates are page units.
 */
export function fakePaper() {
  const win = new EventTarget()
  vi.stubGlobal('addEventListener', win.addEventListener.bind(win))
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => (draw(), 0))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  const place = {
    left: 0,
    top: 0,
    width: 1_200 / unitsPerPixelHere,
    height: 675 / unitsPerPixelHere,
  }
  const node = Object.assign(new EventTarget(), {
    setPointerCapture: () => undefined,
    toggleAttribute: () => undefined,
    getBoundingClientRect: () => place,
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  const pointer = (
    type: string,
    [x, y]: Point,
    more: Keys & { readonly pointerId?: number } = {},
  ) =>
    Object.assign(new Event(type), {
      pointerId: 1,
      clientX: x / unitsPerPixelHere,
      clientY: y / unitsPerPixelHere,
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      ...more,
    })
  return {
    /** Returns what a gesture receives when it starts with a press at a point. */
    press: (at: Point): Began => {
      const began: unknown = {
        paper: node,
        target: node,
        start: pointer('pointerdown', at),
        aids: undefined,
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- gestures ask no more of nodes than this one has
      return began as Began
    },
    move: (to: Point, keys?: Keys) => win.dispatchEvent(pointer('pointermove', to, keys)),
    release: (at: Point, keys?: Keys) => node.dispatchEvent(pointer('pointerup', at, keys)),
    takeAway: (at: Point) => node.dispatchEvent(pointer('pointercancel', at)),
    secondFinger: (at: Point) =>
      win.dispatchEvent(
        Object.assign(pointer('pointerdown', at, { pointerId: 2 }), { pointerType: 'touch' }),
      ),
    key: (key: string) => win.dispatchEvent(Object.assign(new Event('keydown'), { key })),
  }
}

type Point = readonly [x: number, y: number]

interface Began {
  readonly paper: HTMLElement
  readonly target: HTMLElement
  readonly start: PointerEvent
  readonly aids: undefined
}

const shape = (id: string, x: number, y: number) => ({
  id,
  url: '',
  type: 'shape' as const,
  position: { x, y },
  size: { width: 100, height: 100 },
  shapeData: {
    type: 'star' as const,
    fillColor: '#3B82F6',
    width: 100,
    height: 100,
    borderWidth: 2,
  },
})

/** Creates a deck of one slide with a text box and two shapes, and its elements as the canvas has them. */
export function openSlide(change: (slide: Slide) => Slide = (slide) => slide) {
  const slide = change({
    ...newSlide('a', 1),
    text_elements: [
      {
        id: 'note',
        type: 'text',
        content: 'A note',
        position: { x: 100, y: 120, width: 300, height: 50 },
        style: { fontSize: 18 },
      },
    ],
    images: [shape('star', 507, 313), shape('sun', 830, 451)],
  })
  let ids = 0
  const document = new DeckDocument({ title: 'Deck', slides: [slide], newId: () => `n${++ids}` })
  const now = () => document.slide('a') ?? slide
  const place = (id: string): PlacedElement => {
    const element = findElement(now(), id)
    if (!element) throw new Error(`no ${id} on the slide`)
    return { id, element, name: elementName(now(), element), ...boxOf(now(), id) }
  }
  return {
    document,
    /** Returns the current slide in the form gestures use. */
    on: () => ({ document, slide: now() }),
    place,
    boxOf: (id: string) => boxOf(now(), id),
  }
}

function boxOf(slide: Slide, id: string) {
  const text = slide.text_elements?.find((candidate) => candidate.id === id)
  if (text) return { box: text.position, rotation: text.rotation ?? 0 }
  const visual = visualsOf(slide).find((candidate) => candidate.id === id)
  if (!visual?.position || !visual.size) throw new Error(`${id} has no place of its own`)
  return { box: { ...visual.position, ...visual.size }, rotation: visual.rotation ?? 0 }
}
