import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/openDatabase.ts'
import { passkeys } from '../../db/schema/identity.ts'
import { mailQueue } from '../../db/schema/mail.ts'
import { collaborators } from '../../db/schema/presentations.ts'
import type { Call } from './Call.ts'
import { join, type Person } from '../testApp.ts'

interface Acts {
  readonly app: FastifyInstance
  readonly queries: Queries
  readonly shareDeck: () => Promise<number>
  readonly shareLink: () => Promise<{ readonly url: string }>
  readonly foreignSession: () => Promise<string>
}

/** A person with a passkey that is not used to sign in. */
async function withPasskey(acts: Acts): Promise<Person> {
  const person = await join(acts.app)
  await acts.queries.insert(passkeys).values(aPasskey(person))
  return person
}

/** The row of a passkey. */
export function aPasskey({ id: userId }: Pick<Person, 'id'>) {
  const key = { publicKey: 'none', counter: 0, transports: [], backedUp: false }
  return { id: randomUUID(), userId, name: 'A phone', ...key }
}

/** A pending invitation to a deck of the owner's. */
async function openInvitation({ queries, shareDeck }: Acts): Promise<number> {
  const [row] = await queries
    .insert(collaborators)
    .values({ presentationId: await shareDeck(), email: 'nobody@example.com' })
    .returning({ id: collaborators.id })
  return row?.id ?? 0
}

/** A permanently failed email. */
async function failedMail({ queries }: Acts): Promise<number> {
  const mail = { kind: 'password-changed', userId: randomUUID() } as const
  const [failed] = await queries
    .insert(mailQueue)
    .values({ mail, nextAttemptAt: new Date(), failedAt: new Date() })
    .returning({ id: mailQueue.id })
  return failed?.id ?? 0
}

/** Valid requests for the analytics and administration routes. */
export const administrationCalls: Readonly<Record<string, (acts: Acts) => Promise<Call>>> = {
  'POST /api/analytics/track-visit': async () => ({
    url: '/api/analytics/track-visit',
    payload: { path: '/pricing', userAgent: 'Tests' },
  }),
  'POST /api/analytics/track-activity': async () => ({
    url: '/api/analytics/track-activity',
    payload: { activityType: 'present', metadata: { presentationId: 1 } },
  }),
  'GET /api/analytics/daily-figures': async () => ({
    url: '/api/analytics/daily-figures?from=2026-11-01&to=2026-11-21',
  }),
  'PATCH /api/admin/users/:id': async ({ app }) => ({
    url: `/api/admin/users/${(await join(app)).id}`,
    payload: { isAdmin: true },
  }),
  'DELETE /api/admin/users/:id/second-factor': async (acts) => ({
    url: `/api/admin/users/${(await withPasskey(acts)).id}/second-factor`,
  }),
  'POST /api/admin/users/:id/reset-link': async ({ app }) => ({
    url: `/api/admin/users/${(await join(app)).id}/reset-link`,
  }),
  'POST /api/admin/users/:id/hand-over': async ({ app }) => ({
    url: `/api/admin/users/${(await join(app)).id}/hand-over`,
    payload: { to: (await join(app)).email },
  }),
  'DELETE /api/admin/users/:id/sessions': async ({ app }) => ({
    url: `/api/admin/users/${(await join(app)).id}/sessions`,
  }),
  'DELETE /api/admin/sessions/:id': async ({ foreignSession }) => ({
    url: `/api/admin/sessions/${await foreignSession()}`,
  }),
  'DELETE /api/admin/links/:id': async ({ shareLink }) => ({
    url: `/api/admin/links/${(await shareLink()).url.split('/').at(-1)}`,
  }),
  'POST /api/admin/invitations': async () => ({
    url: '/api/admin/invitations',
    payload: { email: `${randomUUID()}@example.com` },
  }),
  'DELETE /api/admin/invitations/:kind/:id': async (acts) => ({
    url: `/api/admin/invitations/deck/${await openInvitation(acts)}`,
  }),
  'PATCH /api/admin/settings': async () => ({
    url: '/api/admin/settings',
    payload: { outsideInvitations: true },
  }),
  'POST /api/administrator-claim': async () => ({
    url: '/api/administrator-claim',
    payload: { token: randomUUID() },
  }),
  'POST /api/admin/mail/:id/retry': async (acts) => ({
    url: `/api/admin/mail/${await failedMail(acts)}/retry`,
  }),
}
