import { z } from 'zod'

const id = z.string()
const notice = z.union([
  z.object({ object: z.literal('subscription'), id }),
  z.object({
    object: z.literal('invoice'),
    parent: z.object({ subscription_details: z.object({ subscription: id }).nullish() }).nullish(),
  }),
  z.object({ object: z.literal('payment_intent'), id }),
  z.object({ object: z.enum(['charge', 'dispute']), payment_intent: id.nullish() }),
])

/** What a webhook is about; undefined for objects that no plan depends on. */
export type EventSubject =
  | { readonly kind: 'subscription'; readonly id: string }
  | { readonly kind: 'payment'; readonly id: string }

/** Reads the object of a Stripe webhook. */
export function readEventObject(object: unknown): EventSubject | undefined {
  const { data } = notice.safeParse(object)
  if (!data) return undefined
  if (data.object === 'subscription') return { kind: 'subscription', id: data.id }
  if (data.object === 'payment_intent') return { kind: 'payment', id: data.id }
  if (data.object === 'invoice') {
    const subscription = data.parent?.subscription_details?.subscription
    return subscription === undefined ? undefined : { kind: 'subscription', id: subscription }
  }
  return data.payment_intent ? { kind: 'payment', id: data.payment_intent } : undefined
}
