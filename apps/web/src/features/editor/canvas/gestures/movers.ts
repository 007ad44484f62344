/** DOM nodes of elements that follow a gesture, bypassing React. */
export interface Movers {
  /** SVG groups of the slide, moved in page units. */
  readonly marks: readonly SVGElement[]
  /** Frames, moved in pixels. */
  readonly frames: readonly HTMLElement[]
  /** Draws the elements at their places as well, while copies of them are moved. */
  readonly showOriginals: (on: boolean) => void
}

/** ID of the frame around the whole selection, which moves with any of its elements. */
export const wholeSelection = 'selection'

export function findMovers(paper: HTMLElement, elementIds: readonly string[]): Movers {
  const ids = new Set(elementIds)
  const groups = [
    ...paper.querySelectorAll<SVGElement>('svg [data-element-id], svg [data-panel-of]'),
  ]
  // Skips groups nested in a group of the same element, which move with it.
  const marks = groups.filter(
    (group) =>
      ids.has(idOf(group)) &&
      !group.parentElement?.closest(`[data-element-id="${CSS.escape(idOf(group))}"]`),
  )
  let originals: readonly Element[] = []
  return {
    marks,
    showOriginals: (on) => {
      if (on === originals.length > 0) return
      for (const node of originals) node.remove()
      originals = on ? marks.map(standIn) : []
    },
    frames: [...paper.querySelectorAll<HTMLElement>('[data-moves-with]')].filter(
      ({ dataset: { movesWith = '' } }) => movesWith === wholeSelection || ids.has(movesWith),
    ),
  }
}

/** Puts a still picture of a mark below it. */
function standIn(mark: SVGElement): Element {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  group.append(mark.cloneNode(true))
  const [still] = group.children
  if (still instanceof SVGElement) still.style.translate = ''
  mark.before(group)
  return group
}

function idOf(group: Element): string {
  return group.getAttribute('data-element-id') ?? group.getAttribute('data-panel-of') ?? ''
}
