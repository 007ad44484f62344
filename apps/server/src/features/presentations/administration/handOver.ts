import type { HandedOver, HandOverBody } from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import type { users } from '../../../db/schema/accounts.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Entitlements, Quotas } from '../../../platform/plans/entitlements.ts'
import type { Notify } from '../../../platform/notices.ts'
import { countHoldings, holdAccounts } from '../ownership/ownershipRepository.ts'
import { receiverFailure, roomFailure } from '../ownership/receiverPolicy.ts'
import { findIdByEmail, moveHoldings } from './handOverRepository.ts'

export interface HandOverPorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly notify: Notify
  readonly entitlements: Entitlements
  readonly mailWaits: () => void
}

type User = typeof users.$inferSelect

interface HandOverRequest extends HandOverBody {
  /** The previous owner's id. */
  readonly from: string
  /** The administrator's id. */
  readonly by: string
}

export interface HandOverDone extends HandedOver {
  /** The new owner's id. */
  readonly to: string
}

/**
 * Transfers all decks of an account to another one, with folders, templates, pictures and links, in
 * one transaction; both are notified. Never to the administrator, who must not gain access to decks
 * this way.
 */
export async function handOver(
  { queries, now, notify, entitlements, mailWaits }: HandOverPorts,
  { from, by, to, mayExceedPlan = false }: HandOverRequest,
): Promise<HandOverDone | Failure> {
  const receiverId = await findIdByEmail(queries, to.toLowerCase())
  if (receiverId === undefined) return unknown()
  const at = now()
  const quotasOf = await entitlements.load()
  const done = await queries.transaction(async (transaction) => {
    const held = await holdAccounts(transaction, [from, receiverId])
    const giver = held.find(({ id }) => id === from)
    const receiver = held.find(({ id }) => id === receiverId)
    if (!giver) return new Failure('not_found')
    if (!receiver) return unknown()
    const refused =
      partiesFailure({ giver, receiver, by }) ??
      (mayExceedPlan
        ? undefined
        : await excess(transaction, { giver, receiver, quotas: quotasOf(receiver, at) }))
    if (refused) return refused
    const folderName = `From ${giver.email}`.slice(0, 80)
    const moved = await moveHoldings(transaction, { from, to: receiver.id, folderName })
    const { decks } = moved
    const emails = [
      { kind: 'decks-given', userId: from, otherId: receiver.id, decks },
      { kind: 'decks-received', userId: receiver.id, otherId: from, decks },
    ] as const
    for (const message of emails) await enqueueMail(transaction, message, at)
    return { ...moved, to: receiver.id, giverEmail: giver.email }
  })
  if (done instanceof Failure) return done
  mailWaits()
  const { giverEmail, ...answer } = done
  const notice = { from: giverEmail, decks: answer.decks, at: at.toISOString() }
  await notify(answer.to, { kind: 'decks-received', ...notice })
  return answer
}

const unknown = () => new Failure('not_found', 'Nobody here has an account with this address.')

interface Parties {
  readonly giver: User
  readonly receiver: User
}

function partiesFailure({
  giver,
  receiver,
  by,
}: Parties & { readonly by: string }): Failure | undefined {
  if (receiver.id === giver.id) {
    return new Failure('validation_failed', 'These presentations already belong to this account.')
  }
  if (receiver.id === by) {
    return new Failure('forbidden', 'Ask another administrator to hand presentations over to you.')
  }
  return receiverFailure(receiver)
}

/** A failure with what would not fit, so that an administrator can decide to exceed the plan. */
async function excess(
  queries: Queries,
  { giver, receiver, quotas }: Parties & { readonly quotas: Quotas },
): Promise<Failure | undefined> {
  const given = await countHoldings(queries, giver.id)
  return roomFailure({ given, own: await countHoldings(queries, receiver.id), quotas })
}
