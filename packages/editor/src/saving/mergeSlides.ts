import type { Slide } from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'

export interface Versions {
  /** What both sides started from. */
  readonly base: readonly Slide[]
  readonly local: readonly Slide[]
  readonly server: readonly Slide[]
}

export interface Merged {
  readonly slides: readonly Slide[]
  /** Slides that both sides changed in different ways; the local one was kept. */
  readonly kept: readonly string[]
  /** Slides that came from the server, new or changed. */
  readonly taken: readonly string[]
}

/**
 * Puts two sets of edits together, slide by slide. A slide changed here stays as it is here; every other
 * is taken from the server. A deletion never beats a change of the other side.
 */
export function mergeSlides({ base, local, server }: Versions): Merged {
  const [atBase, here, there] = [byId(base), byId(local), byId(server)]
  const kept: string[] = []
  const taken: string[] = []
  const merged = new Map<string, Slide>()
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const mine = here.get(id)
    const theirs = there.get(id)
    const changedHere = !sameJson(mine, atBase.get(id))
    const changedThere = !sameJson(theirs, atBase.get(id))
    const slide = pick({ mine, theirs, changedHere, changedThere })
    if (slide) merged.set(id, slide)
    if (mine && changedHere && changedThere && !sameJson(mine, theirs)) kept.push(id)
    if (slide && slide === theirs && changedThere && !sameJson(mine, theirs)) taken.push(id)
  }
  const order = mergeOrder({ base: ids(base), local: ids(local), server: ids(server) })
  return { slides: order.flatMap((id) => merged.get(id) ?? []), kept, taken }
}

interface Choice {
  readonly mine: Slide | undefined
  readonly theirs: Slide | undefined
  readonly changedHere: boolean
  readonly changedThere: boolean
}

function pick({ mine, theirs, changedHere, changedThere }: Choice): Slide | undefined {
  if (!changedHere) return theirs
  // Deleted here: stays deleted unless it was changed there.
  if (!mine) return changedThere ? theirs : undefined
  return mine
}

interface Orders {
  readonly base: readonly string[]
  readonly local: readonly string[]
  readonly server: readonly string[]
}

/** The order of the side that reordered, this side's if both did; ids of the other follow their neighbour. */
function mergeOrder({ base, local, server }: Orders): readonly string[] {
  const shared = (order: readonly string[], others: readonly string[]) =>
    order.filter((id) => base.includes(id) && others.includes(id))
  const reorderedHere = !sameJson(shared(local, base), shared(base, local))
  return reorderedHere ? withMissing(local, server) : withMissing(server, local)
}

function withMissing(order: readonly string[], other: readonly string[]): readonly string[] {
  const result = [...order]
  for (const [index, id] of other.entries()) {
    if (result.includes(id)) continue
    const before = other[index - 1]
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
  }
  return result
}

function ids(slides: readonly Slide[]): readonly string[] {
  return slides.map(({ id }) => id)
}

function byId(slides: readonly Slide[]): ReadonlyMap<string, Slide> {
  return new Map(slides.map((slide) => [slide.id, slide]))
}
