import type { FastifyInstance } from 'fastify'
import type { AppParts } from './app.ts'
import { knownDevices } from './features/accounts/knownDevices.ts'
import { type AccountPorts, accountRoutes } from './features/accounts/routes.ts'
import { attachInvitations } from './features/presentations/people/attachInvitations.ts'
import { avatarKeeper } from './features/uploads/receivePicture.ts'
import { isSecure } from './publicOrigin.ts'

type OtherFeatures = 'adminEmails' | 'attachInvitations' | 'devices' | 'keepAvatar'

/** Accounts, with what they need of other features. */
export function registerAccounts(
  app: FastifyInstance,
  { config }: Pick<AppParts, 'config'>,
  ports: Omit<AccountPorts, OtherFeatures>,
): void {
  const { queries, uploads } = ports
  accountRoutes(app, {
    ...ports,
    adminEmails: config.adminEmails,
    attachInvitations,
    devices: knownDevices({ secure: isSecure(config) }),
    keepAvatar: avatarKeeper({ queries, files: uploads }),
  })
}
