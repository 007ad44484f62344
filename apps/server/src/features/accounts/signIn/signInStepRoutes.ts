import { endpoints, type SignInAnswer } from '@deckloom/contract'
import { type Enrolled } from '@deckloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, mapResult } from '../../../http/errors/failure.ts'
import type { Passwords } from '../../../platform/secrets/passwords.ts'
import {
  addPasskey,
  type AddPasskeyPorts,
  askForPasskey,
  beginPasskey,
  takePasskey,
} from '../passkeys/passkeyCeremony.ts'
import { type AppPorts, beginApp, confirmApp } from '../secondFactors/authenticatorApp.ts'
import { ensureRecoveryCodes } from '../secondFactors/recoveryCodes.ts'
import type { SecondStepTries } from '../secondFactors/createSecondStepTries.ts'
import { admit, type SignInStepPorts } from './signInSteps.ts'
import {
  findEnrollingAt,
  findPendingAt,
  type PendingStep,
  takeCodeStep,
  takeNewPassword,
} from './takeStep.ts'
import { serve } from '../../../http/serve.ts'
import { leaveSteps, readStep } from './readStep.ts'

const { signIn } = endpoints

export type StepRoutePorts = SignInStepPorts &
  AppPorts &
  AddPasskeyPorts & {
    readonly tries: SecondStepTries
    readonly passwords: Passwords
  }

/** The steps between the password and a session. A separate cookie identifies the pending sign-in. */
export function signInStepRoutes(app: FastifyInstance, ports: StepRoutePorts): void {
  const { cookie } = ports

  serve(app, signIn.readSignInStep, (request) => readStep(ports, cookie.find(request)))

  serve(app, signIn.leaveSignIn, async (request, reply) => {
    await leaveSteps(ports, cookie.find(request))
    cookie.clear(reply)
    return undefined
  })
  secondFactorRoutes(app, ports)
  enrollmentRoutes(app, ports)

  serve(app, signIn.choosePasswordStep, async (request, reply) => {
    const found = await findPendingAt(ports, request, 'new-password')
    if (found instanceof Failure) return found
    const password = await takeNewPassword(ports, found, request.body.password)
    if (password instanceof Failure) return password
    request.audit('password-change', { actor: found.account.id })
    return goOn(ports, { request, reply }, { ...found, password })
  })
}

/** For accounts with a second factor. */
function secondFactorRoutes(app: FastifyInstance, ports: StepRoutePorts): void {
  serve(app, signIn.stepByCode, async (request, reply) => {
    const found = await findPendingAt(ports, request, 'second-factor')
    if (found instanceof Failure) return found
    const { account } = found
    const refused = await takeCodeStep(ports, { userId: account.id, ...request.body })
    request.audit('second-step', {
      actor: account.id,
      target: request.body.method,
      ...(refused && { outcome: 'refused' as const }),
    })
    if (refused) return refused
    return goOn(ports, { request, reply }, found)
  })

  serve(app, signIn.beginPasskeyStep, async (request) => {
    const found = await findPendingAt(ports, request, 'second-factor')
    if (found instanceof Failure) return found
    const { account } = found
    return askForPasskey(ports, { purpose: 'second-factor', account })
  })

  serve(app, signIn.stepByPasskey, async (request, reply) => {
    const found = await findPendingAt(ports, request, 'second-factor')
    if (found instanceof Failure) return found
    const { account } = found
    const use = { purpose: 'second-factor', account } as const
    const shown = await takePasskey(ports, use, request.body.passkey)
    const refused = shown instanceof Failure
    request.audit('second-step', {
      actor: account.id,
      target: 'passkey',
      ...(refused && { outcome: 'refused' as const }),
    })
    if (refused) return shown
    return goOn(ports, { request, reply }, found)
  })
}

/** For accounts that must set up a second factor to sign in: an authenticator app or a passkey. */
function enrollmentRoutes(app: FastifyInstance, ports: StepRoutePorts): void {
  serve(app, signIn.beginAppStep, async (request) => {
    const found = await findEnrollingAt(ports, request)
    if (found instanceof Failure) return found
    return beginApp(ports, found.account)
  })

  serve(app, signIn.confirmAppStep, async (request, reply) => {
    const found = await findEnrollingAt(ports, request)
    if (found instanceof Failure) return found
    const { account } = found
    const recoveryCodes = await confirmApp(ports, account, request.body)
    if (recoveryCodes instanceof Failure) return recoveryCodes
    request.audit('second-step-add', { actor: account.id, target: 'app' })
    return addRecoveryCodes(recoveryCodes, await goOn(ports, { request, reply }, found))
  })

  serve(app, signIn.beginPasskeySetupStep, async (request) => {
    const found = await findEnrollingAt(ports, request)
    if (found instanceof Failure) return found
    return beginPasskey(ports, found.account)
  })

  serve(app, signIn.addPasskeyStep, async (request, reply) => {
    const found = await findEnrollingAt(ports, request)
    if (found instanceof Failure) return found
    const { account } = found
    const added = await addPasskey(ports, account, request.body)
    if (added instanceof Failure) return added
    request.audit('second-step-add', { actor: account.id, target: 'passkey' })
    const recoveryCodes = await ensureRecoveryCodes(ports, account.id)
    return addRecoveryCodes(recoveryCodes, await goOn(ports, { request, reply }, found))
  })
}

/** Continues with the next step, or signs in. */
async function goOn(
  ports: SignInStepPorts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { account, pending: { method }, password }: PendingStep,
): Promise<SignInAnswer | Failure> {
  const way = { by: 'password', hash: password } as const
  const step = { account, method, hasSecond: true, way } as const
  const result = await admit(ports, { request, reply }, step)
  if (result instanceof Failure) return result
  if (!('next' in result)) request.audit('sign-in', { actor: account.id })
  return result
}

/** Adds the recovery codes of a second factor that was just set up. */
function addRecoveryCodes(
  recoveryCodes: readonly string[],
  result: SignInAnswer | Failure,
): Enrolled | Failure {
  return mapResult(result, (answer) => ({ recoveryCodes, answer }))
}
