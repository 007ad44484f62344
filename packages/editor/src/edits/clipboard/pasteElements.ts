import {
  type CopiedElements,
  groupPath,
  mapGlue,
  mapVisuals,
  readTextBox,
  readVisual,
  type Slide,
  type TextBox,
  type Visual,
} from '@deckloom/deck'
import { moveBox } from '../../canvas/boxes.ts'
import { clampToPage } from '../../canvas/clampToPage.ts'
import { freeShift, shiftStep } from '../../canvas/freeShift.ts'
import { withoutLoneGroups } from '../arranging/grouping.ts'
import { withTextElement } from '../slideElements.ts'
import { hasRoomFor, visualPlace, withVisual } from '../slideVisuals.ts'

export interface Pasted {
  readonly slide: Slide
  /** IDs of the elements the slide had room for. */
  readonly added: readonly string[]
  /** Number of elements it had no room for. */
  readonly left: number
}

export interface PasteOptions {
  readonly newId: () => string
  /** Whether to offset the copies from their originals even if nothing is in the way. */
  readonly beside?: boolean
}

/** Pastes the copied elements under new IDs, offset from any elements at exactly the same position. */
export function withPasted(slide: Slide, copied: CopiedElements, options: PasteOptions): Pasted {
  const { newId, beside = false } = options
  const groups = new Map<string, string>()
  const groupFor = (group: string): string => {
    const known = groups.get(group) ?? newId()
    groups.set(group, known)
    return known
  }
  const visuals = copied.images.toSorted(byOrder).map(readVisual)
  const corners = [...copied.texts.map(({ position }) => position), ...visuals.map(visualPlace)]
  const shift = freeShift(slide, corners, beside ? shiftStep : 0)
  const added: string[] = []
  let next = slide
  let left = 0
  const ids = new Map<string, string>()
  for (const visual of visuals) {
    if (!hasRoomFor(next, visual.kind)) {
      left += 1
      continue
    }
    const id = newId()
    added.push(id)
    ids.set(visual.id, id)
    const box = moveBox(visualPlace(visual), shift, shift)
    next = withVisual(next, { ...freshPlacing(visual, groupFor), id }, box)
  }
  for (const text of copied.texts.toSorted(byOrder)) {
    const id = newId()
    const position = clampToPage(moveBox(text.position, shift, shift))
    const more = withTextElement(next, {
      ...freshPlacing(readTextBox(text), groupFor),
      id,
      position,
    })
    if (more === next) left += 1
    else {
      added.push(id)
      ids.set(text.id, id)
    }
    next = more
  }
  next = withCopiesGlued(next, new Set(added), ids)
  // A single pasted member of a group is no longer a group, nor is one group without the others beside it.
  return { slide: withoutLoneGroups(next), added, left }
}

/** Lines that were copied with what they are glued to stick to the copies; other ends are disconnected. */
function withCopiesGlued(
  slide: Slide,
  added: ReadonlySet<string>,
  ids: ReadonlyMap<string, string>,
): Slide {
  return mapVisuals(slide, (visual) => {
    if (!added.has(visual.id)) return visual
    return mapGlue(visual, (glue) => {
      // Copied slots are text boxes with their names.
      const element = ids.get('element' in glue ? glue.element : glue.slot)
      return element === undefined ? undefined : { element, site: glue.site }
    })
  })
}

function byOrder(one: { readonly z?: number | undefined }, other: typeof one): number {
  return (one.z ?? 0) - (other.z ?? 0)
}

function freshPlacing<T extends TextBox | Visual>(
  element: T,
  groupFor: (group: string) => string,
): T {
  const path = groupPath(element.group).map(groupFor)
  const fresh = { ...element, ...(path.length > 0 && { group: path.join('/') }) }
  Reflect.deleteProperty(fresh, 'locked')
  Reflect.deleteProperty(fresh, 'z')
  return fresh
}
