import * as z from 'zod'

const part = z.string().trim().min(1)

export const auditQuery = z.strictObject({
  /** Id of the row to continue from, backwards. */
  before: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional(),
  /** Part of an address, or an id. */
  account: part.max(254).optional(),
  /** Part of an action's name, such as `account-` or 'account disable'. */
  action: part.max(40).optional(),
})
