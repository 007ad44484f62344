import * as z from 'zod/mini'
import { billingIntervals, paidTiers } from '../../plans.ts'

export const createPaymentIntentBody = z.strictObject({
  /** US dollars; checked against the price, and not a schema's matter: the error says which. */
  amount: z.optional(z.unknown()),
  /** Pro when nothing is said. */
  plan: z.optional(z.enum(paidTiers)),
  /** A month when nothing is said. */
  interval: z.optional(z.enum(billingIntervals)),
})

const id = z.string().check(z.minLength(1), z.maxLength(200))

export const paymentSuccessBody = z.strictObject({ paymentIntentId: id })

export const cancelPlanBody = z.strictObject({ cancel: z.boolean() })

/** What the form of the embedded test provider sends to it. */
export const testPaymentBody = z.strictObject({
  clientSecret: id,
  number: z.string().check(z.maxLength(40)),
  expiry: z.string().check(z.maxLength(10)),
  code: z.string().check(z.maxLength(10)),
})

/** The answer of the test bank's page. */
export const testConfirmationBody = z.strictObject({ clientSecret: id, approved: z.boolean() })

export type CreatePaymentIntentBody = z.infer<typeof createPaymentIntentBody>
export type TestPaymentBody = z.infer<typeof testPaymentBody>
export type TestConfirmationBody = z.infer<typeof testConfirmationBody>
