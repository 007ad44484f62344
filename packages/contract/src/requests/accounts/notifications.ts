import { z } from 'zod'

/** Notifications that were read; all of them if no ids are given. */
export const readNotificationsBody = z.strictObject({
  ids: z.array(z.number().int().positive()).max(50).optional(),
})

export type ReadNotificationsBody = z.input<typeof readNotificationsBody>
