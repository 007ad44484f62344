import { bodyLimits } from '@deckloom/deck'
import { selectedPlan, subscriptionStatus } from '../answers/accounts.ts'
import {
  billingOverview,
  paymentIntentAnswer,
  received,
  testPaymentAnswer,
} from '../answers/figures.ts'
import { endpoint } from '../endpoint.ts'
import {
  cancelPlanBody,
  createPaymentIntentBody,
  paymentSuccessBody,
  testConfirmationBody,
  testPaymentBody,
} from '../requests/accounts/payments.ts'
import { selectPlanBody } from '../requests/accounts/subscription.ts'

export const readSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  summary: 'Tells which plan the caller has, and for how long',
  access: 'user',
  answers: { 200: subscriptionStatus },
})

export const selectPlan = endpoint({
  method: 'POST',
  path: '/api/subscription/select',
  summary: 'Chooses a plan; one that costs something begins when it is paid for',
  access: 'user',
  body: selectPlanBody,
  answers: { 200: selectedPlan },
  errors: ['payments_off'],
  audit: { action: 'plan-select', target: ':tier' },
})

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/create-payment-intent',
  summary: 'Begins a payment, or goes on with the one that is open',
  access: 'user',
  limit: 'pay',
  body: createPaymentIntentBody,
  answers: { 200: paymentIntentAnswer },
  errors: ['payments_off', 'provider_down', 'amount_mismatch', 'already_subscribed'],
})

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/payment/success',
  summary: 'Has the server look at a payment now; the provider tells it anyway',
  access: 'user',
  limit: 'pay',
  body: paymentSuccessBody,
  answers: { 200: received },
  errors: ['payments_off', 'provider_down', 'not_found', 'payment_incomplete', 'amount_mismatch'],
})

export const readBilling = endpoint({
  method: 'GET',
  path: '/api/billing',
  summary: 'Tells what is paid for, and when it renews',
  access: 'user',
  answers: { 200: billingOverview },
  errors: ['provider_down'],
})

export const cancelPlan = endpoint({
  method: 'POST',
  path: '/api/billing/cancel',
  summary: 'Ends the plan with its period; `false` renews it after all',
  access: 'user',
  limit: 'pay',
  body: cancelPlanBody,
  answers: { 200: billingOverview },
  errors: ['payments_off', 'provider_down', 'not_found'],
  audit: { action: 'plan-cancel', target: ':cancel' },
})

export const takePaymentNotice = endpoint({
  method: 'POST',
  path: '/api/payment/webhook',
  summary: 'Takes a signed notice of the payment provider',
  access: 'public',
  limit: 'webhook',
  bodyLimit: bodyLimits.webhook,
  receives: 'application/json',
  answers: { 200: received },
  errors: ['payments_off', 'provider_down', 'invalid_signature'],
})

export const payWithTestCard = endpoint({
  method: 'POST',
  path: '/api/test-payments/pay',
  summary: 'Pays with a card of the embedded test provider',
  access: 'user',
  limit: 'pay',
  body: testPaymentBody,
  answers: { 200: testPaymentAnswer },
  errors: ['not_found', 'payment_incomplete', 'invalid_signature'],
  isOptional: true,
})

export const confirmTestPayment = endpoint({
  method: 'POST',
  path: '/api/test-payments/confirm',
  summary: 'Answers the page of the embedded test bank',
  access: 'user',
  limit: 'pay',
  body: testConfirmationBody,
  answers: { 200: testPaymentAnswer },
  errors: ['not_found', 'payment_incomplete', 'invalid_signature'],
  isOptional: true,
})
