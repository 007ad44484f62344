import type {
  AccountEvent,
  CurrentUser,
  EmailVerification,
  ForgotPasswordAnswer,
  ForgotPasswordBody,
  LoginBody,
  RegisterBody,
  ResetPasswordBody,
  SessionItem,
  VerifiedEmail,
} from './accounts.ts'
import type { AssistAnswer, AssistBody } from './assistant.ts'
import type { ErrorBody } from './errors.ts'
import type { GenerateAnswer, GenerateBody } from './generation.ts'
import type { EnhanceBody } from './imports.ts'
import type {
  BillingOverview,
  CreatePaymentIntentBody,
  PaymentIntentAnswer,
  TestConfirmationBody,
  TestPaymentAnswer,
  TestPaymentBody,
} from './payments.ts'
import type { SelectedPlan, SubscriptionStatus } from './plans.ts'
import type {
  CreatePresentationBody,
  ExportAnswer,
  ExportFormat,
  Presentation,
  PresentationListItem,
  RenamePresentationBody,
  Revision,
  RevisionItem,
  SavePresentationBody,
} from './presentations.ts'
import type { PendingRegistration, SignInAnswer } from './signIn.ts'
import type { SelectPlanBody } from './subscription.ts'
import type {
  AccountStatistics,
  ChangedProfile,
  ChangePasswordBody,
  DeleteAccountBody,
  ProfileBody,
  ProofBody,
} from './profile.ts'
import type { CreateShareLinkBody, SharedDeck, ShareLink } from './sharing.ts'
import type { SupportDesk, SupportMessageBody } from './support.ts'

/** Answer of the browser's fetch, as far as the client needs it; declared here to stay free of the DOM. */
interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  text(): Promise<string>
}

export type Send = (
  path: string,
  init: {
    readonly method: string
    readonly credentials: 'include'
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  },
) => Promise<Answer>

/** A call that was answered with an error. Its message is '{status}: {body}', as the specification shows it. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | undefined

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseErrorBody(text)
  }

  /** The sentence for a person: the server's own where it sent one. */
  get sentence(): string {
    return this.body?.message ?? this.message
  }
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return isErrorBody(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string' &&
    'code' in value
  )
}

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type ApiClient = ReturnType<typeof createClient>

/** Every call of the product, typed. `send` is the browser's fetch or a test's. */
export function createClient(send: Send) {
  const call = callThrough(send)
  return {
    ...accountCalls(call),
    ...planCalls(call),
    ...deckCalls(call),
    ...sharingCalls(call),
    ...supportCalls(call),
  }
}

type CallApi = <T>(call: Call) => Promise<T>

export function callThrough(send: Send): CallApi {
  return async ({ method, path, body, headers }) => {
    const answer = await send(path, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new ApiError(answer.status, text, answer.statusText)
    // Our own server answered a route of this contract, so the shape is the one named here.
    return JSON.parse(text === '' ? 'null' : text)
  }
}

function accountCalls(call: CallApi) {
  const post = <T>(path: string, body: unknown, headers?: Call['headers']) =>
    call<T>({ method: 'POST', path, body, ...(headers && { headers }) })
  return {
    /** Null when nobody is signed in. */
    currentUser: () =>
      call<CurrentUser>({ method: 'GET', path: '/api/auth/user' }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }),
    login: (body: LoginBody) => post<SignInAnswer>('/api/auth/login', body),
    /** `trap` is what stands in the field that people do not see: only programs fill it in. */
    register: (body: RegisterBody, trap = '') =>
      post<SignInAnswer | PendingRegistration>('/api/auth/register', body, trapHeaders(trap)),
    forgotPassword: (body: ForgotPasswordBody, trap = '') =>
      post<ForgotPasswordAnswer>('/api/auth/forgot-password', body, trapHeaders(trap)),
    /** Rejects when the token opens nothing (any more). */
    validateResetToken: (token: string) =>
      post<{ readonly valid: true }>('/api/auth/validate-reset-token', { token }),
    /** Where the account is signed in, the newest first. */
    listSessions: () => call<readonly SessionItem[]>({ method: 'GET', path: '/api/user/sessions' }),
    /** Signs one of the account's devices out. */
    endSession: (id: string) =>
      call<null>({ method: 'DELETE', path: `/api/user/sessions/${encodeURIComponent(id)}` }),
    /** The last hundred events of the account, the newest first. */
    listAccountEvents: () =>
      call<readonly AccountEvent[]>({ method: 'GET', path: '/api/user/audit' }),
    /** Another address counts once its mailbox has confirmed it. */
    changeProfile: (body: ProfileBody) =>
      call<ChangedProfile>({ method: 'PATCH', path: '/api/user/profile', body }),
    removeAvatar: () => call<CurrentUser>({ method: 'DELETE', path: '/api/user/avatar' }),
    changePassword: (body: ChangePasswordBody) =>
      post<{ readonly message: string }>('/api/user/password', body),
    accountStatistics: () =>
      call<AccountStatistics>({ method: 'GET', path: '/api/user/statistics' }),
    deleteAccount: (body: DeleteAccountBody) =>
      call<null>({ method: 'DELETE', path: '/api/user', body }),
    /** Shows that it is the account's person who asks; what needs it may be called for ten minutes. */
    proveIdentity: (body: ProofBody) => post<null>('/api/user/proof', body),
    signOutEverywhere: () => post<null>('/api/logout/all', undefined),
    emailVerification: () =>
      call<EmailVerification>({ method: 'GET', path: '/api/user/verification' }),
    /** Sends the link that proves the account's address once more. */
    sendVerification: () => post<EmailVerification>('/api/user/verification', undefined),
    /** Stops a change of address that its mailbox has not confirmed. */
    cancelEmailChange: () =>
      call<EmailVerification>({ method: 'DELETE', path: '/api/user/email-change' }),
    /** Makes the first administrator of who has the link that the start printed. */
    claimAdministration: (token: string) => post<null>('/api/administrator-claim', { token }),
    verifyEmail: (token: string) => post<VerifiedEmail>('/api/auth/verify-email', { token }),
    /** Gives the account behind an email the address back that it had. */
    undoEmail: (token: string) =>
      post<{ readonly email: string }>('/api/auth/undo-email', { token }),
    resetPassword: (body: ResetPasswordBody) =>
      post<{ readonly message: string }>('/api/auth/reset-password', body),
  }
}

function planCalls(call: CallApi) {
  return {
    subscriptionStatus: () =>
      call<SubscriptionStatus>({ method: 'GET', path: '/api/subscription/status' }),
    selectPlan: (body: SelectPlanBody) =>
      call<SelectedPlan>({ method: 'POST', path: '/api/subscription/select', body }),
    /** Begins a payment, or goes on with the one that is open. */
    createPaymentIntent: (body: CreatePaymentIntentBody) =>
      call<PaymentIntentAnswer>({ method: 'POST', path: '/api/create-payment-intent', body }),
    /** Tells the server to look at a payment now; the provider tells it anyway. */
    paymentSuccess: (paymentIntentId: string) =>
      call<{ readonly received: true }>({
        method: 'POST',
        path: '/api/payment/success',
        body: { paymentIntentId },
      }),
    billing: () => call<BillingOverview>({ method: 'GET', path: '/api/billing' }),
    /** The plan runs to the end of its period and is not renewed; `false` renews it after all. */
    cancelPlan: (cancel: boolean) =>
      call<BillingOverview>({ method: 'POST', path: '/api/billing/cancel', body: { cancel } }),
    payTestCard: (body: TestPaymentBody) =>
      call<TestPaymentAnswer>({ method: 'POST', path: '/api/test-payments/pay', body }),
    confirmTestPayment: (body: TestConfirmationBody) =>
      call<TestPaymentAnswer>({ method: 'POST', path: '/api/test-payments/confirm', body }),
  }
}

function deckCalls(call: CallApi) {
  const get = <T>(path: string) => call<T>({ method: 'GET', path })
  const post = <T>(path: string, body?: unknown) => call<T>({ method: 'POST', path, body })
  return {
    /** Other versions of one slide; nothing is stored. */
    assist: (body: AssistBody) => post<AssistAnswer>('/api/assist', body),
    generate: (body: GenerateBody) => post<GenerateAnswer>('/api/generate', body),
    listPresentations: () => get<readonly PresentationListItem[]>('/api/presentations'),
    createPresentation: (body: CreatePresentationBody) =>
      post<Presentation>('/api/presentations', body),
    getPresentation: (id: number) => get<Presentation>(deck(id)),
    /**
     * `version` is the one the slides are based on; a stale one is answered with `version_conflict`. `mutationId`
     * names the change: sent again because the answer was lost, it is answered as before and changes nothing.
     */
    savePresentation: saving(call, 'PUT'),
    /** The same, for slides that were added or deleted. */
    patchPresentation: saving(call, 'PATCH'),
    renamePresentation: (id: number, body: RenamePresentationBody) =>
      call<Presentation>({ method: 'PATCH', path: `${deck(id)}/title`, body }),
    deletePresentation: (id: number) => call<null>({ method: 'DELETE', path: deck(id) }),
    duplicatePresentation: (id: number) => post<Presentation>(`${deck(id)}/duplicate`),
    /** The replaced states of a deck, the newest first. */
    listRevisions: (id: number) => get<readonly RevisionItem[]>(`${deck(id)}/revisions`),
    getRevision: (id: number, version: number) => get<Revision>(`${deck(id)}/revisions/${version}`),
    /** Lays a deck out anew in another look; its words stay. */
    enhancePresentation: (id: number, body: EnhanceBody) =>
      post<Presentation>(`${deck(id)}/enhance`, body),
    exportPresentation: (id: number, format: ExportFormat) =>
      post<ExportAnswer>(`${deck(id)}/export`, { format }),
  }
}

function sharingCalls(call: CallApi) {
  return {
    /** The links of a deck that work. */
    listShareLinks: (id: number) => call<readonly ShareLink[]>({ method: 'GET', path: links(id) }),
    createShareLink: (id: number, body: CreateShareLinkBody = {}) =>
      call<ShareLink>({ method: 'POST', path: links(id), body }),
    revokeShareLink: (id: number, linkId: number) =>
      call<null>({ method: 'DELETE', path: `${links(id)}/${linkId}` }),
    /** Answered with `password_required` until the link was unlocked in this browser. */
    openShared: (token: string) => call<SharedDeck>({ method: 'GET', path: shared(token) }),
    unlockShared: (token: string, password: string) =>
      call<null>({ method: 'POST', path: `${shared(token)}/unlock`, body: { password } }),
  }
}

function supportCalls(call: CallApi) {
  return {
    supportDesk: () => call<SupportDesk>({ method: 'GET', path: '/api/support' }),
    /** `trap` as in `register`. */
    contactSupport: (body: SupportMessageBody, trap = '') =>
      call<{ readonly message: string }>({
        method: 'POST',
        path: '/api/support/contact',
        body,
        headers: trapHeaders(trap),
      }),
  }
}

function saving(call: CallApi, method: 'PUT' | 'PATCH') {
  return (
    id: number,
    body: SavePresentationBody,
    { version, mutationId }: { readonly version?: number; readonly mutationId?: string } = {},
  ) =>
    call<Presentation>({
      method,
      path: deck(id),
      body,
      headers: {
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(mutationId !== undefined && { 'x-mutation-id': mutationId }),
      },
    })
}

// A header holds no line breaks and no letters beyond Latin-1; that there is something is all it says.
function trapHeaders(trap: string): Readonly<Record<string, string>> {
  return trap === '' ? {} : { 'x-form-note': 'filled' }
}

function links(id: number): string {
  return `${deck(id)}/share-links`
}

function shared(token: string): string {
  return `/api/share/${encodeURIComponent(token)}`
}

function deck(id: number): string {
  return `/api/presentations/${id}`
}
