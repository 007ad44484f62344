import type { FastifyInstance } from 'fastify'
import type { AppParts } from './AppParts.ts'
import { companyDomains } from '../config/companyDomains.ts'
import {
  type AdministrationPorts,
  administrationRoutes,
} from '../features/accounts/administration/routes.ts'
import type { ReadAuditPorts } from '../features/audit/readAudit.ts'
import { auditRoutes } from '../features/audit/routes.ts'
import { jobRoutes } from '../features/jobs/routes.ts'
import { mailRoutes } from '../features/mail/routes.ts'
import { invitationAttacher } from '../features/presentations/people/attachInvitations.ts'
import { deckAdministrationRoutes } from '../features/presentations/administration/routes.ts'
import type { Entitlements } from '../platform/plans/entitlements.ts'
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts'

type Ports = Omit<AdministrationPorts, 'attachInvitations'> &
  ReadAuditPorts & { readonly jobs: JobRegistry; readonly entitlements: Entitlements }

/** Registers the administration routes besides the dashboard. */
export function registerAdministration(
  app: FastifyInstance,
  { config }: Pick<AppParts, 'config'>,
  ports: Ports,
): void {
  const attachInvitations = invitationAttacher(companyDomains(config))
  administrationRoutes(app, { ...ports, attachInvitations })
  deckAdministrationRoutes(app, ports)
  auditRoutes(app, ports)
  mailRoutes(app, ports)
  jobRoutes(app, ports.jobs)
}
