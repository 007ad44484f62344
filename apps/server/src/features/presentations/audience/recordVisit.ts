import { createHash } from 'node:crypto'
import type { SharedViewsBody } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import { creditStays } from './creditStays.ts'
import { addTime, beginVisit } from './visitsRepository.ts'

/** What a browser reports about a link, and the slides that the link shows. */
export interface ReportedVisit {
  readonly linkId: number
  readonly slides: readonly { readonly id: string }[]
  readonly body: SharedViewsBody
  readonly at: Date
}

/** Adds a browser's report to its visit, which the first report begins. */
export async function recordVisit(
  queries: Queries,
  { linkId, slides, body: { showing, visitor = showing, stays }, at }: ReportedVisit,
): Promise<void> {
  const shown = new Set(slides.map(({ id }) => id))
  const known = stays.filter(({ slideId }) => shown.has(slideId))
  await queries.transaction(async (transaction) => {
    const name = nameOfVisitor(linkId, visitor)
    const visit = await beginVisit(transaction, { linkId, name, showing, at })
    if (!visit) return
    const elapsedMs = at.getTime() - visit.startedAt.getTime()
    const times = creditStays(known, { elapsedMs, countedMs: visit.ms })
    await addTime(transaction, { visit, times, at })
  })
}

/** Differs for each link, whatever name a browser sends. */
export function nameOfVisitor(linkId: number, visitor: string): string {
  return createHash('sha256').update(`${linkId} ${visitor}`).digest('hex')
}
