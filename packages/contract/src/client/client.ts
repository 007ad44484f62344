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
import type { SelectPlanBody } from '../requests/accounts/subscription.ts'
import type { SupportMessageBody } from '../requests/accounts/support.ts'
import { ApiError, type CallApi, callThrough, type Send } from './call.ts'

/** Creates all API calls, typed. `send` is the browser's fetch or a test's. */
export function createClient(send: Send) {
  const call = callThrough(send)
  return {
    ...accountCalls(call),
    ...planCalls(call),
    ...deckCalls(call),
    ...supportCalls(call),
  }
}

function accountCalls(call: CallApi) {
  return {
    /** Null if nobody is signed in. */
    currentUser: () =>
      call(accounts.readCurrentUser).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }),
    login: (body: LoginBody) => call(accounts.login, { body }),
    /** `trap` is the value of a field that is hidden from users: only bots fill it in. */
    register: (body: RegisterBody, trap = '') =>
      call(accounts.register, { body, headers: trapHeaders(trap) }),
    forgotPassword: (body: ForgotPasswordBody, trap = '') =>
      call(accounts.forgotPassword, { body, headers: trapHeaders(trap) }),
    /** Rejects if the token is invalid, or no longer valid. */
    validateResetToken: (token: string) => call(accounts.validateResetToken, { body: { token } }),
    /** The account's sessions, newest first. */
    listSessions: () => call(accounts.listSessions),
    /** Signs out one of the account's devices. */
    endSession: (id: string) => call(accounts.endSession, { params: { id } }),
    /** The last hundred events of the account, newest first. */
    listAccountEvents: () => call(accounts.listAccountEvents),
    /** A new address takes effect once its mailbox confirms it. */
    changeProfile: (body: ProfileBody) => call(accounts.changeProfile, { body }),
    removeAvatar: () => call(accounts.removeAvatar),
    changePassword: (body: ChangePasswordBody) => call(accounts.changePassword, { body }),
    accountStatistics: () => call(accounts.readStatistics),
    deleteAccount: (body: DeleteAccountBody) => call(accounts.deleteAccount, { body }),
    /** Proves the user's identity; calls that require proof are allowed for the next ten minutes. */
    proveIdentity: (body: ProofBody) => call(accounts.proveIdentity, { body }),
    signOutEverywhere: () => call(accounts.signOutEverywhere),
    emailVerification: () => call(accounts.readVerification),
    /** Resends the link that verifies the account's address. */
    sendVerification: () => call(accounts.sendVerification),
    /** Cancels a change of address that is not confirmed yet. */
    cancelEmailChange: () => call(accounts.cancelEmailChange),
    /** Makes the holder of the link printed at startup the first administrator. */
    claimAdministration: (token: string) => call(accounts.claimAdministration, { body: { token } }),
    verifyEmail: (token: string) => call(accounts.verifyEmail, { body: { token } }),
    /** Restores the previous address of the account that an emailed token belongs to. */
    undoEmail: (token: string) => call(accounts.undoEmail, { body: { token } }),
    resetPassword: (body: ResetPasswordBody) => call(accounts.resetPassword, { body }),
  }
}

function planCalls(call: CallApi) {
  return {
    subscriptionStatus: () => call(plans.readSubscription),
    selectPlan: (body: SelectPlanBody) => call(plans.selectPlan, { body }),
    /** Starts a payment, or continues the open one. */
    createPaymentIntent: (body: CreatePaymentIntentBody) =>
      call(plans.createPaymentIntent, { body }),
    /** Asks the server to check a payment now; the provider notifies it in any event. */
    paymentSuccess: (paymentIntentId: string) =>
      call(plans.confirmPayment, { body: { paymentIntentId } }),
    billing: () => call(plans.readBilling),
    /** Ends the plan after the current period; `false` resumes renewal. */
    cancelPlan: (cancel: boolean) => call(plans.cancelPlan, { body: { cancel } }),
    payTestCard: (body: TestPaymentBody) => call(plans.payWithTestCard, { body }),
    confirmTestPayment: (body: TestConfirmationBody) => call(plans.confirmTestPayment, { body }),
  }
}

function deckCalls(call: CallApi) {
  return {
    /** Suggests other versions of one slide; nothing is stored. */
    assist: (body: AssistBody) => call(generation.assist, { body }),
    generate: (body: GenerateBody) => call(generation.generate, { body }),
    /** The complete list. */
    listPresentations: async () => {
      const list = await call(presentations.listPresentations)
      return 'items' in list ? list.items : list
    },
    createPresentation: (body: CreatePresentationBody) =>
      call(presentations.createPresentation, { body }),
    getPresentation: (id: number) => call(presentations.getPresentation, { params: { id } }),
    /**
     * `version` is the version the slides are based on; an outdated one is rejected with `version_conflict`.
     * `mutationId` identifies the change: resent after a lost response, it gets the same response and changes nothing.
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
    /** Previous versions of a deck, newest first. */
    listRevisions: (id: number) => call(presentations.listRevisions, { params: { id } }),
    getRevision: (id: number, version: number) =>
      call(presentations.getRevision, { params: { id, version } }),
    /** Lays out a deck in another theme; its text does not change. */
    enhancePresentation: (id: number, body: EnhanceBody) =>
      call(generation.enhancePresentation, { params: { id }, body }),
    exportPresentation: (id: number, format: ExportFormat) =>
      call(presentations.exportPresentation, { params: { id }, body: { format } }),
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

// Headers cannot contain line breaks or characters beyond Latin-1, so only the fact that the field was filled is sent.
function trapHeaders(trap: string): Readonly<Record<string, string>> {
  return trap === '' ? {} : { 'x-form-note': 'filled' }
}
