import type { InvitationKind } from '@deckloom/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { accountInvitations } from '../../../db/schema/identity.ts'
import { collaborators, teamMembers } from '../../../db/schema/presentations.ts'
import type { Listed } from './administeredLinksRepository.ts'

export type ListedInvitation = {
  readonly kind: InvitationKind
  readonly id: number
  readonly email: string
  readonly inviterId: string | null
  readonly inviterEmail: string | null
  readonly to: string | null
  readonly role: string | null
  readonly invitedAt: string
  readonly expiresAt: string | null
} & Record<string, unknown>

// A deck is named by its number: its title is content.
const waiting = sql`
  select 'deck' as kind, id, email, invited_by, presentation_id::text as "to", role, invited_at,
    token_expires_at as expires_at from collaborators where user_id is null and email is not null
  union all
  select 'team', m.id, m.email, m.invited_by, t.name, m.role, m.invited_at, m.token_expires_at
    from team_members m join teams t on t.id = m.team_id where m.user_id is null
  union all
  select 'account', id, email, invited_by, null, null, created_at, expires_at from account_invitations`

/** Everybody who was invited and has not come, the latest first. */
export async function listAllInvitations(
  queries: Queries,
  { search, offset, limit }: Omit<Listed, 'now'>,
): Promise<{ readonly rows: readonly ListedInvitation[]; readonly total: number }> {
  const open = sql`from (${waiting}) waiting left join users on users.id = waiting.invited_by
    where ${search} = '' or strpos(waiting.email || ' ' || coalesce(users.email, ''), lower(${search})) > 0`
  const { rows } = await queries.execute<ListedInvitation>(sql`
    select kind, waiting.id, waiting.email, users.id as "inviterId", users.email as "inviterEmail",
      waiting."to", waiting.role,
      to_char(waiting.invited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "invitedAt",
      to_char(waiting.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt"
    ${open} order by waiting.invited_at desc, kind, waiting.id offset ${offset} limit ${limit}`)
  const { rows: counted } = await queries.execute<{ total: number }>(
    sql`select count(*)::int as total ${open}`,
  )
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Takes an invitation back; false when there is none, or somebody has come by it. */
export async function deleteInvitation(
  queries: Queries,
  { kind, id }: { readonly kind: InvitationKind; readonly id: number },
): Promise<boolean> {
  switch (kind) {
    case 'deck': {
      const open = and(eq(collaborators.id, id), isNull(collaborators.userId))
      const gone = await queries.delete(collaborators).where(open).returning()
      return gone.length > 0
    }
    case 'team': {
      const open = and(eq(teamMembers.id, id), isNull(teamMembers.userId))
      const gone = await queries.delete(teamMembers).where(open).returning()
      return gone.length > 0
    }
    case 'account': {
      const gone = await queries
        .delete(accountInvitations)
        .where(eq(accountInvitations.id, id))
        .returning()
      return gone.length > 0
    }
  }
}
