import { type SharedRole, workspaceLimits } from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Database, Queries } from '../../../db/openDatabase.ts'
import { readSettings } from '../../../db/settingsRepository.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { RateLimiter } from '../../../http/limiter/rateLimiter.ts'
import type { Notify } from '../../../platform/notices.ts'
import { mayManage } from '../decks/presentationPolicy.ts'
import { findPresentation, lockPresentation, type Seen } from '../decks/presentationsRepository.ts'
import {
  deleteCollaborator,
  findCollaborator,
  findInvitee,
  listCollaborators,
  namesOf,
  teamsOfDeck,
  updateCollaborator,
  upsertCollaborator,
} from './collaboratorsRepository.ts'
import { hasLinkRole, removeLinkRoles } from './linkMembersRepository.ts'
import { invitationFailure } from './invitationPolicy.ts'
import type { AcceptPorts } from './invitations.ts'
import { nameOf } from './presentPeople.ts'
import { sendingFailure } from './sendingPolicy.ts'
import { settleRequests } from './settleRequests.ts'

export interface PeoplePorts {
  readonly database: Pick<Database, 'queries'>
  readonly now: () => Date
  /** Called when an email was queued. */
  readonly mailWaits: () => void
  readonly notify: Notify
  /** The IDs of those who have a deck open. */
  readonly whoIsHere: (deckId: number) => ReadonlySet<string>
  readonly limiter: RateLimiter
  readonly verifyWithin: AcceptPorts['verifyWithin']
  /** Domains of the company; empty if none are configured. */
  readonly companyDomains: ReadonlySet<string>
}

interface Which {
  readonly id: number
  readonly userId: string
}

/** The people a deck is shared with, for everybody who may read it. */
export async function openPeople({ database, whoIsHere }: PeoplePorts, which: Which) {
  const { queries } = database
  const seen = await findPresentation(queries, which)
  if (!seen) return new Failure('not_found')
  const { userId, showsNotes } = seen.presentation
  const [owner, settings, collaborators, teams, hasJoined] = await Promise.all([
    namesOf(queries, userId),
    readSettings(queries),
    listCollaborators(queries, which.id),
    teamsOfDeck(queries, which.id),
    hasLinkRole(queries, which),
  ])
  const present = whoIsHere(which.id)
  return {
    role: seen.role,
    owner: { ...owner, isHere: present.has(userId) },
    collaborators: collaborators.map((one) => ({
      ...one,
      isHere: one.userId !== null && present.has(one.userId),
    })),
    teams,
    cameByLink: hasJoined && !collaborators.some((one) => one.userId === which.userId),
    showsNotes,
    settings,
  }
}

/**
 * Shares a deck with an email address. The response and the list are the same whether the address
 * has an account: an existing account sees the deck at once, otherwise the email's secret gives
 * access.
 */
export async function inviteCollaborator(
  ports: PeoplePorts,
  { id, userId, role, ...asked }: Which & { readonly email: string; readonly role: SharedRole },
): Promise<undefined | Failure> {
  const email = asked.email.toLowerCase()
  let notification: ShareNotification | undefined
  const refused = await manageCollaborators(
    ports,
    { id, userId },
    async (queries, { presentation }) => {
      const { companyDomains } = ports
      const inviting = { inviter: userId, email }
      const outside =
        (await invitationFailure(queries, { ...inviting, companyDomains })) ??
        (await sendingFailure({ queries, limiter: ports.limiter }, inviting))
      if (outside) return outside
      const invitee = await findInvitee(queries, email)
      if (invitee === presentation.userId) {
        return new Failure('validation_failed', 'This is the address of the owner')
      }
      const known = await listCollaborators(queries, id)
      const isKnown = known.some((other) => other.invited === email || other.email === email)
      if (!isKnown && known.length >= workspaceLimits.collaborators) {
        const most = `A presentation is shared with at most ${workspaceLimits.collaborators} people`
        return new Failure('validation_failed', most)
      }
      const collaboratorId = await upsertCollaborator(queries, {
        presentationId: id,
        email,
        userId: invitee,
        role,
        invitedBy: userId,
      })
      await enqueueMail(queries, { kind: 'deck-invitation', collaboratorId }, ports.now())
      if (invitee !== undefined) {
        const by = nameOf(await namesOf(queries, userId))
        notification = { userId: invitee, deck: id, title: presentation.title, by }
      }
      return undefined
    },
  )
  if (refused) return refused
  ports.mailWaits()
  if (notification) {
    const { userId: to, ...deck } = notification
    await ports.notify(to, {
      kind: 'deck-shared',
      ...deck,
      mayEdit: role === 'editor',
      mayComment: role === 'commenter',
    })
  }
  return undefined
}

/** A person to notify that a deck was shared with them. */
interface ShareNotification {
  readonly userId: string
  readonly deck: number
  readonly title: string
  readonly by: string
}

export function changeCollaborator(
  ports: PeoplePorts,
  {
    collaboratorId,
    role,
    ...which
  }: Which & { readonly collaboratorId: number; readonly role: SharedRole },
): Promise<undefined | Failure> {
  return manageCollaborators(ports, which, async (queries) => {
    const found = await findCollaborator(queries, { presentationId: which.id, id: collaboratorId })
    if (!found) return new Failure('not_found')
    await updateCollaborator(queries, collaboratorId, { role })
    return undefined
  })
}

/** Removes a person from a deck: the owner anybody, others themselves. */
export function removeCollaborator(
  { database }: PeoplePorts,
  { id, userId, collaboratorId }: Which & { readonly collaboratorId: number },
): Promise<undefined | Failure> {
  return database.queries.transaction(async (queries) => {
    await lockPresentation(queries, id)
    const seen = await findPresentation(queries, { id, userId })
    if (!seen) return new Failure('not_found')
    const found = await findCollaborator(queries, { presentationId: id, id: collaboratorId })
    if (!mayManage(seen.role) && found?.userId !== userId) return new Failure('forbidden')
    if (!found) return new Failure('not_found')
    await deleteCollaborator(queries, collaboratorId)
    if (found.userId !== null) await removeLinkRoles(queries, { id, userId: found.userId })
    return undefined
  })
}

/** Runs `work` on a deck's people if the caller may manage them; requests for what it grants are answered by it. */
function manageCollaborators(
  { database }: PeoplePorts,
  which: Which,
  work: (queries: Queries, seen: Seen) => Promise<undefined | Failure>,
): Promise<undefined | Failure> {
  return database.queries.transaction(async (transaction) => {
    await lockPresentation(transaction, which.id)
    const seen = await findPresentation(transaction, which)
    if (!seen) return new Failure('not_found')
    if (!mayManage(seen.role)) return new Failure('forbidden')
    return settleRequests(transaction, which.id, () => work(transaction, seen))
  })
}
