import { sameJson } from '../document/sameJson.ts'

/** One value in three versions. */
export interface Sides<T> {
  /** The common ancestor of both sides. */
  readonly base: T
  readonly mine: T
  readonly theirs: T
}

export interface Merge<T = unknown> {
  readonly value: T
  /** Both sides changed the value differently. */
  readonly clash: boolean
}

export type Fields = Readonly<Record<string, unknown>>

/** Takes the side that changed the value; mine if both did. */
export function choose<T>({ base, mine, theirs }: Sides<T>): Merge<T> {
  if (sameJson(mine, base)) return { value: theirs, clash: false }
  return { value: mine, clash: !sameJson(theirs, base) && !sameJson(mine, theirs) }
}

/** Takes the same part of each version. */
export function eachSide<T, U>({ base, mine, theirs }: Sides<T>, take: (side: T) => U): Sides<U> {
  return { base: take(base), mine: take(mine), theirs: take(theirs) }
}

/** Whether both sides changed the value, and not to the same. */
export function isContested<T>({ base, mine, theirs }: Sides<T>): boolean {
  return !sameJson(mine, base) && !sameJson(theirs, base) && !sameJson(mine, theirs)
}

/** Merges objects field by field; `mergeField` may know better than `choose` for some of them. */
export function mergeFields(
  { base, mine, theirs }: Sides<Fields | undefined>,
  mergeField: (key: string, sides: Sides<unknown>) => Merge = (_, sides) => choose(sides),
): Merge {
  if (!mine || !theirs) return choose({ base, mine, theirs })
  let clash = false
  const merged: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const field = mergeField(key, { base: base?.[key], mine: mine[key], theirs: theirs[key] })
    clash ||= field.clash
    if (field.value !== undefined) merged[key] = field.value
  }
  return { value: merged, clash }
}
