import type { Slide } from '@deckloom/deck'
import type { Database, Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Announce } from '../../../platform/live/LiveRooms.ts'
import { mayEdit } from './presentationPolicy.ts'
import {
  findMutation,
  findPresentation,
  lockPresentation,
  type PresentationRow,
  replacePresentation,
} from './presentationsRepository.ts'

export interface Change {
  readonly id: number
  readonly userId: string
  /** The version that the change is based on; undefined overwrites any version. */
  readonly basedOn?: number | undefined
  /** A repeated change, whose response was lost, gets the same response and changes nothing. */
  readonly mutationId?: string | undefined
  readonly title?: string | undefined
  readonly slides?: readonly Slide[] | undefined
}

/**
 * Changes a deck if the caller may. The previous state is kept as a revision; a change based on an
 * older version is rejected, so that nobody overwrites unseen changes. Committed when it resolves.
 */
export async function changePresentation(
  { queries, saves, announce, followThreads }: ChangePorts,
  change: Change,
): Promise<PresentationRow | Failure> {
  const outcome = await saves.inTurn(change.id, () =>
    queries.transaction(async (transaction) => {
      const carried = await carryOut(transaction, change)
      if (carried instanceof Failure || !carried.before || !change.slides) return carried
      const { before, after } = carried
      return { before, after, moved: await followThreads(transaction, editOf({ before, after })) }
    }),
  )
  if (outcome instanceof Failure) return outcome
  const { before, after, moved } = outcome
  if (before) tell(announce, { before, after })
  if (moved) announce.commented(after.id)
  return after
}

export interface ChangePorts extends Pick<Database, 'queries' | 'saves'> {
  /** Called after the commit, to tell whoever has the deck open. */
  readonly announce: Announce
  /** Moves comments to where the words have gone that they are on. Returns whether any moved. */
  readonly followThreads: FollowThreads
}

export type FollowThreads = (
  queries: Queries,
  edit: {
    readonly id: number
    readonly before: readonly Slide[]
    readonly after: readonly Slide[]
  },
) => Promise<boolean>

interface Outcome {
  /** Absent if the change had been made before. */
  readonly before?: PresentationRow
  readonly after: PresentationRow
  /** Whether comments moved with the words that they are on. */
  readonly moved?: boolean
}

type Made = Required<Pick<Outcome, 'before' | 'after'>>

function tell(announce: Announce, { before, after }: Made) {
  const { id, title, version } = after
  if (title !== before.title) announce.renamed({ id, title })
  announce.saved({ id, from: before.version, version, slides: () => editOf({ before, after }) })
}

function editOf({ before, after }: Made) {
  const everything = { role: 'owner', showsNotes: true } as const
  return {
    id: after.id,
    before: before.slides.shownTo(everything),
    after: after.slides.shownTo(everything),
  }
}

async function carryOut(
  transaction: Queries,
  { id, userId, basedOn, mutationId, title, slides }: Change,
): Promise<Outcome | Failure> {
  await lockPresentation(transaction, id)
  const seen = await findPresentation(transaction, { id, userId })
  if (!seen) return new Failure('not_found')
  if (!mayEdit(seen.role)) return new Failure('forbidden')
  const made = mutationId && (await findMutation(transaction, { id, mutationId }))
  if (made) return { after: { ...seen.presentation, version: made } }
  const { version } = seen.presentation
  if (basedOn !== undefined && basedOn !== version) {
    return new Failure('version_conflict', undefined, { version })
  }
  const after = await replacePresentation(transaction, seen.presentation, {
    ...(title !== undefined && { title }),
    ...(slides && { slides }),
    by: userId,
    mutationId,
  })
  return { before: seen.presentation, after }
}
