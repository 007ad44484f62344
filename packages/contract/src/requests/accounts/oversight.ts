import * as z from 'zod'
import { emailSchema } from './accounts.ts'
import { pageCursor } from '../decks/pageCursor.ts'

// What administrators can see and revoke across the installation. Contents of decks, even titles, are never included.

const place = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** Query of paged lists that can be searched by email address. */
export const oversightQuery = z.strictObject({
  search: z.string().trim().max(254).optional(),
  cursor: pageCursor.optional(),
})

export const administeredSessionParams = z.strictObject({ id: z.string().regex(/^[0-9a-f]{16}$/) })
export const administeredLinkParams = z.strictObject({ id: place })

export const invitationKinds = ['deck', 'team', 'account'] as const
export type InvitationKind = (typeof invitationKinds)[number]
export const administeredInvitationParams = z.strictObject({
  kind: z.enum(invitationKinds),
  id: place,
})

export const inviteAccountBody = z.strictObject({ email: emailSchema })

/** The account that receives another account's decks. */
export const handOverBody = z.strictObject({
  to: emailSchema,
  /** Allows exceeding the number of decks in the recipient's plan. */
  mayExceedPlan: z.boolean().optional(),
})

export type InviteAccountBody = z.infer<typeof inviteAccountBody>
export type HandOverBody = z.infer<typeof handOverBody>
