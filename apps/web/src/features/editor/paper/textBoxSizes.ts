import { readContent, type Slide } from '@deckloom/deck'
import { type ElementBox, findElement, withElementBoxes } from '@deckloom/editor'
import { nameHere } from '../../../shared/place.ts'

/** Text box sizes by ID, as last seen in this browser. */
const storageKey = nameHere('deckloom-text-box-sizes')
/** Beyond this count, the oldest are dropped. */
const most = 500

type Size = readonly [width: number, height: number]

/** Caches the sizes of the text boxes among the placed elements. */
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
    // If storage is full or unavailable, only the cached sizes are lost.
  }
}

/** Gives text boxes stored without a size the size last seen in this browser. */
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
