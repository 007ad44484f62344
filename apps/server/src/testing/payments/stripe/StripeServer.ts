import { isBillingInterval } from '@deckloom/contract'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { Stripe } from 'stripe'
import type { StoredIntent } from './storedObjects.ts'
import { StripeBooks } from './StripeBooks.ts'
import {
  presentIntent,
  presentInvoice,
  presentInvoicePayment,
  presentSubscription,
  secretOf,
  stripeObject,
} from './stripeObjects.ts'

/** An error response of Stripe. */
class Refusal extends Error {
  readonly status: number
  readonly error: object

  constructor(status: number, error: object) {
    super(JSON.stringify(error))
    this.status = status
    this.error = error
  }
}

type Act = (id: string, form: URLSearchParams) => object

const retryMs = 200

/**
 * Implements the part of Stripe's protocol that is needed: form bodies, idempotency keys, errors,
 * the browser's side of a payment, and signed webhooks that are retried and repeated.
 */
export class StripeServer {
  static readonly webhookSecret = 'whsec_of_the_tests'
  /** The number of next requests that fail, and their status. */
  outage: { left: number; status: number } = { left: 0, status: 503 }
  readonly requests: string[] = []
  /** The events so far, oldest first. */
  readonly events: { readonly id: string; readonly type: string; readonly object: object }[] = []
  readonly books: StripeBooks = new StripeBooks((type, object) => this.#happened(type, object))
  readonly #products = new Set<string>()
  readonly #answered = new Map<string, string>()
  readonly #server: Server
  #notices: string | undefined
  #sending = Promise.resolve()
  #closed = false
  #count = 0

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('no port was given')
    return `http://127.0.0.1:${address.port}`
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#sending
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** Sends webhooks to this URL from now on. */
  sendWebhooksTo(address: string): void {
    this.#notices = address
  }

  /** The bank's response to a payment that requires authentication. */
  authenticate(intentId: string, approved: boolean): void {
    this.books.authenticate(this.#intent(intentId), approved)
  }

  /** The browser's side: enters a card and confirms the payment. */
  pay(intentId: string, card = '4242424242424242'): void {
    if (!this.books.confirm(this.#intent(intentId), card)) throw new Error('the card was declined')
  }

  /** A signed webhook like Stripe's; `age` in seconds. */
  signEvent(type: string, object: object, { id = `evt_${++this.#count}`, age = 0 } = {}) {
    const created = this.books.now
    const event = stripeObject('event', { id, type, created, data: { object } })
    const payload = JSON.stringify(event)
    return { payload, signature: this.#sign(payload, created - age) }
  }

  #sign(payload: string, timestamp: number): string {
    const secret = StripeServer.webhookSecret
    return new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret, timestamp })
  }

  #happened(type: string, object: object): void {
    const id = `evt_${++this.#count}`
    this.events.push({ id, type, object })
    const address = this.#notices
    if (address === undefined) return
    const { payload } = this.signEvent(type, object, { id })
    this.#send(address, payload)
    this.#send(address, payload)
  }

  #send(address: string, payload: string): void {
    this.#sending = this.#untilTaken(this.#sending, address, payload)
  }

  async #untilTaken(before: Promise<void>, address: string, payload: string): Promise<void> {
    await before
    while (!this.#closed && !(await this.#deliver(address, payload))) await after(retryMs)
  }

  async #deliver(address: string, body: string): Promise<boolean> {
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': this.#sign(body, this.books.now),
    }
    return fetch(address, { method: 'POST', headers, body }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    const what = `${request.method} ${pathname.replace('/v1/', '')}`
    this.requests.push(what)
    try {
      if (this.outage.left > 0) {
        this.outage.left -= 1
        throw new Refusal(this.outage.status, { type: 'api_error', message: 'down' })
      }
      const given = request.method === 'GET' ? searchParams : form
      send(
        response,
        200,
        this.#once(request, () => this.#act(what, given)),
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      send(response, error.status, { error: error.error })
    }
  }

  /** The same response to the same idempotency key. */
  #once({ headers }: IncomingMessage, act: () => object): object {
    const key = headers['idempotency-key']
    if (typeof key !== 'string') return act()
    const known = this.#answered.get(key) ?? JSON.stringify(act())
    this.#answered.set(key, known)
    return JSON.parse(known)
  }

  #act(what: string, form: URLSearchParams): object {
    const [, call = '', id = '', step = ''] = /^(\w+ \w+)\/?([^/]*)(\/\w+)?$/.exec(what) ?? []
    const act = this.#acts[call + step]
    return act ? act(id, form) : throwMissing()
  }

  readonly #acts: Readonly<Record<string, Act>> = {
    'GET products': (id) =>
      this.#products.has(id) ? stripeObject('product', { id }) : throwMissing(),
    'POST products': (_id, form) => {
      const id = form.get('id') ?? ''
      this.#products.add(id)
      return stripeObject('product', { id })
    },
    'POST customers': (_id, form) =>
      stripeObject('customer', { id: `cus_${form.get('metadata[userId]')}` }),
    'POST subscriptions': (id, form) =>
      id === '' ? this.#subscribe(form) : this.#update(id, form),
    'GET subscriptions': (id) => presentSubscription(this.#subscription(id)),
    'DELETE subscriptions': (id) => {
      this.books.cancel(this.#subscription(id))
      return presentSubscription(this.#subscription(id))
    },
    'POST payment_intents': (id, form) => {
      const intent = this.#intent(id)
      intent.metadata = { userId: form.get('metadata[userId]') ?? '' }
      return presentIntent(intent)
    },
    'GET payment_intents': (id) => presentIntent(this.#intent(id)),
    'POST payment_intents/confirm': (id, form) => this.#confirm(id, form),
    'GET invoice_payments': (_id, form) => this.#invoicePayments(form),
    'GET invoices': (_id, form) => {
      const customer = form.get('customer')
      const found = this.books.invoices().filter((invoice) => invoice.customer === customer)
      return listOf(found.toReversed().map(presentInvoice))
    },
    'POST refunds': (_id, form) => {
      const intent = this.#intent(form.get('payment_intent') ?? '')
      this.books.refund(intent, Number(form.get('amount')))
      return stripeObject('refund', { payment_intent: intent.id })
    },
  }

  #subscribe(form: URLSearchParams): object {
    const names = ['userId', 'tier', 'interval']
    const interval = form.get('items[0][price_data][recurring][interval]')
    if (!isBillingInterval(interval)) throw new Error(`no interval of prices: ${interval}`)
    const made = this.books.subscribe({
      customer: form.get('customer') ?? '',
      metadata: Object.fromEntries(
        names.map((name) => [name, form.get(`metadata[${name}]`) ?? '']),
      ),
      amount: Number(form.get('items[0][price_data][unit_amount]')),
      interval,
    })
    return presentSubscription(made)
  }

  #update(id: string, form: URLSearchParams): object {
    const found = this.#subscription(id)
    this.books.setCancelAtPeriodEnd(found, form.get('cancel_at_period_end') === 'true')
    return presentSubscription(found)
  }

  /** Called by Stripe's script in the browser, whose only key is the payment's own secret. */
  #confirm(id: string, form: URLSearchParams): object {
    const intent = this.#intent(id)
    if (form.get('client_secret') !== secretOf(intent)) return throwMissing()
    const card = form.get('payment_method_data[card][number]') ?? ''
    if (this.books.confirm(intent, card.replaceAll(' ', ''))) return presentIntent(intent)
    throw new Refusal(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      payment_intent: presentIntent(intent),
    })
  }

  #invoicePayments(form: URLSearchParams): object {
    const intent = form.get('payment[payment_intent]')
    const invoice = form.get('invoice')
    const status = form.get('status')
    const found = this.books
      .invoices()
      .filter((one) => (intent === null ? one.id === invoice : one.intent.id === intent))
      .filter((one) => status === null || one.status === status)
    return listOf(found.map(presentInvoicePayment))
  }

  #intent(id: string): StoredIntent {
    return this.books.intents.get(id) ?? throwMissing()
  }

  #subscription(id: string) {
    return this.books.subscriptions.get(id) ?? throwMissing()
  }
}

function throwMissing(): never {
  throw new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such object',
  })
}

function listOf(data: readonly object[]): object {
  return { object: 'list', data, has_more: false }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
  response.end(JSON.stringify(body))
}
