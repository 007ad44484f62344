import type { Box } from '@deckloom/deck'
import { clampToPage, type PlacedElement, snapBox, snapLines } from '@deckloom/editor'
import { unitsPerPixel } from './paper.ts'
import { showGuides } from './showGuides.ts'
import { trackPointer } from './trackPointer.ts'

/** Pixels that a press may waver before it is a drag. */
const tremor = 3

export interface ElementDrag {
  readonly paper: HTMLElement
  readonly target: HTMLElement
  readonly start: PointerEvent
  readonly element: PlacedElement
  readonly others: readonly Box[]
  /** Called once, on release, and only if the element has moved. */
  readonly onCommit: (box: Box) => void
  /** Called on release if it has not. */
  readonly onTap: () => void
}

/**
 * Moves an element with the pointer. While it runs only what is drawn is moved, past React: the element's
 * marks and its frame; the document is written once, on release.
 */
export function dragElement(drag: ElementDrag): void {
  const { paper, target, start, element } = drag
  const scale = unitsPerPixel(paper)
  const lines = snapLines(drag.others)
  let movers: Movers | undefined
  let box = element.box
  trackPointer({
    target,
    start,
    onMove: (dx, dy, event) => {
      if (!movers && Math.hypot(dx, dy) < tremor) return
      movers ??= findMovers(paper, element.id)
      const moved = { ...element.box, x: element.box.x + dx * scale, y: element.box.y + dy * scale }
      const snapped = event.ctrlKey ? { box: moved, guides: [] } : snapBox(moved, lines)
      box = clampToPage(snapped.box)
      const offset = { x: box.x - element.box.x, y: box.y - element.box.y }
      for (const mark of movers.marks) mark.style.translate = `${offset.x}px ${offset.y}px`
      for (const part of movers.chrome) {
        part.style.translate = `${offset.x / scale}px ${offset.y / scale}px`
      }
      showGuides(paper, snapped.guides)
    },
    onEnd: (cancelled) => {
      showGuides(paper, [])
      for (const part of [...(movers?.marks ?? []), ...(movers?.chrome ?? [])]) {
        part.style.translate = ''
      }
      if (cancelled) return
      if (movers) drag.onCommit(box)
      else drag.onTap()
    },
  })
}

interface Movers {
  /** Groups of the slide's picture, moved in page units. */
  readonly marks: readonly SVGElement[]
  /** The frame and the button under the pointer, moved in pixels. */
  readonly chrome: readonly HTMLElement[]
}

function findMovers(paper: HTMLElement, id: string): Movers {
  const selector = `[data-element-id="${CSS.escape(id)}"]`
  const groups = [...paper.querySelectorAll<SVGElement>(`svg ${selector}`)]
  return {
    // A group inside a group of the same element moves with it.
    marks: groups.filter((group) => !group.parentElement?.closest(selector)),
    chrome: [...paper.querySelectorAll<HTMLElement>(`[data-moves-with="${CSS.escape(id)}"]`)],
  }
}
