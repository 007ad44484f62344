import {
  addPasskeyBody,
  codeBody,
  confirmAppBody,
  type Enrolled,
  passkeySignInBody,
  type PendingSignIn,
  stepPasswordBody,
} from '@deckloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { answer, refuse } from '../../../http/answers.ts'
import { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
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
import { findSecondFactors } from '../secondFactors/secondFactorsRepository.ts'
import { deletePendingSignIn, findPendingSignIn } from './pendingSignInsRepository.ts'
import { admit, methodsOf, type SignInStepPorts } from './signInSteps.ts'
import {
  enrollingAt,
  pendingAt,
  type PendingStep,
  takeCodeStep,
  takeNewPassword,
} from './takeStep.ts'

export type StepRoutePorts = SignInStepPorts &
  AppPorts &
  AddPasskeyPorts & {
    readonly tries: SecondStepTries
    readonly passwords: Passwords
  }

const access = { access: 'public', limit: 'signInStep' } as const

/** The steps between the right password and a session. A cookie of their own says who is in the middle of them. */
export function signInStepRoutes(server: FastifyInstance, ports: StepRoutePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries, cookie, now } = ports

  app.get('/api/auth/steps', { config: access }, async (request, reply) => {
    const id = cookie.find(request)
    const found =
      id === undefined ? undefined : await findPendingSignIn(queries, { id, now: now() })
    if (!found) return reply.send({ next: 'credentials' })
    const methods = methodsOf(await findSecondFactors(queries, found.account.id))
    const step: PendingSignIn = { next: found.pending.needs, methods }
    return reply.send(step)
  })

  app.delete('/api/auth/steps', { config: access }, async (request, reply) => {
    const id = cookie.find(request)
    if (id !== undefined) await deletePendingSignIn(queries, id)
    cookie.clear(reply)
    return reply.code(204).send()
  })
  secondFactorRoutes(server, ports)
  enrollmentRoutes(server, ports)

  app.post(
    '/api/auth/steps/password',
    { config: access, bodyLimit: bodyLimits.credentials, schema: { body: stepPasswordBody } },
    async (request, reply) => {
      const found = await pendingAt(ports, request, 'new-password')
      if (found instanceof Failure) return refuse(reply, found)
      const password = await takeNewPassword(ports, found, request.body.password)
      if (password instanceof Failure) return refuse(reply, password)
      request.audit('password-change', { actor: found.account.id })
      return goOn(ports, { request, reply }, { ...found, password })
    },
  )
}

/** For who has a second step. */
function secondFactorRoutes(server: FastifyInstance, ports: StepRoutePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/auth/steps/code',
    { config: access, bodyLimit: bodyLimits.credentials, schema: { body: codeBody } },
    async (request, reply) => {
      const found = await pendingAt(ports, request, 'second-factor')
      if (found instanceof Failure) return refuse(reply, found)
      const { account } = found
      const refused = await takeCodeStep(ports, { userId: account.id, ...request.body })
      request.audit('second-step', {
        actor: account.id,
        target: request.body.method,
        ...(refused && { outcome: 'refused' as const }),
      })
      if (refused) return refuse(reply, refused)
      return goOn(ports, { request, reply }, found)
    },
  )

  app.post('/api/auth/steps/passkey/options', { config: access }, async (request, reply) => {
    const found = await pendingAt(ports, request, 'second-factor')
    if (found instanceof Failure) return refuse(reply, found)
    const { account } = found
    const options = await askForPasskey(ports, { purpose: 'second-factor', account })
    return answer(reply, options, (value) => value)
  })

  app.post(
    '/api/auth/steps/passkey',
    { config: access, schema: { body: passkeySignInBody } },
    async (request, reply) => {
      const found = await pendingAt(ports, request, 'second-factor')
      if (found instanceof Failure) return refuse(reply, found)
      const { account } = found
      const use = { purpose: 'second-factor', account } as const
      const shown = await takePasskey(ports, use, request.body.passkey)
      const refused = shown instanceof Failure
      request.audit('second-step', {
        actor: account.id,
        target: 'passkey',
        ...(refused && { outcome: 'refused' as const }),
      })
      if (refused) return refuse(reply, shown)
      return goOn(ports, { request, reply }, found)
    },
  )
}

/** For who has to set a second step up before they are let in: an authenticator app or a passkey. */
function enrollmentRoutes(server: FastifyInstance, ports: StepRoutePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post('/api/auth/steps/app', { config: access }, async (request, reply) => {
    const found = await enrollingAt(ports, request)
    if (found instanceof Failure) return refuse(reply, found)
    return reply.send(await beginApp(ports, found.account))
  })

  app.post(
    '/api/auth/steps/app/confirm',
    { config: access, bodyLimit: bodyLimits.credentials, schema: { body: confirmAppBody } },
    async (request, reply) => {
      const found = await enrollingAt(ports, request)
      if (found instanceof Failure) return refuse(reply, found)
      const { account } = found
      const recoveryCodes = await confirmApp(ports, account, request.body)
      if (recoveryCodes instanceof Failure) return refuse(reply, recoveryCodes)
      request.audit('second-step-add', { actor: account.id, target: 'app' })
      return goOn(ports, { request, reply }, { ...found, recoveryCodes })
    },
  )

  app.post('/api/auth/steps/passkeys/options', { config: access }, async (request, reply) => {
    const found = await enrollingAt(ports, request)
    if (found instanceof Failure) return refuse(reply, found)
    return answer(reply, await beginPasskey(ports, found.account), (options) => options)
  })

  app.post(
    '/api/auth/steps/passkeys',
    { config: access, schema: { body: addPasskeyBody } },
    async (request, reply) => {
      const found = await enrollingAt(ports, request)
      if (found instanceof Failure) return refuse(reply, found)
      const { account } = found
      const added = await addPasskey(ports, account, request.body)
      if (added instanceof Failure) return refuse(reply, added)
      request.audit('second-step-add', { actor: account.id, target: 'passkey' })
      const recoveryCodes = await ensureRecoveryCodes(ports, account.id)
      return goOn(ports, { request, reply }, { ...found, recoveryCodes })
    },
  )
}

/** On to the next step, or in; with the recovery codes of whoever has just set a second step up. */
async function goOn(
  ports: SignInStepPorts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  {
    account,
    pending: { method },
    password,
    recoveryCodes,
  }: PendingStep & { readonly recoveryCodes?: readonly string[] },
): Promise<FastifyReply> {
  const way = { by: 'password', hash: password } as const
  const step = { account, method, hasSecond: true, way } as const
  const result = await admit(ports, { request, reply }, step)
  if (result instanceof Failure) return refuse(reply, result)
  if (!('next' in result)) request.audit('sign-in', { actor: account.id })
  if (recoveryCodes === undefined) return reply.send(result)
  const enrolled: Enrolled = { recoveryCodes, answer: result }
  return reply.send(enrolled)
}
