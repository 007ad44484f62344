import * as z from 'zod/mini'

/** How long each slide was shown while rehearsing. */
const timesSchema = z.readonly(z.record(z.string(), z.number().check(z.nonnegative())))

export const rehearsalSchema = z.readonly(
  z.strictObject({
    /** Milliseconds by the IDs of the slides. */
    times: timesSchema,
    /** Elapsed time of the talk when the current slide's time was last counted; absent once finished. */
    countedTo: z.optional(z.number().check(z.nonnegative())),
    /** When it was finished, by the device's clock. */
    finishedAt: z.optional(z.number()),
  }),
)

export type Rehearsal = z.infer<typeof rehearsalSchema>

export const newRehearsal: Rehearsal = { times: {}, countedTo: 0 }

/** Adds the time since the last count to a slide; `elapsed` stands still while the talk is paused. */
export function countTime(rehearsal: Rehearsal, slideId: string, elapsed: number): Rehearsal {
  const { times, countedTo } = rehearsal
  if (countedTo === undefined) return rehearsal
  // The timer was set back: the time goes on from there.
  const more = Math.max(0, elapsed - countedTo)
  return {
    ...rehearsal,
    times: { ...times, [slideId]: (times[slideId] ?? 0) + more },
    countedTo: elapsed,
  }
}

export function finish({ times }: Rehearsal, now: number): Rehearsal {
  return { times, finishedAt: now }
}

export interface SlideTime {
  readonly slideId: string
  readonly used: number
  readonly planned: number
}

export interface TalkPlan {
  /** IDs of the slides of the talk, in order. */
  readonly slideIds: readonly string[]
  /** Milliseconds for the whole talk. */
  readonly planned: number
}

/** Returns the times of all slides of the talk, and of others that were shown; each slide has an equal share. */
export function slideTimes({ times }: Rehearsal, { slideIds, planned }: TalkPlan): SlideTime[] {
  return slideIds.map((slideId) => ({
    slideId,
    used: times[slideId] ?? 0,
    planned: planned / Math.max(1, slideIds.length),
  }))
}

/** Returns the sum of all slides, those that are gone from the deck left out. */
export function totalUsed(rows: readonly SlideTime[]): number {
  return rows.reduce((sum, { used }) => sum + used, 0)
}
