import * as z from 'zod'
import { emailSchema } from './accounts.ts'
import { pageCursor } from '../decks/pageCursor.ts'

// What administrators see and end on the whole installation. Nothing here tells what a deck says: no title, no slide.

const place = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** Lists that are searched by addresses of people, page after page. */
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

/** To whom an account's decks go. */
export const handOverBody = z.strictObject({
  to: emailSchema,
  /** Also where the plan of who receives them holds fewer. */
  mayExceedPlan: z.boolean().optional(),
})

export type InviteAccountBody = z.infer<typeof inviteAccountBody>
export type HandOverBody = z.infer<typeof handOverBody>
