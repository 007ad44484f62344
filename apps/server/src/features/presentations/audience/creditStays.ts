/** How long a slide was visible, as a browser reports it. */
export interface Stay {
  readonly slideId: string
  readonly ms: number
}

/** Clocks of browsers and the way to the server differ by this much. */
const toleranceMs = 2_000

/**
 * The time of each slide that counts. A visit cannot have lasted longer than the server has known it for: whatever a
 * browser reports beyond that is cut off, the last stays first.
 */
export function creditStays(
  stays: readonly Stay[],
  { elapsedMs, countedMs }: { readonly elapsedMs: number; readonly countedMs: number },
): ReadonlyMap<string, number> {
  let left = Math.max(0, elapsedMs + toleranceMs - countedMs)
  const credited = new Map<string, number>()
  for (const { slideId, ms } of stays) {
    const counted = Math.min(ms, left)
    left -= counted
    credited.set(slideId, (credited.get(slideId) ?? 0) + counted)
  }
  return credited
}
