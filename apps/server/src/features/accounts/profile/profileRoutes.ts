import { endpoints } from '@deckloom/contract'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { Failure, mapResult } from '../../../http/errors/failure.ts'
import { pictureFormRoutes, pictureIn } from '../../../http/body/pictureForm.ts'
import { isProven } from '../../../http/sessions/proof.ts'
import type { Sessions } from '../../../http/sessions/sessions.ts'
import type { Passwords } from '../../../platform/secrets/passwords.ts'
import { type AvatarPorts, changeAvatar } from './changeAvatar.ts'
import { changePassword } from '../passwords/changePassword.ts'
import { changeProfile, type ProfilePorts } from './changeProfile.ts'
import { deleteAccount, type DeletionPorts } from './deleteAccount.ts'
import { exportOwnData } from './exportOwnData.ts'
import { presentAccount, presentChangedProfile } from './presentAccount.ts'
import { readStatistics } from './readStatistics.ts'
import { isStillValid } from '../credentials/wayIn.ts'
import { undoEmailChange } from '../emailAddresses/undoEmailChange.ts'
import type { VerifyPorts } from '../emailAddresses/verifyAddress.ts'
import { serve } from '../../../http/serve.ts'

const { accounts } = endpoints

export type ProfileRoutePorts = ProfilePorts &
  AvatarPorts &
  VerifyPorts &
  DeletionPorts & { readonly sessions: Sessions; readonly passwords: Passwords }

export function profileRoutes(app: FastifyInstance, ports: ProfileRoutePorts): void {
  const { sessions } = ports
  ownDataRoutes(app, ports)
  avatarRoutes(app, ports)

  serve(app, accounts.changeProfile, async (request) => {
    const account = signedIn(request)
    const proven = isProven(request, ports.now())
    const changed = await changeProfile(ports, { account, body: request.body, isProven: proven })
    return mapResult(changed, presentChangedProfile)
  })

  serve(app, accounts.changePassword, async (request, reply) => {
    const account = signedIn(request)
    const hash = await changePassword(ports, { account, body: request.body })
    const refused = hash instanceof Failure
    request.audit('password-change', refused ? { outcome: 'refused' } : undefined)
    if (refused) return hash
    // This ended every session, including the caller's, who knows the new password and gets a new one.
    const holds = () => isStillValid(ports.queries, account.id, { by: 'password', hash })
    if (!(await sessions.begin(request, reply, { userId: account.id, holds }))) {
      return new Failure('unauthenticated')
    }
    return { message: 'Your password was updated.' }
  })

  serve(app, accounts.undoEmail, async (request) => {
    const undone = await undoEmailChange(ports, request.body.token)
    if (undone instanceof Failure) return undone
    request.actor = undone.userId
    return { email: undone.email }
  })
}

function avatarRoutes(app: FastifyInstance, ports: AvatarPorts): void {
  pictureFormRoutes(app, (scope) => {
    serve(scope, accounts.putAvatar, async (request) => {
      const bytes = await pictureIn(request)
      if (bytes instanceof Failure) return bytes
      return mapResult(await changeAvatar(ports, signedIn(request), bytes), presentAccount)
    })
  })

  serve(app, accounts.removeAvatar, async (request) =>
    mapResult(await changeAvatar(ports, signedIn(request), null), presentAccount),
  )
}

function ownDataRoutes(app: FastifyInstance, ports: ProfileRoutePorts): void {
  const { sessions } = ports

  serve(app, accounts.readStatistics, (request) => readStatistics(ports, signedIn(request)))

  serve(app, accounts.exportOwnData, async (request, reply) => {
    const account = signedIn(request)
    request.audit('data-export')
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="deckloom-data.zip"')
      .send(Readable.from(exportOwnData(ports, account)))
  })

  serve(app, accounts.deleteAccount, async (request, reply) => {
    const refused = await deleteAccount(ports, signedIn(request))
    if (!refused) sessions.forget(request, reply)
    return refused
  })
}
