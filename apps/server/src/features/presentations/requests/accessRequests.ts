import { type AccessRequest, type SharedRole, workspaceLimits } from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { RateLimited } from '../../../http/limiter/rateLimitHeaders.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { mayEdit, mayManage } from '../decks/presentationPolicy.ts'
import { findPresentation, lockPresentation } from '../decks/presentationsRepository.ts'
import type { Announce } from '../../../platform/live/LiveRooms.ts'
import type { PeoplePorts } from '../people/collaborators.ts'
import {
  deletePendingOf,
  findVerifiedAddress,
  listCollaborators,
  namesOf,
  upsertCollaborator,
} from '../people/collaboratorsRepository.ts'
import { joiningFailure } from '../people/invitationPolicy.ts'
import { nameOf } from '../people/presentPeople.ts'
import {
  deleteRequest,
  findAskedDeck,
  listRequests,
  upsertRequest,
} from '../people/accessRequestsRepository.ts'

export interface AskingPorts extends PeoplePorts {
  readonly announce: Pick<Announce, 'asked'>
}

interface Asking {
  readonly id: number
  readonly account: Pick<Account, 'id' | 'firstName' | 'lastName'>
  readonly message: string
}

/**
 * Asks the owner of a deck for access, or for the right to edit it. Each once a day per person and deck, counted before
 * a deck that the person does not see is looked up: neither the answer nor the limit tells whether there is one.
 */
export async function askForAccess(
  ports: AskingPorts,
  { id, account, message }: Asking,
): Promise<undefined | Failure> {
  const { queries } = ports.database
  const userId = account.id
  if ((await findVerifiedAddress(queries, userId)) === undefined) {
    return new Failure('email_unverified')
  }
  const seen = await findPresentation(queries, { id, userId })
  const wants = seen ? 'edit' : 'view'
  const standing = await ports.limiter.count('accessRequest', `${userId} ${id} ${wants}`)
  if (standing.retryAfter !== undefined) return new RateLimited(standing)
  const deck = await findAskedDeck(queries, id)
  if (!deck) return undefined
  // Who may edit it has nothing to ask for.
  if (seen && mayEdit(seen.role)) return undefined
  const askedAt = ports.now()
  const mailbox = await ports.limiter.count('inviteMailbox', deck.ownerEmail)
  const request = await queries.transaction(async (transaction) => {
    const requestId = await upsertRequest(transaction, {
      presentationId: id,
      userId,
      message,
      askedAt,
    })
    if (mailbox.retryAfter === undefined) {
      await enqueueMail(transaction, { kind: 'access-asked', requestId }, askedAt)
    }
    return requestId
  })
  ports.mailWaits()
  ports.announce.asked(id)
  await ports.notify(deck.ownerId, {
    kind: 'access-asked',
    deck: id,
    title: deck.title,
    by: nameOf(account) || 'Someone',
    wants,
    request,
    at: askedAt.toISOString(),
  })
  return undefined
}

interface Which {
  readonly id: number
  readonly userId: string
}

/** Who asks for access to a deck, for its owner. */
export async function readAccessRequests(
  { database: { queries } }: PeoplePorts,
  which: Which,
): Promise<readonly AccessRequest[] | Failure> {
  const refused = await managingFailure(queries, which)
  if (refused) return refused
  const rows = await listRequests(queries, which.id)
  return rows.map(({ id, email, wants, message, askedAt, ...names }) => ({
    id,
    name: nameOf(names),
    email,
    wants,
    message,
    askedAt: askedAt.toISOString(),
  }))
}

/** Gives who asks a role, or declines, which only removes the request. */
export async function answerAccessRequest(
  ports: PeoplePorts,
  {
    requestId,
    role,
    ...which
  }: Which & { readonly requestId: number; readonly role: SharedRole | null },
): Promise<undefined | Failure> {
  const { id, userId } = which
  const done = await ports.database.queries.transaction(async (queries) => {
    await lockPresentation(queries, id)
    const refused = await managingFailure(queries, which)
    if (refused) return refused
    const request = (await listRequests(queries, id)).find((one) => one.id === requestId)
    if (!request) return new Failure('not_found')
    if (role === null) {
      await deleteRequest(queries, requestId)
      return undefined
    }
    const outside = await joiningFailure(queries, {
      inviter: userId,
      userId: request.userId,
      companyDomains: ports.companyDomains,
    })
    return outside ?? grant(ports, queries, { id, userId, role, request })
  })
  if (done instanceof Failure || done === undefined) return done
  ports.mailWaits()
  await ports.notify(done.to, { kind: 'deck-shared', ...done.notice })
  return undefined
}

async function grant(
  { now }: PeoplePorts,
  queries: Queries,
  {
    id,
    userId,
    role,
    request,
  }: Which & {
    readonly role: SharedRole
    readonly request: { readonly id: number; readonly userId: string; readonly email: string }
  },
) {
  const to = request.userId
  const known = await listCollaborators(queries, id)
  const isKnown = known.some((one) => one.userId === to || one.invited === request.email)
  if (!isKnown && known.length >= workspaceLimits.collaborators) {
    const most = `A presentation is shared with at most ${workspaceLimits.collaborators} people`
    return new Failure('validation_failed', most)
  }
  // An invitation of the address that nobody accepted would be a second row for one person.
  await deletePendingOf(queries, { presentationId: id, email: request.email })
  const collaboratorId = await upsertCollaborator(queries, {
    presentationId: id,
    email: request.email,
    userId: to,
    role,
    invitedBy: userId,
  })
  await deleteRequest(queries, request.id)
  await enqueueMail(queries, { kind: 'deck-invitation', collaboratorId }, now())
  const by = nameOf(await namesOf(queries, userId))
  const title = (await findAskedDeck(queries, id))?.title ?? ''
  return {
    to,
    notice: { deck: id, title, by, mayEdit: role === 'editor', mayComment: role === 'commenter' },
  }
}

async function managingFailure(queries: Queries, which: Which): Promise<Failure | undefined> {
  const seen = await findPresentation(queries, which)
  if (!seen) return new Failure('not_found')
  return mayManage(seen.role) ? undefined : new Failure('forbidden')
}
