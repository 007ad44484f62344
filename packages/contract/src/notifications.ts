import { z } from 'zod'

/** Which notifications were read; without ids all of them. */
export const readNotificationsBody = z.strictObject({
  ids: z.array(z.number().int().positive()).max(50).optional(),
})

export type ReadNotificationsBody = z.input<typeof readNotificationsBody>

/** Something that the signed-in person was told. Dates are ISO 8601. */
export interface NotificationItem {
  readonly id: number
  readonly kind:
    | 'trial-ending'
    | 'plan-started'
    | 'plan-given'
    | 'decks-received'
    | 'export-finished'
    | 'deck-shared'
  readonly title: string
  /** One sentence or two. */
  readonly text: string
  /** The page that it is about. */
  readonly href: string
  readonly createdAt: string
  readonly isRead: boolean
}

/** The newest first; `unread` counts the older ones too. */
export interface NotificationList {
  readonly unread: number
  readonly items: readonly NotificationItem[]
}
