import { type DeckRole, workspaceLimits } from '@deckloom/contract'
import { Failure } from '../../../http/errors/failure.ts'
import { findPresentation, lockPresentation } from '../decks/presentationsRepository.ts'
import { joiningFailure } from '../people/invitationPolicy.ts'
import {
  addLinkMember,
  countOtherMembers,
  removeLinkRoles,
} from '../people/linkMembersRepository.ts'
import { settleRequests } from '../people/settleRequests.ts'
import { follow, type Followed } from './openShared.ts'
import type { SharingPorts } from './shareLinks.ts'

export interface JoiningPorts extends SharingPorts {
  /** Domains of the company; empty if none are configured. */
  readonly companyDomains: ReadonlySet<string>
}

/** Gives a signed-in visitor the role of a link, until the link ends. Whoever has a higher one keeps it. */
export async function joinShared(
  ports: JoiningPorts,
  { userId, ...followed }: Followed & { readonly userId: string },
): Promise<{ readonly id: number; readonly role: DeckRole } | Failure> {
  const { companyDomains, now } = ports
  const shared = await follow(ports, followed)
  if (shared instanceof Failure) return shared
  const { id: linkId, presentationId: id, role, createdBy: inviter } = shared.link
  return ports.queries.transaction(async (queries) => {
    // After the lock, nobody else can take the last place.
    await lockPresentation(queries, id)
    const seen = await findPresentation(queries, { id, userId })
    if (seen?.role === 'owner') return { id, role: seen.role }
    if (role === 'viewer') return new Failure('forbidden', 'This link only shows the presentation.')
    const refused = await joiningFailure(queries, { inviter, userId, companyDomains })
    if (refused) return refused
    if ((await countOtherMembers(queries, { linkId, userId })) >= workspaceLimits.linkMembers) {
      const most = `At most ${workspaceLimits.linkMembers} people can join by one link`
      return new Failure('validation_failed', most)
    }
    await settleRequests(queries, id, () =>
      addLinkMember(queries, { linkId, userId, joinedAt: now() }),
    )
    const joined = await findPresentation(queries, { id, userId })
    return joined ? { id, role: joined.role } : new Failure('not_found')
  })
}

/** Gives up the role that links of a deck gave. */
export async function leaveShared(
  { queries }: Pick<SharingPorts, 'queries'>,
  which: { readonly id: number; readonly userId: string },
): Promise<Failure | undefined> {
  return (await removeLinkRoles(queries, which)) ? undefined : new Failure('not_found')
}
