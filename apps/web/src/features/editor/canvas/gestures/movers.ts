/** What shows elements on the paper and follows a gesture, past React. */
export interface Movers {
  /** Groups of the slide's picture, moved in page units. */
  readonly marks: readonly SVGElement[]
  /** Frames, moved in pixels. */
  readonly frames: readonly HTMLElement[]
}

/** A frame around all that is selected moves with any of it. */
export const wholeSelection = 'selection'

export function findMovers(paper: HTMLElement, elementIds: readonly string[]): Movers {
  const ids = new Set(elementIds)
  const groups = [
    ...paper.querySelectorAll<SVGElement>('svg [data-element-id], svg [data-panel-of]'),
  ]
  return {
    // A group inside a group of the same element moves with it.
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
