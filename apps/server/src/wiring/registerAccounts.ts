import type { FastifyInstance } from 'fastify'
import type { AppParts } from './AppParts.ts'
import { companyDomains } from '../config/companyDomains.ts'
import { createKnownDevices } from '../features/accounts/signIn/createKnownDevices.ts'
import { type AccountPorts, accountRoutes } from '../features/accounts/routes.ts'
import { createSecondStepTries } from '../features/accounts/secondFactors/createSecondStepTries.ts'
import { pendingCookie } from '../features/accounts/signIn/pendingCookie.ts'
import { invitationAttacher } from '../features/presentations/people/attachInvitations.ts'
import { avatarKeeper } from '../features/uploads/receivePicture.ts'
import { siteOf } from '../config/site.ts'

type Made =
  | 'adminEmails'
  | 'attachInvitations'
  | 'company'
  | 'cookie'
  | 'devices'
  | 'keepAvatar'
  | 'registration'
  | 'site'
  | 'tries'

/** Registers the account routes with their dependencies. */
export function registerAccounts(
  app: FastifyInstance,
  { config }: Pick<AppParts, 'config'>,
  ports: Omit<AccountPorts, Made>,
): void {
  const { queries, uploads, entitlements, now } = ports
  const site = siteOf(config)
  accountRoutes(app, {
    ...ports,
    ...config.identity,
    site,
    cookie: pendingCookie(site),
    tries: createSecondStepTries(queries, { scale: config.rateLimitScale, now }),
    adminEmails: config.adminEmails,
    attachInvitations: invitationAttacher(companyDomains(config)),
    devices: createKnownDevices(site),
    keepAvatar: avatarKeeper({ queries, files: uploads, entitlements, now }),
  })
}
