import {
  addPasskeyBody,
  confirmAppBody,
  type NewCodes,
  passkeyParams,
  renamePasskeyBody,
} from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../../http/access.ts'
import { answer, refuse } from '../../../http/answers.ts'
import { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
import {
  addPasskey,
  type AddPasskeyPorts,
  askForPasskey,
  beginPasskey,
} from '../passkeys/passkeyCeremony.ts'
import { setPasskeyName } from '../passkeys/passkeysRepository.ts'
import { type AppPorts, beginApp, confirmApp } from './authenticatorApp.ts'
import { readSecurity, type SecurityPorts } from './readSecurity.ts'
import { ensureRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts'
import { removeApp, removePasskey } from './removeSecondFactor.ts'
import { findSecondFactors } from './secondFactorsRepository.ts'

export type SecurityRoutePorts = AppPorts & AddPasskeyPorts & SecurityPorts

const proven = { access: 'user', proof: true } as const
const codesOf = (recoveryCodes: readonly string[]): NewCodes => ({ recoveryCodes })

/** What keeps an account: passkeys, the authenticator app, recovery codes. Every change asks who is there. */
export function securityRoutes(server: FastifyInstance, ports: SecurityRoutePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get('/api/user/security', { config: { access: 'user' } }, (request) =>
    readSecurity(ports, signedIn(request)),
  )
  passkeyRoutes(server, ports)
  appRoutes(server, ports)
}

function passkeyRoutes(server: FastifyInstance, ports: SecurityRoutePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post('/api/user/passkeys/options', { config: proven }, async (request, reply) =>
    answer(reply, await beginPasskey(ports, signedIn(request)), (options) => options),
  )

  app.post(
    '/api/user/passkeys',
    { config: proven, schema: { body: addPasskeyBody } },
    async (request, reply) => {
      const account = signedIn(request)
      const added = await addPasskey(ports, account, request.body)
      if (added instanceof Failure) return refuse(reply, added)
      request.audit('second-step-add', { target: 'passkey' })
      return reply.code(201).send(codesOf(await ensureRecoveryCodes(ports, account.id)))
    },
  )

  app.patch(
    '/api/user/passkeys/:id',
    {
      config: { access: 'user' },
      bodyLimit: bodyLimits.credentials,
      schema: { params: passkeyParams, body: renamePasskeyBody },
    },
    async (request, reply) => {
      const { id } = request.params
      const { name } = request.body
      const renamed = await setPasskeyName(ports.queries, {
        id,
        userId: signedIn(request).id,
        name,
      })
      return renamed ? reply.code(204).send() : refuse(reply, new Failure('not_found'))
    },
  )

  app.delete(
    '/api/user/passkeys/:id',
    { config: proven, schema: { params: passkeyParams } },
    async (request, reply) => {
      const refused = await removePasskey(ports, signedIn(request).id, request.params.id)
      if (refused) return refuse(reply, refused)
      request.audit('second-step-remove', { target: 'passkey' })
      return reply.code(204).send()
    },
  )
}

function appRoutes(server: FastifyInstance, ports: SecurityRoutePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post('/api/user/authenticator-app', { config: proven }, (request) =>
    beginApp(ports, signedIn(request)),
  )

  app.post(
    '/api/user/authenticator-app/confirm',
    { config: proven, bodyLimit: bodyLimits.credentials, schema: { body: confirmAppBody } },
    async (request, reply) => {
      const codes = await confirmApp(ports, signedIn(request), request.body)
      if (!(codes instanceof Failure)) request.audit('second-step-add', { target: 'app' })
      return answer(reply, codes, codesOf)
    },
  )

  app.delete('/api/user/authenticator-app', { config: proven }, async (request, reply) => {
    const refused = await removeApp(ports, signedIn(request).id)
    if (refused) return refuse(reply, refused)
    request.audit('second-step-remove', { target: 'app' })
    return reply.code(204).send()
  })

  app.post('/api/user/recovery-codes', { config: proven }, async (request, reply) => {
    const { id } = signedIn(request)
    const owned = await findSecondFactors(ports.queries, id)
    if (!owned.app && owned.passkeys === 0) {
      const words = 'Set up a second step before creating recovery codes.'
      return refuse(reply, new Failure('forbidden', words))
    }
    request.audit('recovery-codes-renew')
    return reply.send(codesOf(await renewRecoveryCodes(ports, id)))
  })

  // Asked for before it is shown, as the password is.
  app.post('/api/user/proof/passkey', { config: { access: 'user' } }, async (request, reply) => {
    const use = { purpose: 'step-up', account: signedIn(request) } as const
    return answer(reply, await askForPasskey(ports, use), (options) => options)
  })
}
