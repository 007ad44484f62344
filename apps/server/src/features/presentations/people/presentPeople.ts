import type { DeckPeople, InstallationSettings, Invited } from '@deckloom/contract'
import { mayManage, type Role } from '../decks/presentationPolicy.ts'
import { sharedRoleOf } from '../../../platform/decks/sharedRole.ts'

export interface InvitedRow {
  readonly id: number
  readonly userId: string | null
  /** The invited address; null if the person was added without one. */
  readonly invited: string | null
  /** The account's address and names. */
  readonly email: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly lastSeen: Date | null
}

interface Viewer {
  readonly userId: string
  readonly mayManage: boolean
}

/**
 * Addresses are only for those who may invite; names appear once the person has come, so that an
 * invitation does not reveal who has an account.
 */
export function presentInvited(
  row: InvitedRow & { readonly isHere?: boolean },
  viewer: Viewer,
): Invited {
  const isSelf = row.userId === viewer.userId
  const came = row.lastSeen !== null || row.isHere === true || isSelf
  return {
    id: row.id,
    email: viewer.mayManage || isSelf ? (row.invited ?? row.email) : null,
    name: came ? nameOf(row) : null,
    isSelf,
  }
}

export interface People {
  readonly role: Role
  readonly userId: string
  readonly owner: {
    readonly firstName: string | null
    readonly lastName: string | null
    readonly email: string | null
    readonly isHere: boolean
  }
  readonly collaborators: readonly (InvitedRow & {
    readonly isHere: boolean
    readonly role: string
    readonly invitedAt: Date
  })[]
  readonly teams: readonly {
    readonly id: number
    readonly name: string
    readonly role: string
    readonly memberCount: number
  }[]
  readonly showsNotes: boolean
  readonly cameByLink: boolean
  readonly settings: Pick<InstallationSettings, 'publicLinks' | 'outsideInvitations'>
}

export function presentPeople({ role, userId, owner, settings, ...people }: People): DeckPeople {
  const viewer = { userId, mayManage: mayManage(role) }
  return {
    ownerName: nameOf(owner),
    ownerIsHere: owner.isHere,
    ownerEmail: viewer.mayManage ? owner.email : null,
    mayManage: viewer.mayManage,
    showsNotes: people.showsNotes,
    linkRole: people.cameByLink && role !== 'owner' ? role : null,
    publicLinks: settings.publicLinks,
    outsideInvitations: settings.outsideInvitations,
    collaborators: people.collaborators.map((row) => ({
      ...presentInvited(row, viewer),
      role: sharedRoleOf(row.role),
      isHere: row.isHere,
      invitedAt: row.invitedAt.toISOString(),
      // Not before they came, so that an invitation does not reveal who has an account.
      mayReceive: viewer.mayManage && row.userId !== null && row.lastSeen !== null,
    })),
    teams: people.teams.map((team) => ({ ...team, role: sharedRoleOf(team.role) })),
  }
}

export function nameOf({
  firstName,
  lastName,
}: {
  readonly firstName: string | null
  readonly lastName: string | null
}): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}
