import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Database, Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Notify } from '../../../platform/notices.ts'
import type { Entitlements } from '../../../platform/plans/entitlements.ts'
import { mayManage } from '../decks/presentationPolicy.ts'
import { findPresentation, lockPresentation } from '../decks/presentationsRepository.ts'
import { findCollaborator, upsertCollaborator } from '../people/collaboratorsRepository.ts'
import { nameOf } from '../people/presentPeople.ts'
import { countHoldings, countPassed, holdAccounts, passDeck } from './ownershipRepository.ts'
import { receiverFailure, roomFailure } from './receiverPolicy.ts'

export interface TransferPorts {
  readonly database: Pick<Database, 'queries'>
  readonly now: () => Date
  readonly notify: Notify
  readonly entitlements: Entitlements
  readonly mailWaits: () => void
}

interface Transfer {
  readonly id: number
  /** The owner, who asks for it. */
  readonly userId: string
  readonly collaboratorId: number
}

/**
 * Makes a collaborator the owner of a deck; its previous owner can edit it from then on. The receiver must have opened
 * the deck: before that, the owner does not learn whether an invited address has an account. Resolves to the new
 * owner's id.
 */
export async function transferDeck(
  ports: TransferPorts,
  transfer: Transfer,
): Promise<{ readonly to: string } | Failure> {
  const { database, now, entitlements } = ports
  const quotasOf = await entitlements.load()
  const done = await database.queries.transaction(async (queries) => {
    const parties = await findParties(queries, transfer)
    if (parties instanceof Failure) return parties
    const { giver, receiver, title } = parties
    const deck = { id: transfer.id, from: giver.id, to: receiver.id }
    const refused =
      receiverFailure(receiver) ??
      roomFailure({
        given: await countPassed(queries, deck),
        own: await countHoldings(queries, receiver.id),
        quotas: quotasOf(receiver, now()),
      })
    if (refused) return refused
    await passDeck(queries, deck)
    await upsertCollaborator(queries, {
      presentationId: deck.id,
      email: giver.email,
      userId: giver.id,
      role: 'editor',
      invitedBy: receiver.id,
    })
    const about = { presentationId: deck.id }
    const emails = [
      { kind: 'deck-given', userId: giver.id, otherId: receiver.id, ...about },
      { kind: 'deck-received', userId: receiver.id, otherId: giver.id, ...about },
    ] as const
    for (const message of emails) await enqueueMail(queries, message, now())
    return { to: receiver.id, title, by: nameOf(giver) }
  })
  if (done instanceof Failure) return done
  ports.mailWaits()
  const { to, title, by } = done
  const notice = { deck: transfer.id, title, by, at: now().toISOString() }
  await ports.notify(to, { kind: 'deck-received', ...notice })
  return { to }
}

/** The deck's owner and the receiver, locked, if the caller is the owner. */
async function findParties(queries: Queries, { id, userId, collaboratorId }: Transfer) {
  await lockPresentation(queries, id)
  const seen = await findPresentation(queries, { id, userId })
  if (!seen) return new Failure('not_found')
  if (!mayManage(seen.role)) return new Failure('forbidden')
  const chosen = await findCollaborator(queries, { presentationId: id, id: collaboratorId })
  if (!chosen) return new Failure('not_found')
  const came = chosen.lastSeen !== null ? chosen.userId : null
  const held = await holdAccounts(queries, came === null ? [] : [userId, came])
  const giver = held.find((account) => account.id === userId)
  const receiver = held.find((account) => account.id === came)
  return giver && receiver
    ? { giver, receiver, title: seen.presentation.title }
    : new Failure('validation_failed', 'They have to open the presentation first.')
}
