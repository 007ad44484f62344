import type { Slide } from '@deckloom/deck'
import { linesGluedTo, moveBox, type PlacedElement } from '@deckloom/editor'
import { drawLine, type DrawnLine, placeEnds } from '@deckloom/scene'

export interface LinesFollow {
  readonly paper: HTMLElement
  readonly slide: Slide
  /** All elements of the slide. */
  readonly elements: readonly PlacedElement[]
  /** IDs of the elements that are dragged. */
  readonly moving: ReadonlySet<string>
}

export interface Followers {
  /** Draws the lines for elements that are moved by page units. */
  readonly follow: (offset: { readonly x: number; readonly y: number }) => void
  /** Gives the paths back as they were. */
  readonly end: () => void
}

/** Lets lines follow the elements that they are glued to during a drag, bypassing React. */
export function followLines({ paper, slide, elements, moving }: LinesFollow): Followers {
  const ids = linesGluedTo(slide, moving).filter((id) => !moving.has(id))
  const places = new Map(elements.map((element) => [element.id, element]))
  const before = new Map<Element, string>()
  const set = (path: Element, d: string) => {
    if (!before.has(path)) before.set(path, path.getAttribute('d') ?? '')
    path.setAttribute('d', d)
  }
  const draw = (id: string, offset: { readonly x: number; readonly y: number }) => {
    const element = places.get(id)?.element
    if (element?.kind !== 'visual' || element.visual.kind !== 'line') return
    const ends = placeEnds(slide.id, element.visual.line, (target) => {
      const placed = places.get(target)
      if (!placed) return undefined
      const { box, rotation } = placed
      const visual = placed.element.kind === 'visual' ? placed.element.visual : undefined
      const moved = moving.has(target) ? moveBox(box, offset.x, offset.y) : box
      return { box: moved, rotation, visual }
    })
    const parts = partsOf(drawLine(element.visual.line, ends))
    const paths = paper.querySelectorAll(`svg [data-element-id="${CSS.escape(id)}"] path`)
    for (const [at, path] of [...paths].entries()) set(path, parts[at] ?? '')
  }
  return {
    follow: (offset) => {
      for (const id of ids) draw(id, offset)
    },
    end: () => {
      for (const [path, d] of before) path.setAttribute('d', d)
    },
  }
}

/** In the order of the marks that are painted. */
function partsOf({ line, startHead, endHead }: DrawnLine): readonly string[] {
  return [...(line === '' ? [] : [line]), ...[startHead, endHead].flatMap((head) => head?.d ?? [])]
}
