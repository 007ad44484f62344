/** DOM nodes of elements that follow a gesture, bypassing React. */
export interface Movers {
  /** SVG groups of the slide, moved in page units. */
  readonly marks: readonly SVGElement[]
  /** Frames, moved in pixels. */
  readonly frames: readonly HTMLElement[]
}

/** ID of the frame around the whole selection, which moves with any of its elements. */
export const wholeSelection = 'selection'

export function findMovers(paper: HTMLElement, elementIds: readonly string[]): Movers {
  const ids = new Set(elementIds)
  const groups = [
    ...paper.querySelectorAll<SVGElement>('svg [data-element-id], svg [data-panel-of]'),
  ]
  return {
    // Skips groups nested in a group of the same element, which move with it.
    marks: groups.filter(
      (group) =>
        ids.has(idOf(group)) &&
        !group.parentElement?.closest(`[data-element-id="${CSS.escape(idOf(group))}"]`),
    ),
    frames: [...paper.querySelectorAll<HTMLElement>('[data-moves-with]')].filter(
      ({ dataset: { movesWith = '' } }) => movesWith === wholeSelection || ids.has(movesWith),
    ),
  }
}

function idOf(group: Element): string {
  return group.getAttribute('data-element-id') ?? group.getAttribute('data-panel-of') ?? ''
}
