import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect, vi } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { testWebhooks } from '../../db/schema/testPayments.ts'
import { TestProvider } from '../../features/payments/embedded/TestProvider.ts'
import { signWebhook } from '../../features/payments/embedded/webhookSignature.ts'
import { reconcile } from '../../features/payments/reconcile.ts'
import type { SettlePorts } from '../../features/payments/settleSubscription.ts'
import { cookieOf, join, password, type Person, testApp } from '../testApp.ts'
import type { OpenedDatabase } from '../testDrivers.ts'

const appSecret = 'a secret of the tests, long enough to sign with'
const goodCard = { number: '4242 4242 4242 4242', expiry: '04 / 29', code: '123' }

/** A server with its test payment provider, a clock that tests set, and a person who buys. */
export class PaymentScenario {
  static readonly begin = Date.parse('2026-03-02T09:00:00Z')
  static readonly secret = createHmac('sha256', appSecret).update('test payments').digest('hex')

  readonly opened: OpenedDatabase
  now = PaymentScenario.begin
  #app: FastifyInstance | undefined
  #person: Person | undefined

  constructor(opened: OpenedDatabase) {
    this.opened = opened
  }

  /** Before all tests. */
  async open(): Promise<void> {
    this.#app = await testApp(this.opened, { now: this.clock, secret: appSecret })
  }

  /** Before each test: a new person, at the initial time. */
  async begin(): Promise<void> {
    this.now = PaymentScenario.begin
    // Left by a test that advanced the clock.
    await this.queries.delete(testWebhooks)
    this.#person = await join(this.app)
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.opened.remove()
  }

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('The desk is not open')
    return this.#app
  }

  get person(): Person {
    if (!this.#person) throw new Error('Nobody has come yet')
    return this.#person
  }

  get queries() {
    return this.opened.database.queries
  }

  readonly clock = (): Date => new Date(this.now)

  /**
   * Another instance beside the server's, on the same data; its webhooks wait until they are
   * polled.
   */
  get provider(): TestProvider {
    const { database } = this.opened
    const { secret } = PaymentScenario
    return new TestProvider({ database, secret, now: this.clock, onWebhookQueued: () => undefined })
  }

  get ports(): SettlePorts {
    const { database } = this.opened
    const audit = { record: () => undefined }
    const { provider, clock: now } = this
    return { database, provider, audit, notify: ignoreNotification, now, warn: () => undefined }
  }

  async later(timestamp: number): Promise<void> {
    this.now = timestamp
    // A session expires earlier than a plan.
    const { email, id } = this.person
    const payload = { email, password }
    const answer = await this.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    const cookie = cookieOf(answer)
    const ask: Person['ask'] = (what, body) => {
      const [method, url = ''] = what.split(' ')
      return this.app.inject({
        method: method === 'GET' ? 'GET' : 'POST',
        url,
        headers: { cookie },
        ...(body !== undefined && { payload: body }),
      })
    }
    this.#person = { id, email, cookie, ask }
  }

  /** Runs the hourly payment steps. */
  async runHourly(): Promise<void> {
    await this.provider.renewDue()
    await reconcile(this.ports)
  }

  intent(body: object = { amount: 2 }) {
    return this.person.ask('POST /api/create-payment-intent', body)
  }

  async clientSecret(body?: object): Promise<string> {
    const { clientSecret }: { clientSecret: string } = (await this.intent(body)).json()
    return clientSecret
  }

  pay(clientSecret: string, card: object = {}) {
    return this.person.ask('POST /api/test-payments/pay', { clientSecret, ...goodCard, ...card })
  }

  notify(paymentIntentId: string, who: Person = this.person) {
    return who.ask('POST /api/payment/success', { paymentIntentId })
  }

  /** Pays with the good card; resolves to the payment's id. */
  async buy(body?: object): Promise<string> {
    const clientSecret = await this.clientSecret(body)
    expect((await this.pay(clientSecret)).json()).toMatchObject({ status: 'succeeded' })
    expect((await this.notify(intentOf(clientSecret))).statusCode).toBe(200)
    await this.delivered()
    return intentOf(clientSecret)
  }

  /** Resolves once the test provider's webhooks are delivered. */
  delivered(): Promise<void> {
    return waitPatiently(async () => {
      if ((await this.queries.$count(testWebhooks)) > 0) throw new Error('notices wait')
    })
  }

  async status() {
    return (await this.person.ask('GET /api/subscription/status')).json()
  }

  async account() {
    const [row] = await this.queries.select().from(users).where(eq(users.id, this.person.id))
    if (!row) throw new Error('no such account')
    return row
  }

  async grants(): Promise<number> {
    const { rows } = await this.queries.execute<{ count: string }>(
      sql`select count(*) from audit_trail where action = 'plan-grant' and actor = ${this.person.id}`,
    )
    return Number(rows[0]?.count)
  }

  /** A webhook, signed correctly by default. */
  webhook(notice: object | Buffer, signature?: string) {
    const body = Buffer.isBuffer(notice) ? notice : Buffer.from(JSON.stringify(notice))
    const signed = signature ?? signWebhook(body, PaymentScenario.secret, this.clock())
    return this.app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: { 'content-type': 'application/json', 'x-test-signature': signed },
      payload: body,
    })
  }
}

/** Polls for an effect outside of a request, patiently enough for a busy machine. */
export function waitPatiently<T>(look: () => Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: 20_000, interval: 25 })
}

/** The payment id in a client secret. */
export function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}

const ignoreNotification = () => Promise.resolve()
