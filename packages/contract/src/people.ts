import { textSchema, workspaceLimits } from '@deckloom/deck'
import { z } from 'zod'
import { emailSchema } from './accounts.ts'
import { presentationParams } from './presentations.ts'
import { sharedRoles, type SharedRole, type TeamRole } from './workspaceTypes.ts'

const role = z.enum(sharedRoles)
const { id } = presentationParams.shape

export const inviteCollaboratorBody = z.strictObject({
  email: emailSchema,
  role: role.default('viewer'),
})
/** Whether viewers, commenters and links see notes and hidden slides. */
export const changeSharingBody = z.strictObject({ showsNotes: z.boolean() })
export const sharedRoleBody = z.strictObject({ role })
export const collaboratorParams = presentationParams.extend({ collaboratorId: id })

export const acceptInvitationBody = z.strictObject({
  token: z.string().min(1).max(200),
  /** Accept it for an account with another address than the one that was invited. */
  asAnother: z.boolean().default(false),
})

const teamName = textSchema(workspaceLimits.nameLength)
  .trim()
  .min(1, { error: 'Please enter a name' })
export const teamBody = z.strictObject({ name: teamName })
export const inviteMemberBody = z.strictObject({
  email: emailSchema,
  role: z.enum(['admin', 'member']).default('member'),
})
/** Who is made the owner takes the place of the one who makes them so. */
export const memberRoleBody = z.strictObject({ role: z.enum(['owner', 'admin', 'member']) })
export const memberParams = presentationParams.extend({ memberId: id })
export const teamDeckParams = presentationParams.extend({ deckId: id })

export type InviteCollaboratorBody = z.input<typeof inviteCollaboratorBody>
export type InviteMemberBody = z.input<typeof inviteMemberBody>

/** Somebody who was invited. Names are told once the person came. */
export interface Invited {
  readonly id: number
  /** Null for those who may not change who is invited. */
  readonly email: string | null
  /** Null until the person came. */
  readonly name: string | null
  /** Whether it is the caller. */
  readonly isSelf: boolean
}

export interface Collaborator extends Invited {
  readonly role: SharedRole
}

/** Who a deck is shared with. */
export interface DeckPeople {
  readonly ownerName: string
  /** Whether the caller may change any of this. */
  readonly mayManage: boolean
  /** Whether viewers, commenters and links see notes and hidden slides. */
  readonly showsNotes: boolean
  /** Whether links may be made on this installation, and addresses outside of the company invited. */
  readonly publicLinks: boolean
  readonly outsideInvitations: boolean
  readonly collaborators: readonly Collaborator[]
  readonly teams: readonly {
    readonly id: number
    readonly name: string
    readonly role: SharedRole
  }[]
}

export interface TeamItem {
  readonly id: number
  readonly name: string
  readonly role: TeamRole
  readonly memberCount: number
  readonly deckCount: number
}

export interface TeamMember extends Invited {
  readonly role: TeamRole
}

export interface Team {
  readonly id: number
  readonly name: string
  readonly role: TeamRole
  readonly members: readonly TeamMember[]
}

/** Where an invitation leads; or the address it was sent to, where somebody with another one has to say that they take it. */
export interface AcceptedInvitation {
  /** Where what one was invited to is found, such as '/editor/7'; null while that is to be said. */
  readonly path: string | null
  /** Such as 'n***@example.org'. */
  readonly sentTo: string | null
}
