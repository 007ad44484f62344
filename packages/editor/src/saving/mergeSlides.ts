import type { Slide } from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'
import { mergeOrder } from './mergeOrder.ts'
import { mergeSlide } from './mergeSlide.ts'

export interface Versions {
  /** The common ancestor of both sides. */
  readonly base: readonly Slide[]
  readonly local: readonly Slide[]
  readonly server: readonly Slide[]
  /** Slides as they were before they were deleted from the base: both sides may have brought one back. */
  readonly deleted?: ReadonlyMap<string, Slide>
}

export interface Merged {
  readonly slides: readonly Slide[]
  /** Slides where both sides changed the same part differently; the local part is kept. */
  readonly kept: readonly string[]
  /** Slides taken from the server, in whole or in part. */
  readonly taken: readonly string[]
}

/**
 * Merges two sets of edits, slide by slide and part by part: local changes win, and everything else comes from the
 * server. A deletion never beats a change on the other side.
 */
export function mergeSlides({ base, local, server, deleted }: Versions): Merged {
  const [atBase, here, there] = [byId(base), byId(local), byId(server)]
  const kept: string[] = []
  const taken: string[] = []
  const merged = new Map<string, Slide>()
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const sides = { mine: here.get(id), theirs: there.get(id) }
    const isOnBoth = sides.mine && sides.theirs
    const ancestor = atBase.get(id) ?? (isOnBoth ? deleted?.get(id) : undefined)
    const { slide, clash } = mergePair({ base: ancestor, ...sides })
    if (slide) merged.set(id, slide)
    if (clash) kept.push(id)
    if (slide && sides.theirs && !sameJson(slide, sides.mine)) taken.push(id)
  }
  const order = mergeOrder({ base: ids(base), local: ids(local), server: ids(server) })
  return { slides: order.flatMap((id) => merged.get(id) ?? []), kept, taken }
}

interface Pair {
  readonly base: Slide | undefined
  readonly mine: Slide | undefined
  readonly theirs: Slide | undefined
}

function mergePair({ base, mine, theirs }: Pair): { slide: Slide | undefined; clash: boolean } {
  const changedHere = !sameJson(mine, base)
  const changedThere = !sameJson(theirs, base)
  if (!changedHere) return { slide: theirs, clash: false }
  // Deleted here: stays deleted unless it was changed on the server.
  if (!mine) return { slide: changedThere ? theirs : undefined, clash: false }
  if (!changedThere || sameJson(mine, theirs)) return { slide: mine, clash: false }
  return base && theirs
    ? mergeSlide({ base, mine, theirs })
    : { slide: mine, clash: theirs !== undefined }
}

function ids(slides: readonly Slide[]): readonly string[] {
  return slides.map(({ id }) => id)
}

function byId(slides: readonly Slide[]): ReadonlyMap<string, Slide> {
  return new Map(slides.map((slide) => [slide.id, slide]))
}
