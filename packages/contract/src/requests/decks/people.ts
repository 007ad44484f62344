import { textSchema, workspaceLimits } from '@deckloom/deck'
import { z } from 'zod'
import { emailSchema } from '../accounts/accounts.ts'
import { presentationParams } from './presentations.ts'
import { sharedRoles } from '../../workspaceTypes.ts'

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

/** What somebody writes to the owner when they ask for access. */
export const askForAccessBody = z.strictObject({
  message: textSchema(workspaceLimits.messageLength).trim().default(''),
})
/** Null declines. */
export const answerAccessBody = z.strictObject({ role: role.nullable() })
export const accessRequestParams = presentationParams.extend({ requestId: id })

/** The collaborator who becomes the owner. */
export const transferDeckBody = z.strictObject({ collaboratorId: z.int().min(1) })

export const acceptInvitationBody = z.strictObject({
  token: z.string().min(1).max(200),
  /** Accept it for an account whose address is not the invited one. */
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
/** Making a member the owner demotes the previous owner, who is the caller. */
export const memberRoleBody = z.strictObject({ role: z.enum(['owner', 'admin', 'member']) })
export const memberParams = presentationParams.extend({ memberId: id })
export const teamDeckParams = presentationParams.extend({ deckId: id })

export type InviteCollaboratorBody = z.input<typeof inviteCollaboratorBody>
export type InviteMemberBody = z.input<typeof inviteMemberBody>
