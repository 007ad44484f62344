import {
  type Box,
  type CopiedElements,
  deckLimits,
  ownVisuals,
  readContent,
  readTextBox,
  readVisual,
  type Slide,
  type TextBox,
  type Visual,
  writeTextBox,
} from '@deckloom/deck'
import { movedBy } from '../../canvas/boxes.ts'
import { clampToPage } from '../../canvas/clampToPage.ts'
import { withoutLoneGroups } from '../groups.ts'
import { withTextElement } from '../slideElements.ts'
import { hasRoomForVisual, withVisual } from '../slideVisuals.ts'
import { storableText } from '../storableText.ts'

/** Units between a copy and its original, both ways. */
const step = 20

export interface Pasted {
  readonly slide: Slide
  /** Ids of what the slide had room for. */
  readonly added: readonly string[]
  /** How many it had no room for. */
  readonly left: number
}

export interface PasteOptions {
  readonly newId: () => string
  /** Whether the copies stand beside their originals in any case. */
  readonly beside?: boolean
}

/** The copied elements on the slide under new ids, beside those that stand at the very same place. */
export function withPasted(slide: Slide, copied: CopiedElements, options: PasteOptions): Pasted {
  const { newId, beside = false } = options
  const groups = new Map<string, string>()
  const groupFor = (group: string): string => {
    const known = groups.get(group) ?? newId()
    groups.set(group, known)
    return known
  }
  const shift = freeShift(slide, copied, beside ? step : 0)
  const added: string[] = []
  let next = slide
  let left = 0
  for (const image of copied.images.toSorted(byOrder)) {
    if (!hasRoomForVisual(next)) {
      left += 1
      continue
    }
    const id = newId()
    added.push(id)
    const box = movedBy({ ...image.position, ...image.size }, shift, shift)
    next = withVisual(next, { ...freshPlacing(readVisual(image), groupFor), id }, box)
  }
  for (const text of copied.texts.toSorted(byOrder)) {
    const id = newId()
    const position = clampToPage(movedBy(text.position, shift, shift))
    const more = withTextElement(next, {
      ...freshPlacing(readTextBox(text), groupFor),
      id,
      position,
    })
    if (more === next) left += 1
    else added.push(id)
    next = more
  }
  // A part of a group is none.
  return { slide: withoutLoneGroups(next), added, left }
}

/** A text box with words from elsewhere. */
export function pastedText(words: string, box: Box): CopiedElements | undefined {
  const content = storableText(words, deckLimits.textLength).trim()
  if (content === '') return undefined
  const text = writeTextBox({
    kind: 'text',
    id: 'pasted',
    role: 'text',
    content,
    position: box,
    style: {},
  })
  return { app: 'deckloom', version: 1, texts: [text], images: [] }
}

function byOrder(one: { readonly z?: number | undefined }, other: typeof one): number {
  return (one.z ?? 0) - (other.z ?? 0)
}

function freshPlacing<T extends TextBox | Visual>(
  element: T,
  groupFor: (group: string) => string,
): T {
  const group = element.group === undefined ? {} : { group: groupFor(element.group) }
  const fresh = { ...element, ...group }
  Reflect.deleteProperty(fresh, 'locked')
  Reflect.deleteProperty(fresh, 'z')
  return fresh
}

/** How far down and to the right the copies go so that none covers one that looks the same. */
function freeShift(slide: Slide, { texts, images }: CopiedElements, least: number): number {
  const wanted = [
    ...texts.map(({ position }) => position),
    ...images.map(({ position, size }) => ({ ...position, ...size })),
  ]
  const taken = [
    ...readContent(slide).texts.map(({ position }) => position),
    ...ownVisuals(slide).flatMap(({ position }) => (position ? [position] : [])),
  ]
  const isTaken = (shift: number): boolean =>
    wanted.some(({ x, y }) =>
      taken.some((box) => Math.abs(box.x - x - shift) < 1 && Math.abs(box.y - y - shift) < 1),
    )
  let shift = least
  while (shift < 400 && isTaken(shift)) shift += step
  return shift
}
