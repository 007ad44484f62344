import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import type { Passwords } from '../../../platform/secrets/passwords.ts'
import { checkGuessable } from '../passwords/checkGuessable.ts'
import { endPasswordResetsOf } from '../repositories/passwordResetsRepository.ts'
import { replacePassword } from '../passwords/replacePassword.ts'
import { takeAppCode, type AppPorts, wrongCode } from '../secondFactors/authenticatorApp.ts'
import { takeRecoveryCode } from '../secondFactors/recoveryCodes.ts'
import { findSecondFactors } from '../repositories/secondFactorsRepository.ts'
import type { SecondStepTries } from '../secondFactors/createSecondStepTries.ts'
import type { PendingCookie } from './pendingCookie.ts'
import { findPendingSignIn, type PendingRow } from '../repositories/pendingSignInsRepository.ts'

interface PendingPorts {
  readonly queries: Queries
  readonly cookie: PendingCookie
  readonly now: () => Date
}

/** A pending sign-in. */
export interface PendingStep {
  readonly account: Account
  readonly pending: PendingRow
  /** The account's password hash when the step was started. */
  readonly password: string | null
}

/** The browser's pending sign-in at this step. */
export async function findPendingAt(
  { queries, cookie, now }: PendingPorts,
  request: FastifyRequest,
  needs: PendingRow['needs'],
): Promise<PendingStep | Failure> {
  const id = cookie.find(request)
  const found = id === undefined ? undefined : await findPendingSignIn(queries, { id, now: now() })
  if (!found || found.pending.needs !== needs) {
    return createExpiredFailure()
  }
  return found
}

/**
 * The same for setting up the first second factor. If the account has gained one meanwhile, whoever
 * knows the password has to use that one and cannot replace it.
 */
export async function findEnrollingAt(
  ports: PendingPorts,
  request: FastifyRequest,
): Promise<PendingStep | Failure> {
  const found = await findPendingAt(ports, request, 'enrollment')
  if (found instanceof Failure) return found
  const { app, passkeys } = await findSecondFactors(ports.queries, found.account.id)
  return app || passkeys > 0 ? createExpiredFailure() : found
}

function createExpiredFailure(): Failure {
  return new Failure('invalid_token', 'This took too long. Please sign in again.')
}

export type CodeStepPorts = AppPorts & { readonly tries: SecondStepTries }

/**
 * Checks a code as the second step of an account. Counted before it is checked. Undefined if it is
 * right.
 */
export async function takeCodeStep(
  ports: CodeStepPorts,
  { userId, method, code }: { userId: string; method: 'app' | 'recovery'; code: string },
): Promise<Failure | undefined> {
  const standing = await ports.tries.take(userId)
  if (standing) return standing
  const take = method === 'app' ? takeAppCode : takeRecoveryCode
  if (!(await take(ports, { userId, code }))) return wrongCode()
  await ports.tries.giveBack(userId)
  return undefined
}

/**
 * Sets the password that an administrator required, and ends all sessions of the account. Resolves
 * to its hash.
 */
export async function takeNewPassword(
  ports: {
    readonly queries: Queries
    readonly passwords: Passwords
    readonly now: () => Date
    readonly mailWaits: () => void
  },
  pending: {
    readonly account: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>
    readonly password: string | null
  },
  password: string,
): Promise<string | Failure> {
  const { queries, passwords, now } = ports
  const { id: userId, ...person } = pending.account
  const refused = await checkGuessable(password, person)
  if (refused) return refused
  if (await passwords.matches(password, pending.password ?? undefined)) {
    const message = 'Choose a password that’s different from your current one.'
    return new Failure('validation_failed', message, {
      fields: [{ path: 'password', code: 'same_password', message }],
    })
  }
  const hashed = await passwords.hash(password)
  await queries.transaction(async (transaction) => {
    await replacePassword(transaction, { id: userId, password: hashed, now: now() })
    await endPasswordResetsOf(transaction, userId)
  })
  ports.mailWaits()
  return hashed
}
