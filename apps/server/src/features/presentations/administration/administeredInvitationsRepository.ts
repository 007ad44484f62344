import { type InvitationKind, invitationKinds } from '@deckloom/contract'
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import * as z from 'zod'
import { exactTimestamp, exactTimestampSchema } from '../../../db/exactTimestamp.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { accountInvitations } from '../../../db/schema/identity.ts'
import { hasPart } from '../../../db/schema/parts.ts'
import { collaborators, teamMembers, teams } from '../../../db/schema/presentations.ts'
import { hasInEmail } from './administeredLinksRepository.ts'

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
  /** With microseconds. */
  readonly invited: string
} & Record<string, unknown>

/** Cursor of the invitation list: time, kind and id. */
export const invitationPlace = z.tuple([exactTimestampSchema, z.enum(invitationKinds), z.int()])

interface Wanted {
  /** Part of an email address. */
  readonly search: string
  readonly after: z.infer<typeof invitationPlace> | undefined
  readonly limit: number
}

/** All pending invitations, newest first. */
export async function listAllInvitations(
  queries: Queries,
  wanted: Wanted,
): Promise<readonly ListedInvitation[]> {
  const order = sql`order by invited_at desc, kind desc, id desc limit ${wanted.limit}`
  const arms = waiting
    .flatMap((table) => armsOf(table, wanted))
    .map((arm) => sql`(${arm} ${order})`)
  const { rows } = await queries.execute<ListedInvitation>(sql`
    select kind, waiting.id, waiting.email, users.id as "inviterId", users.email as "inviterEmail",
      waiting."to", waiting.role, ${seconds(sql`waiting.invited_at`)} as "invitedAt",
      ${seconds(sql`waiting.expires_at`)} as "expiresAt", ${exactTimestamp(sql`waiting.invited_at`)} as invited
    from (select * from (${sql.join(arms, sql` union `)}) found ${order}) waiting
    left join users on users.id = waiting.invited_by
    order by waiting.invited_at desc, kind desc, waiting.id desc`)
  return rows
}

function seconds(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

interface WaitingTable {
  readonly kind: InvitationKind
  readonly from: SQL
  readonly columns: Readonly<
    Record<'id' | 'email' | 'invitedBy' | 'to' | 'role' | 'at' | 'ends', SQLWrapper>
  >
  readonly isWaiting: SQL
}

// A deck is identified by its id: its title is content.
const waiting: readonly WaitingTable[] = [
  {
    kind: 'deck',
    from: sql`${collaborators}`,
    columns: {
      id: collaborators.id,
      email: collaborators.email,
      invitedBy: collaborators.invitedBy,
      to: sql`${collaborators.presentationId}::text`,
      role: collaborators.role,
      at: collaborators.invitedAt,
      ends: collaborators.tokenExpiresAt,
    },
    isWaiting: sql`${collaborators.userId} is null and ${collaborators.email} is not null`,
  },
  {
    kind: 'team',
    from: sql`${teamMembers} join ${teams} on ${teams.id} = ${teamMembers.teamId}`,
    columns: {
      id: teamMembers.id,
      email: teamMembers.email,
      invitedBy: teamMembers.invitedBy,
      to: teams.name,
      role: teamMembers.role,
      at: teamMembers.invitedAt,
      ends: teamMembers.tokenExpiresAt,
    },
    isWaiting: sql`${teamMembers.userId} is null`,
  },
  {
    kind: 'account',
    from: sql`${accountInvitations}`,
    columns: {
      id: accountInvitations.id,
      email: accountInvitations.email,
      invitedBy: accountInvitations.invitedBy,
      to: sql`null::text`,
      role: sql`null::text`,
      at: accountInvitations.createdAt,
      ends: accountInvitations.expiresAt,
    },
    isWaiting: sql`true`,
  },
]

/** Searches invited and inviting addresses in separate queries, each with an index. */
function armsOf(
  { kind, from, columns, isWaiting }: WaitingTable,
  { search, after }: Wanted,
): SQL[] {
  const { id, email, invitedBy, to, role, at, ends } = columns
  const select = sql`select ${kind}::text as kind, ${id} as id, ${email} as email, ${invitedBy} as invited_by,
    ${to} as "to", ${role} as role, ${at} as invited_at, ${ends} as expires_at from ${from}`
  const follows = after
    ? sql`(${at}, ${kind}::text, ${id}) < (${after[0]}::timestamptz, ${after[1]}::text, ${after[2]}::int)`
    : sql`true`
  if (search === '') return [sql`${select} where ${isWaiting} and ${follows}`]
  return [
    sql`${select} where ${isWaiting} and ${follows} and ${hasPart(email, search)}`,
    sql`${select} join ${users} on ${users.id} = ${invitedBy}
      where ${isWaiting} and ${follows} and ${hasInEmail(users, search)}`,
  ]
}

/** Revokes an invitation; false if there is none or it was accepted. */
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
