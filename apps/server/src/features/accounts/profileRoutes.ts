import { Readable } from 'node:stream'
import {
  changePasswordBody,
  deleteAccountBody,
  profileBody,
  undoEmailBody,
} from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { answer, refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { bodyLimits } from '../../http/limits.ts'
import { pictureFormRoutes, pictureIn } from '../../http/pictureForm.ts'
import { isProven } from '../../http/proof.ts'
import type { Sessions } from '../../http/sessions.ts'
import type { Passwords } from '../../platform/secrets/passwords.ts'
import { type AvatarPorts, changeAvatar } from './changeAvatar.ts'
import { changePassword } from './changePassword.ts'
import { changeProfile, type ProfilePorts } from './changeProfile.ts'
import { deleteAccount, type DeletionPorts } from './deleteAccount.ts'
import { exportOwnData } from './exportOwnData.ts'
import { presentAccount, presentChangedProfile } from './presentAccount.ts'
import { countAccount } from './statisticsRepository.ts'
import { isStillValid } from './signInSteps/wayIn.ts'
import { undoEmailChange } from './undoEmailChange.ts'
import type { VerifyPorts } from './verifyAddress.ts'

export type ProfileRoutePorts = ProfilePorts &
  AvatarPorts &
  VerifyPorts &
  DeletionPorts & { readonly sessions: Sessions; readonly passwords: Passwords }

const bodyLimit = bodyLimits.credentials

export function profileRoutes(server: FastifyInstance, ports: ProfileRoutePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { sessions } = ports
  ownDataRoutes(server, ports)
  avatarRoutes(server, ports)

  app.patch(
    '/api/user/profile',
    { config: { access: 'user', limit: 'save' }, bodyLimit, schema: { body: profileBody } },
    async (request, reply) => {
      const account = signedIn(request)
      const proven = isProven(request, ports.now())
      const changed = await changeProfile(ports, { account, body: request.body, isProven: proven })
      if (!(changed instanceof Failure)) request.audit('profile-change')
      return answer(reply, changed, presentChangedProfile)
    },
  )

  app.post(
    '/api/user/password',
    { config: { access: 'user', proof: true }, bodyLimit, schema: { body: changePasswordBody } },
    async (request, reply) => {
      const account = signedIn(request)
      const hash = await changePassword(ports, { account, body: request.body })
      const refused = hash instanceof Failure
      request.audit('password-change', refused ? { outcome: 'refused' } : undefined)
      if (refused) return refuse(reply, hash)
      // Every session has ended, this one too; the person who knows the password goes on with a new one.
      const holds = () => isStillValid(ports.queries, account.id, { by: 'password', hash })
      if (!(await sessions.begin(request, reply, { userId: account.id, holds }))) {
        return refuse(reply, new Failure('unauthenticated'))
      }
      return reply.send({ message: 'Your password was updated.' })
    },
  )

  app.post(
    '/api/auth/undo-email',
    {
      config: { access: 'public', limit: 'resetToken' },
      bodyLimit,
      schema: { body: undoEmailBody },
    },
    async (request, reply) => {
      const undone = await undoEmailChange(ports, request.body.token)
      if (undone instanceof Failure) return refuse(reply, undone)
      request.audit('email-undo', { actor: undone.userId })
      return reply.send({ email: undone.email })
    },
  )
}

function avatarRoutes(app: FastifyInstance, ports: AvatarPorts): void {
  pictureFormRoutes(app, (scope) => {
    scope.put(
      '/api/user/avatar',
      { config: { access: 'user', limit: 'upload' }, bodyLimit: bodyLimits.upload },
      async (request, reply) => {
        const bytes = await pictureIn(request)
        if (bytes instanceof Failure) return refuse(reply, bytes)
        const changed = await changeAvatar(ports, signedIn(request), bytes)
        if (!(changed instanceof Failure)) request.audit('profile-change')
        return answer(reply, changed, presentAccount)
      },
    )
  })

  app.delete('/api/user/avatar', { config: { access: 'user' } }, async (request, reply) => {
    const changed = await changeAvatar(ports, signedIn(request), null)
    request.audit('profile-change')
    return answer(reply, changed, presentAccount)
  })
}

function ownDataRoutes(server: FastifyInstance, ports: ProfileRoutePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries, now, sessions } = ports

  app.get('/api/user/statistics', { config: { access: 'user' } }, (request) =>
    countAccount(queries, { userId: signedIn(request).id, now: now() }),
  )

  app.post(
    '/api/user/export',
    { config: { access: 'user', limit: 'ownData', proof: true }, bodyLimit },
    async (request, reply) => {
      const account = signedIn(request)
      request.audit('data-export')
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="deckloom-data.zip"')
        .send(Readable.from(exportOwnData(ports, account)))
    },
  )

  app.delete(
    '/api/user',
    { config: { access: 'user', proof: true }, bodyLimit, schema: { body: deleteAccountBody } },
    async (request, reply) => {
      const refused = await deleteAccount(ports, signedIn(request))
      request.audit('account-delete', refused && { outcome: 'refused' })
      if (refused) return refuse(reply, refused)
      sessions.forget(request, reply)
      return reply.code(204).send()
    },
  )
}
