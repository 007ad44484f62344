import { z } from 'zod'

/** Which notifications were read; without ids all of them. */
export const readNotificationsBody = z.strictObject({
  ids: z.array(z.number().int().positive()).max(50).optional(),
})

export type ReadNotificationsBody = z.input<typeof readNotificationsBody>
