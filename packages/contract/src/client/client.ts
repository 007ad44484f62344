import type {
  ForgotPasswordBody,
  LoginBody,
  RegisterBody,
  ResetPasswordBody,
} from '../requests/accounts/accounts.ts'
import type { AssistBody } from '../requests/decks/assistant.ts'
import * as accounts from '../endpoints/accounts.ts'
import * as generation from '../endpoints/generation.ts'
import * as operation from '../endpoints/operation.ts'
import * as plans from '../endpoints/plans.ts'
import * as presentations from '../endpoints/presentations.ts'
import * as sharing from '../endpoints/sharing.ts'
import type { GenerateBody } from '../requests/decks/generation.ts'
import type { EnhanceBody } from '../requests/decks/imports.ts'
import type {
  CreatePaymentIntentBody,
  TestConfirmationBody,
  TestPaymentBody,
} from '../requests/accounts/payments.ts'
import type {
  CreatePresentationBody,
  ExportFormat,
  RenamePresentationBody,
  SavePresentationBody,
} from '../requests/decks/presentations.ts'
import type {
  ChangePasswordBody,
  DeleteAccountBody,
  ProfileBody,
  ProofBody,
} from '../requests/accounts/profile.ts'
import type { CreateShareLinkBody } from '../requests/decks/sharing.ts'
import type { SelectPlanBody } from '../requests/accounts/subscription.ts'
import type { SupportMessageBody } from '../requests/accounts/support.ts'
import { ApiError, type CallApi, callThrough, type Send } from './call.ts'

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

function accountCalls(call: CallApi) {
  return {
    /** Null when nobody is signed in. */
    currentUser: () =>
      call(accounts.readCurrentUser).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }),
    login: (body: LoginBody) => call(accounts.login, { body }),
    /** `trap` is what stands in the field that people do not see: only programs fill it in. */
    register: (body: RegisterBody, trap = '') =>
      call(accounts.register, { body, headers: trapHeaders(trap) }),
    forgotPassword: (body: ForgotPasswordBody, trap = '') =>
      call(accounts.forgotPassword, { body, headers: trapHeaders(trap) }),
    /** Rejects when the token opens nothing (any more). */
    validateResetToken: (token: string) => call(accounts.validateResetToken, { body: { token } }),
    /** Where the account is signed in, the newest first. */
    listSessions: () => call(accounts.listSessions),
    /** Signs one of the account's devices out. */
    endSession: (id: string) => call(accounts.endSession, { params: { id } }),
    /** The last hundred events of the account, the newest first. */
    listAccountEvents: () => call(accounts.listAccountEvents),
    /** Another address counts once its mailbox has confirmed it. */
    changeProfile: (body: ProfileBody) => call(accounts.changeProfile, { body }),
    removeAvatar: () => call(accounts.removeAvatar),
    changePassword: (body: ChangePasswordBody) => call(accounts.changePassword, { body }),
    accountStatistics: () => call(accounts.readStatistics),
    deleteAccount: (body: DeleteAccountBody) => call(accounts.deleteAccount, { body }),
    /** Shows that it is the account's person who asks; what needs it may be called for ten minutes. */
    proveIdentity: (body: ProofBody) => call(accounts.proveIdentity, { body }),
    signOutEverywhere: () => call(accounts.signOutEverywhere),
    emailVerification: () => call(accounts.readVerification),
    /** Sends the link that proves the account's address once more. */
    sendVerification: () => call(accounts.sendVerification),
    /** Stops a change of address that its mailbox has not confirmed. */
    cancelEmailChange: () => call(accounts.cancelEmailChange),
    /** Makes the first administrator of who has the link that the start printed. */
    claimAdministration: (token: string) => call(accounts.claimAdministration, { body: { token } }),
    verifyEmail: (token: string) => call(accounts.verifyEmail, { body: { token } }),
    /** Gives the account behind an email the address back that it had. */
    undoEmail: (token: string) => call(accounts.undoEmail, { body: { token } }),
    resetPassword: (body: ResetPasswordBody) => call(accounts.resetPassword, { body }),
  }
}

function planCalls(call: CallApi) {
  return {
    subscriptionStatus: () => call(plans.readSubscription),
    selectPlan: (body: SelectPlanBody) => call(plans.selectPlan, { body }),
    /** Begins a payment, or goes on with the one that is open. */
    createPaymentIntent: (body: CreatePaymentIntentBody) =>
      call(plans.createPaymentIntent, { body }),
    /** Tells the server to look at a payment now; the provider tells it anyway. */
    paymentSuccess: (paymentIntentId: string) =>
      call(plans.confirmPayment, { body: { paymentIntentId } }),
    billing: () => call(plans.readBilling),
    /** The plan runs to the end of its period and is not renewed; `false` renews it after all. */
    cancelPlan: (cancel: boolean) => call(plans.cancelPlan, { body: { cancel } }),
    payTestCard: (body: TestPaymentBody) => call(plans.payWithTestCard, { body }),
    confirmTestPayment: (body: TestConfirmationBody) => call(plans.confirmTestPayment, { body }),
  }
}

function deckCalls(call: CallApi) {
  return {
    /** Other versions of one slide; nothing is stored. */
    assist: (body: AssistBody) => call(generation.assist, { body }),
    generate: (body: GenerateBody) => call(generation.generate, { body }),
    /** The whole list. */
    listPresentations: async () => {
      const list = await call(presentations.listPresentations)
      return 'items' in list ? list.items : list
    },
    createPresentation: (body: CreatePresentationBody) =>
      call(presentations.createPresentation, { body }),
    getPresentation: (id: number) => call(presentations.getPresentation, { params: { id } }),
    /**
     * `version` is the one the slides are based on; a stale one is answered with `version_conflict`. `mutationId`
     * names the change: sent again because the answer was lost, it is answered as before and changes nothing.
     */
    savePresentation: (id: number, body: SavePresentationBody, basis?: SaveBasis) =>
      call(presentations.savePresentation, { params: { id }, body, headers: headersOf(basis) }),
    /** The same, for slides that were added or deleted. */
    patchPresentation: (id: number, body: SavePresentationBody, basis?: SaveBasis) =>
      call(presentations.patchPresentation, { params: { id }, body, headers: headersOf(basis) }),
    renamePresentation: (id: number, body: RenamePresentationBody) =>
      call(presentations.renamePresentation, { params: { id }, body }),
    deletePresentation: (id: number) => call(presentations.deletePresentation, { params: { id } }),
    duplicatePresentation: (id: number) =>
      call(presentations.duplicatePresentation, { params: { id } }),
    /** The replaced states of a deck, the newest first. */
    listRevisions: (id: number) => call(presentations.listRevisions, { params: { id } }),
    getRevision: (id: number, version: number) =>
      call(presentations.getRevision, { params: { id, version } }),
    /** Lays a deck out anew in another look; its words stay. */
    enhancePresentation: (id: number, body: EnhanceBody) =>
      call(generation.enhancePresentation, { params: { id }, body }),
    exportPresentation: (id: number, format: ExportFormat) =>
      call(presentations.exportPresentation, { params: { id }, body: { format } }),
  }
}

function sharingCalls(call: CallApi) {
  return {
    /** The links of a deck that work. */
    listShareLinks: (id: number) => call(sharing.listShareLinks, { params: { id } }),
    createShareLink: (id: number, body: CreateShareLinkBody = {}) =>
      call(sharing.createShareLink, { params: { id }, body }),
    revokeShareLink: (id: number, linkId: number) =>
      call(sharing.revokeShareLink, { params: { id, linkId } }),
    /** Answered with `password_required` until the link was unlocked in this browser. */
    openShared: (token: string) => call(sharing.openShared, { params: { token } }),
    unlockShared: (token: string, password: string) =>
      call(sharing.unlockShared, { params: { token }, body: { password } }),
  }
}

function supportCalls(call: CallApi) {
  return {
    supportDesk: () => call(operation.readSupportDesk),
    /** `trap` as in `register`. */
    contactSupport: (body: SupportMessageBody, trap = '') =>
      call(operation.contactSupport, { body, headers: trapHeaders(trap) }),
  }
}

export interface SaveBasis {
  readonly version?: number
  readonly mutationId?: string
}

function headersOf({ version, mutationId }: SaveBasis = {}): Readonly<Record<string, string>> {
  return {
    ...(version !== undefined && { 'if-match': `"${version}"` }),
    ...(mutationId !== undefined && { 'x-mutation-id': mutationId }),
  }
}

// A header holds no line breaks and no letters beyond Latin-1; that there is something is all it says.
function trapHeaders(trap: string): Readonly<Record<string, string>> {
  return trap === '' ? {} : { 'x-form-note': 'filled' }
}
