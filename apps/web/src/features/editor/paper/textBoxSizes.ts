import { readContent, type Slide } from '@deckloom/deck'
import { type ElementBox, findElement, withElementBoxes } from '@deckloom/editor'
import { nameHere } from '../../../shared/place.ts'

/** Sizes of text boxes by their ids, as this browser saw them last. */
const storageKey = nameHere('deckloom-text-box-sizes')
/** The oldest are forgotten beyond. */
const most = 500

type Size = readonly [width: number, height: number]

/** Notes the sizes of the text boxes among what was placed. */
export function cacheTextBoxSizes(slide: Slide, boxes: readonly ElementBox[]): void {
  const sizes = cachedSizes()
  const texts = boxes.filter(([id]) => findElement(slide, id)?.kind === 'text')
  if (texts.length === 0) return
  for (const [id, { width, height }] of texts) {
    sizes.delete(id)
    sizes.set(id, [Math.round(width * 100) / 100, Math.round(height * 100) / 100])
  }
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...sizes].slice(-most))))
  } catch {
    // A full or closed store costs nothing but the memory of sizes.
  }
}

/** Text boxes that a client stored without a size have the one that they were last seen with here. */
export function withCachedSizes(slide: Slide): Slide {
  const bare = readContent(slide).texts.filter(
    ({ position: { width, height } }) => width === 0 || height === 0,
  )
  if (bare.length === 0) return slide
  const sizes = cachedSizes()
  const boxes = bare.flatMap(({ id, position }): readonly ElementBox[] => {
    const size = sizes.get(id)
    return size ? [[id, { ...position, width: size[0], height: size[1] }]] : []
  })
  return withElementBoxes(slide, boxes)
}

function cachedSizes(): Map<string, Size> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return new Map()
    return new Map(Object.entries(stored).filter(isEntry))
  } catch {
    return new Map()
  }
}

function isEntry(entry: [string, unknown]): entry is [string, Size] {
  const [, size] = entry
  return (
    Array.isArray(size) &&
    size.length === 2 &&
    size.every((length) => Number.isFinite(length) && length > 0)
  )
}
