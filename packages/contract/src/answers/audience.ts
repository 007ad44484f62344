import * as z from 'zod'
import { count, day, timestamp } from './common.ts'

const id = z.int().min(1)

/** A link that readers came by, or that they could come by. */
const audienceLink = z.strictObject({
  id,
  label: z.string().nullable(),
  createdAt: timestamp,
  /** Whether it no longer works. */
  isEnded: z.boolean(),
  isVisited: z.boolean(),
  allowsDownload: z.boolean(),
})

const audienceVisitor = z.strictObject({
  id,
  /** Null for visitors who gave no address. */
  email: z.string().nullable(),
  linkId: id,
  lastAt: timestamp,
  /** Milliseconds during which slides were visible. */
  ms: count,
  /** Slides of the deck that were visible. */
  slides: count,
})

/** How a deck was read through its links. Times count while the tab is visible. */
export const audience = z.strictObject({
  /** Whether visits are measured. */
  countsReaders: z.boolean(),
  /** Days after which visits are deleted; null if they are kept. */
  keptDays: count.nullable(),
  /** Oldest first. */
  links: z.array(audienceLink),
  totals: z.strictObject({
    visitors: count,
    /** Visitors who gave an address. */
    named: count,
    visits: count,
    /** Visits in as many days before; null if these are not kept, or for all days. */
    visitsBefore: count.nullable(),
    medianMs: count,
    /** Visitors who saw the last slide. */
    finished: count,
    downloads: count,
  }),
  /** The slides that readers are shown, in order. */
  slides: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      /** Of those who saw it. */
      medianMs: count,
      visitors: count,
    }),
  ),
  /** Every day of the range, in UTC. */
  days: z.array(z.strictObject({ date: day, visitors: count, visits: count })),
  /** The latest hundred, newest first. */
  visitors: z.array(audienceVisitor),
})
