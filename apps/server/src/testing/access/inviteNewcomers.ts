import { hashSecret, createSecret } from '../../platform/secrets/secretToken.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { collaborators, teamMembers } from '../../db/schema/presentations.ts'
import type { Person } from '../testApp.ts'

/** Invited people. */
export interface Newcomers {
  /** Has the invited address, unverified. */
  readonly unverified: Person
  /** Has another address, and the secret. */
  readonly guest: Person
}

/** Invites both to a deck or a team of the owner's; the guest accepts. */
export async function inviteNewcomers(
  queries: Queries,
  { unverified, guest }: Newcomers,
  to: { readonly deck: number } | { readonly team: number },
): Promise<void> {
  const secret = createSecret()
  const secretly = {
    email: `invited-${guest.email}`,
    token: hashSecret(secret),
    tokenExpiresAt: new Date(Date.now() + 60_000),
  }
  if ('deck' in to) {
    const presentationId = to.deck
    await queries.insert(collaborators).values([
      { presentationId, email: unverified.email, role: 'editor' },
      { presentationId, ...secretly, role: 'viewer' },
    ])
  } else {
    const teamId = to.team
    await queries.insert(teamMembers).values([
      { teamId, email: unverified.email, role: 'admin' },
      { teamId, ...secretly, role: 'member' },
    ])
  }
  await guest.ask('POST /api/invitations/accept', { token: secret, asAnother: true })
}
