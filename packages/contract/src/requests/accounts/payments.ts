import * as z from 'zod/mini'
import { billingIntervals, paidTiers } from '../../plans.ts'

export const createPaymentIntentBody = z.strictObject({
  /** US dollars; compared with the price outside of the schema, so that the error can name the price. */
  amount: z.optional(z.unknown()),
  /** Pro by default. */
  plan: z.optional(z.enum(paidTiers)),
  /** Monthly by default. */
  interval: z.optional(z.enum(billingIntervals)),
})

const id = z.string().check(z.minLength(1), z.maxLength(200))

export const paymentSuccessBody = z.strictObject({ paymentIntentId: id })

export const cancelPlanBody = z.strictObject({ cancel: z.boolean() })

/** Body that the form of the embedded test provider sends. */
export const testPaymentBody = z.strictObject({
  clientSecret: id,
  number: z.string().check(z.maxLength(40)),
  expiry: z.string().check(z.maxLength(10)),
  code: z.string().check(z.maxLength(10)),
})

/** The user's response on the test bank's page. */
export const testConfirmationBody = z.strictObject({ clientSecret: id, approved: z.boolean() })

export type CreatePaymentIntentBody = z.infer<typeof createPaymentIntentBody>
export type TestPaymentBody = z.infer<typeof testPaymentBody>
export type TestConfirmationBody = z.infer<typeof testConfirmationBody>
