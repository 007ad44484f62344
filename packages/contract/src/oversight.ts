import * as z from 'zod'
import { emailSchema } from './accounts.ts'
import { pageCursor } from './pageCursor.ts'

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

export interface PersonRef {
  readonly id: string
  readonly email: string
}

/** A device that somebody is signed in on. Dates are ISO 8601. */
export interface AdministeredSession {
  readonly id: string
  readonly account: PersonRef
  readonly device: string
  readonly createdAt: string
  readonly lastUsedAt: string
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean
}

/** A link that shows a deck to whoever has it. Dates are ISO 8601. */
export interface AdministeredLink {
  readonly id: number
  readonly deckId: number
  readonly owner: PersonRef
  /** Null for somebody who is gone. */
  readonly createdBy: PersonRef | null
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly views: number
  readonly hasPassword: boolean
}

/** Somebody who was invited and has not come yet. Dates are ISO 8601. */
export interface AdministeredInvitation {
  readonly kind: InvitationKind
  readonly id: number
  readonly email: string
  readonly invitedBy: PersonRef | null
  /** The deck's number, or the name of the team; null for an account. */
  readonly to: string | null
  readonly role: string | null
  readonly invitedAt: string
  readonly expiresAt: string | null
}

/** What was handed over. */
export interface HandedOver {
  readonly decks: number
  readonly templates: number
  readonly pictures: number
}
