import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/openDatabase.ts'
import { collaborators } from '../../db/schema/presentations.ts'
import type { Actor } from './accessTable.ts'
import type { Call } from './Call.ts'
import { administrationCalls } from './administrationCalls.ts'
import { createUnfinishedDeck, generationCalls } from './generationCalls.ts'
import { identityCalls } from './identityCalls.ts'
import { inviteNewcomers, type Newcomers } from './inviteNewcomers.ts'
import { shareCalls } from './shareCalls.ts'
import { formBody, sendPicture } from '../decks/sendPicture.ts'
import { aDeck, aSlide, join, methodAndUrl, password, type Person } from '../testApp.ts'
import { aResetToken } from '../identity/resetToken.ts'
import { commentCalls } from './commentCalls.ts'
import { workspaceCalls } from './workspaceCalls.ts'

const photo = 'deckloom-forest-loom-light-1'
const freeTemplate = 'seed-pitch-loom-light'
// One pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)
const pictureForm = async () => {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'picture.png')
  const { body, contentType } = await formBody(form)
  return { payload: body, type: contentType }
}

/** The title of the owner's decks. */
export const ownTitle = 'What the owner is working on'

export interface AccessScene {
  readonly app: FastifyInstance
  readonly queries: Queries
  readonly people: Readonly<
    Record<
      Exclude<Actor, 'anonymous' | 'unverified' | 'invited guest' | 'second factor pending'>,
      Person
    >
  >
  readonly newcomers?: Newcomers
  /** The slides of the owner's decks; by default one without anything hidden. */
  readonly slides?: readonly object[]
  /** The authenticator secret of the account with a pending sign-in. */
  readonly pendingSecret?: () => string
}

type Acts = ReturnType<typeof actsOf>

/** What calls prepare. */
function actsOf({ app, queries, people, newcomers, pendingSecret, slides: shown }: AccessScene) {
  /** A deck of the owner's that is shared with the three collaborators. */
  const shareDeck = async (given = shown): Promise<number> => {
    const { id } = await aDeck(people.owner, ownTitle)
    if (given) await people.owner.ask(`PUT /api/presentations/${id}`, { slides: given })
    const roles = ['viewer', 'commenter', 'editor'] as const
    const shared = roles.map((role) => ({
      presentationId: id,
      userId: people[role].id,
      role,
    }))
    await queries.insert(collaborators).values(shared)
    if (newcomers) await inviteNewcomers(queries, newcomers, { deck: id })
    return id
  }
  const exportDeck = async (): Promise<string> => {
    const { id } = await aDeck(people.owner)
    const answer = await people.owner.ask(`POST /api/presentations/${id}/export`, {
      format: 'pdf',
    })
    return answer.json().downloadUrl
  }
  const sharePicture = async (): Promise<string> => {
    const { url } = (await sendPicture(people.owner, picture)).json()
    await shareDeck([{ ...aSlide('A picture'), images: [{ url }] }])
    return url
  }
  /** A link to a deck of the owner's. */
  const shareLink = async (body: object = {}) => {
    const deck = `/api/presentations/${await shareDeck()}/share-links`
    const { id, path }: { id: number; path: string } = (
      await people.owner.ask(`POST ${deck}`, body)
    ).json()
    return { url: `${deck}/${id}`, open: `/api${path}` }
  }
  const foreignSession = async (): Promise<string> => {
    const somebody = await join(app)
    const [session] = (await somebody.ask('GET /api/user/sessions')).json()
    return session.id
  }
  return {
    app,
    people,
    pendingSecret: pendingSecret ?? (() => 'A'.repeat(32)),
    queries,
    shareDeck,
    inviteNewcomers: async (team: number) => {
      if (newcomers) await inviteNewcomers(queries, newcomers, { team })
    },
    resetToken: () => aResetToken(app, queries),
    exportDeck,
    sharePicture,
    shareLink,
    generation: (state?: 'written') => createUnfinishedDeck(queries, people.owner, state),
    foreignSession,
  }
}

const names = { firstName: 'Ada', lastName: 'Weaver' }
const slides = [aSlide('Changed')]
const calls: Readonly<Record<string, (acts: Acts) => Promise<Call>>> = {
  ...administrationCalls,
  ...commentCalls,
  ...workspaceCalls,
  ...generationCalls,
  ...identityCalls,
  ...shareCalls,
  'PUT /api/presentations/:id': async ({ shareDeck }) => ({
    url: `/api/presentations/${await shareDeck()}`,
    payload: { slides },
  }),
  'PATCH /api/presentations/:id': async ({ shareDeck }) => ({
    url: `/api/presentations/${await shareDeck()}`,
    payload: { slides },
  }),
  'PATCH /api/presentations/:id/title': async ({ shareDeck }) => ({
    url: `/api/presentations/${await shareDeck()}/title`,
    payload: { title: 'Changed' },
  }),
  'POST /api/presentations/:id/export': async ({ shareDeck }) => ({
    url: `/api/presentations/${await shareDeck()}/export`,
    payload: { format: 'pdf' },
  }),
  'GET /api/presentations/:id/revisions/:version': async ({ shareDeck, people }) => {
    const url = `/api/presentations/${await shareDeck()}`
    await people.owner.ask(`PUT ${url}`, { slides })
    return { url: `${url}/revisions/1` }
  },
  'POST /api/presentations/:id/views': async ({ shareDeck }) => ({
    url: `/api/presentations/${await shareDeck()}/views`,
    payload: { showing: 'abcdefghi', stays: [] },
  }),
  'DELETE /api/user/sessions/:id': async ({ foreignSession }) => ({
    url: `/api/user/sessions/${await foreignSession()}`,
  }),
  'GET /api/uploads/:id': async ({ sharePicture }) => ({ url: await sharePicture() }),
  'POST /api/uploads': async () => ({ url: '/api/uploads', ...(await pictureForm()) }),
  'POST /api/generate-image': async () => ({
    url: '/api/generate-image',
    payload: { prompt: 'A forest', aspect_ratio: '16:9' },
  }),
  'GET /api/unsplash/search': async () => ({ url: '/api/unsplash/search?query=forest' }),
  'POST /api/unsplash/photos': async () => ({
    url: '/api/unsplash/photos',
    payload: { id: photo },
  }),
  'GET /api/library/:id': async () => ({ url: `/api/library/${photo}` }),
  'GET /api/exports/:secret': async ({ exportDeck }) => ({ url: await exportDeck() }),
  'GET /api/presentations/:id/slides/:slideId/thumbnail.png': async ({ shareDeck, people }) => {
    const url = `/api/presentations/${await shareDeck()}`
    const { slides: stored } = (await people.owner.ask(`GET ${url}`)).json()
    return { url: `${url}/slides/${stored[0].id}/thumbnail.png` }
  },
  'POST /api/presentations': async () => ({
    url: '/api/presentations',
    payload: { title: 'New', slides },
  }),
  'POST /api/templates': async ({ shareDeck }) => ({
    url: '/api/templates',
    payload: { presentationId: await shareDeck(), name: 'Kept' },
  }),
  'DELETE /api/templates/:id': async ({ shareDeck, people }) => {
    const kept = { presentationId: await shareDeck(), name: ownTitle }
    const { id } = (await people.owner.ask('POST /api/templates', kept)).json()
    return { url: `/api/templates/${id}` }
  },
  'GET /api/templates/:id': async () => ({ url: `/api/templates/${freeTemplate}` }),
  'POST /api/presentations/from-template': async () => ({
    url: '/api/presentations/from-template',
    payload: { templateId: freeTemplate },
  }),
  'POST /api/generate': async () => ({
    url: '/api/generate',
    payload: { prompt: 'Looms', slideCount: 5, presentationType: 'pitch' },
  }),
  'POST /api/sources': async () => ({
    url: '/api/sources?name=notes.md',
    payload: Buffer.from('# Looms'),
    type: 'application/octet-stream',
  }),
  'POST /api/assist': async () => ({
    url: '/api/assist',
    payload: { action: 'notes', slide: { ...slides[0], id: 'a' } },
  }),
  'POST /api/imports': async () => ({
    url: '/api/imports?name=notes.md',
    payload: Buffer.from('# Looms'),
    type: 'application/octet-stream',
  }),
  'POST /api/presentations/:id/enhance': async ({ shareDeck }) => ({
    url: `/api/presentations/${await shareDeck()}/enhance`,
    payload: { theme: { id: 'loom', variant: 'light' } },
  }),
  'POST /api/create-payment-intent': async () => ({
    url: '/api/create-payment-intent',
    payload: { amount: 2 },
  }),
  'POST /api/payment/success': async () => ({
    url: '/api/payment/success',
    payload: { paymentIntentId: 'pi_test_unknown' },
  }),
  'POST /api/billing/cancel': async () => ({
    url: '/api/billing/cancel',
    payload: { cancel: true },
  }),
  'POST /api/test-payments/pay': async () => ({
    url: '/api/test-payments/pay',
    payload: { clientSecret: 'x', number: '4242', expiry: '12/30', code: '123' },
  }),
  'POST /api/test-payments/confirm': async () => ({
    url: '/api/test-payments/confirm',
    payload: { clientSecret: 'x', approved: true },
  }),
  'POST /api/payment/webhook': async () => ({
    url: '/api/payment/webhook',
    payload: { id: 'evt_forged', type: 'invoice.paid', subscription: 'sub_test_x' },
  }),
  'POST /api/subscription/select': async () => ({
    url: '/api/subscription/select',
    payload: { tier: 'pro' },
  }),
  'POST /api/auth/register': async () => ({
    url: '/api/auth/register',
    payload: { email: `${randomUUID()}@example.com`, password, ...names },
  }),
  'POST /api/auth/login': async ({ app }) => ({
    url: '/api/auth/login',
    payload: { email: (await join(app)).email, password },
  }),
  'POST /api/auth/forgot-password': async () => ({
    url: '/api/auth/forgot-password',
    payload: { email: 'ada@example.com', ...names },
  }),
  'POST /api/auth/validate-reset-token': async ({ resetToken }) => ({
    url: '/api/auth/validate-reset-token',
    payload: { token: await resetToken() },
  }),
  'POST /api/auth/reset-password': async ({ resetToken }) => ({
    url: '/api/auth/reset-password',
    payload: { token: await resetToken(), password: 'a new loom 2026' },
  }),
  'PATCH /api/user/profile': async () => ({
    url: '/api/user/profile',
    payload: { email: `${randomUUID()}@example.com`, ...names },
  }),
  'PUT /api/user/avatar': async () => ({ url: '/api/user/avatar', ...(await pictureForm()) }),
  'POST /api/user/password': async () => ({
    url: '/api/user/password',
    payload: { newPassword: 'a new loom 2026' },
  }),
  'DELETE /api/user': async () => ({ url: '/api/user', payload: { confirmation: 'DELETE' } }),
  'POST /api/auth/undo-email': async () => ({
    url: '/api/auth/undo-email',
    payload: { token: randomUUID() },
  }),
  'POST /api/support/contact': async () => ({
    url: '/api/support/contact',
    payload: {
      name: 'Ada Weaver',
      email: 'ada@example.com',
      category: 'Export',
      subject: 'Fonts',
      message: 'Which fonts does the file name?',
    },
  }),
  'GET /api/search': async () => ({ url: '/api/search?q=owner' }),
  'POST /api/notifications/read': async () => ({ url: '/api/notifications/read', payload: {} }),
  'POST /api/csp-report': async () => ({ url: '/api/csp-report', payload: {} }),
  'GET /*': async () => ({ url: '/pricing' }),
}

/** Makes the request for a route of the table. */
export function accessCalls(scene: AccessScene): (route: string) => Promise<Call> {
  const acts = actsOf(scene)
  return async (route) => {
    const call = calls[route]
    if (call) return call(acts)
    const { url: path } = methodAndUrl(route)
    if (!path.includes(':id')) return { url: path }
    return { url: path.replace(':id', String(await acts.shareDeck())) }
  }
}
