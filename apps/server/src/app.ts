import type { FastifyInstance } from 'fastify'
import type { AppParts } from './wiring/AppParts.ts'
import type { Config } from './config/config.ts'
import { readSettings } from './db/settingsRepository.ts'
import { createSessionsRepository } from './features/accounts/repositories/sessionsRepository.ts'
import { openAnalytics } from './features/analytics/openAnalytics.ts'
import { openAudit, type OpenedAudit } from './features/audit/openAudit.ts'
import { listOpenThreads } from './features/comments/listThreads.ts'
import { openDeckIndex } from './features/search/openDeckIndex.ts'
import { exportRoutes } from './features/exports/routes.ts'
import { createImportAllowance } from './features/imports/importAllowance.ts'
import { importRoutes } from './features/imports/routes.ts'
import { signInFailures } from './features/accounts/passwords/signInFailures.ts'
import type { MailRoutePorts } from './features/mail/changeMail.ts'
import { MailWorker } from './features/mail/MailWorker.ts'
import { createPictureParts } from './features/pictures/createPictureParts.ts'
import { pictureRoutes } from './features/pictures/routes.ts'
import { unsplashHosts } from './features/pictures/createUnsplashLibrary.ts'
import { createNotify } from './features/notifications/notify.ts'
import type { NotificationRoutePorts } from './features/notifications/readNotifications.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { openPayments } from './features/payments/openPayments.ts'
import { openLive } from './features/presentations/live/openLive.ts'
import { isEmbeddable } from './features/presentations/sharing/shareLinksRepository.ts'
import { registerDeckQuota } from './features/presentations/decks/deckQuota.ts'
import { subscriptionRoutes } from './features/subscriptions/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { supportRoutes } from './features/support/routes.ts'
import { uploadRoutes } from './features/uploads/routes.ts'
import { storePicture, type StorePorts } from './features/uploads/storePicture.ts'
import { planGate, priorityCheck } from './http/sessions/planGate.ts'
import { registerFailures } from './http/answers/answers.ts'
import { registerAuditTrail } from './http/auditTrail.ts'
import { registerCspReports } from './http/cspReports.ts'
import { markPage } from './http/guards/formGuard.ts'
import { RateLimiter } from './http/limiter/rateLimiter.ts'
import { registerJson } from './http/body/readJson.ts'
import { registerRules } from './http/registerRules.ts'
import { registerOpenApi, requireContract } from './wiring/registerContract.ts'
import { pagePolicy } from './http/securityHeaders.ts'
import { registerSecurityText } from './http/guards/securityText.ts'
import { createSessions, sessionCookie, type Sessions } from './http/sessions/sessions.ts'
import { pageAt, registerWebApp } from './http/answers/webApp.ts'
import type { FileStores } from './platform/fileStore.ts'
import { createMailer } from './platform/mail/createMailer.ts'
import type { LiveRooms } from './platform/live/LiveRooms.ts'
import { openBus } from './platform/live/openBus.ts'
import type { Notify } from './platform/notices.ts'
import { productVersion } from './platform/process/productVersion.ts'
import type { Figures } from './platform/jobs/Figures.ts'
import { JobRegistry } from './platform/jobs/JobRegistry.ts'
import { createEntitlements, type Entitlements } from './platform/plans/entitlements.ts'
import { createPasswords } from './platform/secrets/passwords.ts'
import { createSecretCipher } from './platform/secrets/secretCipher.ts'
import { createTagAddress } from './platform/secrets/tagAddress.ts'
import { importPorts } from './wiring/importPorts.ts'
import { openServer } from './wiring/openServer.ts'
import { openServers } from './wiring/openServers.ts'
import { figuresOf, openWatch } from './wiring/openWatch.ts'
import { openStores } from './wiring/openStores.ts'
import { emailSecret } from './platform/mail/emailSecret.ts'
import { prepareMail } from './wiring/prepareMail.ts'
import { homeOf, siteOf } from './config/site.ts'
import { registerAccounts } from './wiring/registerAccounts.ts'
import { registerAdministration } from './wiring/registerAdministration.ts'
import { registerDecks } from './wiring/registerDecks.ts'
import { registerGeneration } from './wiring/registerGeneration.ts'
import { startHourlyWork } from './wiring/startHourlyWork.ts'

/** Wires the server together: the only place that knows all of its parts. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database } = parts
  const now = parts.now ?? (() => new Date())
  const site = siteOf(config)
  const { app, redis, windows, limiter } = await openServer(parts)
  requireContract(app)
  parts.watchAnswers?.(app)
  const sessions = createSessions(createSessionsRepository(database.queries, now), site)
  const jobs = new JobRegistry(now)
  const audit = openAudit(app, { queries: database.queries, config, jobs })
  registerAuditTrail(app, audit.writer, { now, limiter: new RateLimiter(windows, 1) })
  registerFailures(app)
  registerJson(app)
  const form = { now: () => now().getTime(), scale: config.rateLimitScale, ...site }
  const entitlements = createEntitlements({
    hasPlans: config.payments.kind !== 'off',
    readQuotas: () => readSettings(database.queries),
  })
  await registerRules(app, {
    publicUrl: config.publicUrl,
    secret: parts.secret,
    now,
    limiter,
    sessions,
    form,
    planGate: planGate(entitlements, now),
    hasPriority: priorityCheck(entitlements, now),
    databaseReady: () => database.whenReady(),
  })
  registerDeckQuota(app, { queries: database.queries, now, entitlements })

  const bus = openBus(config.databaseUrl)
  const live = openLive(app, { queries: database.queries, sessions, bus, now, config })
  const opened = await openStores(app, parts)
  const figures = figuresOf(parts)
  const shared = { limiter, sessions, audit, jobs, entitlements, now, figures, live, ...opened }
  const steps = await registerFeatures(app, parts, shared)
  registerCspReports(app)
  registerOpenApi(app, {
    version: productVersion(),
    sessionCookie: sessionCookie(site).name,
    base: site.base,
  })
  registerSecurityText(app, { supportEmail: config.supportEmail, now })
  const servers = openServers(app, parts, audit.keys.current.id)
  await openWatch(app, parts, { ...opened, redis, servers, figures, jobs, steps })
  const photoHosts = config.unsplash ? unsplashHosts : []
  await registerWebApp(app, parts.webFolder, {
    base: site.base,
    onPage: async (reply, path) => {
      markPage(reply, form)
      const pays = config.payments.kind === 'stripe' && pageAt(path) === '/payment'
      const framed = await mayBeFramed(database, path, now())
      const policy = pagePolicy({ pays, photoHosts, framed, base: site.base })
      reply.header('content-security-policy', policy)
    },
    hasSession: (request) => sessions.sidOf(request) !== undefined,
    hasPlans: entitlements.hasPlans,
  })
  return app
}

/** Whether other websites may show a page in a frame: the deck of a link that says so. */
async function mayBeFramed(
  { queries }: AppParts['database'],
  path: string,
  now: Date,
): Promise<boolean> {
  if (pageAt(path) !== '/embed/:token') return false
  const token = path.split('/').findLast((part) => part !== '') ?? ''
  // Without the database the page is sent, but to nobody's frame.
  return isEmbeddable(queries, { token, now }).catch(() => false)
}

interface Shared {
  readonly figures: Figures
  readonly stores: FileStores
  readonly audit: OpenedAudit
  readonly jobs: JobRegistry
  readonly limiter: RateLimiter
  readonly sessions: Sessions
  readonly entitlements: Entitlements
  readonly now: () => Date
  readonly live: LiveRooms
}

/** Returns the names of the hourly steps. */
async function registerFeatures(
  app: FastifyInstance,
  parts: AppParts,
  { limiter, sessions, audit, jobs, entitlements, now, stores, figures, live }: Shared,
): Promise<readonly string[]> {
  const { config, database } = parts
  const { queries } = database
  const passwords = createPasswords()
  const tagAddress = createTagAddress(parts.secret)
  const { mail, mailer } = startMail(app, parts, now)
  const mailPorts = { queries, now, mailWaits: () => mail.wake() }
  const home = () => homeOf(config, portOf(app))
  const failures = signInFailures(queries, { scale: config.rateLimitScale, now })
  const { uploads, exports: files } = stores
  const analyticsSteps = openAnalytics(app, { queries, now, retention: config.retention })
  const notify = registerHeader(app, { queries, now, entitlements })
  const payments = await openPayments(app, {
    database,
    audit: audit.writer,
    notify,
    now,
    secret: parts.secret,
    payments: config.payments,
  })
  const hourly = { failures, uploads, exports: files, audit, notify, entitlements, jobs, now }
  registerAccounts(app, parts, {
    ...mailPorts,
    endPlan: payments.endPlan,
    uploads,
    exports: files,
    passwords,
    notify,
    entitlements,
    limiter,
    failures,
    tagAddress,
    sessions,
    delivery: mailer.delivery,
    cipher: createSecretCipher(parts.secret),
    home,
  })
  const asked = { tagAddress, audit, jobs, notify, sessions, home, entitlements }
  registerSupport(app, config, mailPorts)
  registerAdministration(app, parts, { ...mailPorts, ...asked, adminEmails: config.adminEmails })
  subscriptionRoutes(app, { database, now, entitlements })
  registerGeneration(app, { ...parts, now, entitlements, figures })
  importRoutes(app, {
    ...importPorts(parts, { queries, files: uploads, entitlements, now, announce: live }),
    allowance: createImportAllowance({ queries, scale: config.rateLimitScale, now, entitlements }),
  })
  const render = jobs.watch('Exports', parts.render)
  registerDecks(app, parts, { ...hourly, passwords, limiter, render, live, ...mailPorts })
  registerPictures(app, parts, { queries, files: uploads, entitlements, now })
  const exporting = { drawnBy: parts.drawnBy, lifetimeMs: config.retention.exportsMs }
  exportRoutes(app, { ...hourly, ...exporting, queries, files, render, listOpenThreads })
  return startHourlyWork(app, parts, { ...hourly, more: [...payments.steps, ...analyticsSteps] })
}

function registerSupport(
  app: FastifyInstance,
  { supportEmail, adminEmails, mailFrom }: Config,
  ports: MailRoutePorts,
): void {
  supportRoutes(app, {
    ...ports,
    readers: supportEmail === undefined ? [...adminEmails] : [supportEmail],
    desk: { email: supportEmail ?? addressOf(mailFrom) },
  })
}

/** The notifications in the header; returns the function that other features notify people with. */
function registerHeader(app: FastifyInstance, ports: NotificationRoutePorts): Notify {
  const { queries, now } = ports
  notificationRoutes(app, ports)
  openDeckIndex(app, queries)
  searchRoutes(app, { queries })
  return createNotify({ queries, now, warn: (message) => app.log.warn(message) })
}

/** Pictures that are uploaded, generated or found: one store for all. */
function registerPictures(
  app: FastifyInstance,
  { config, render }: AppParts,
  ports: StorePorts,
): void {
  uploadRoutes(app, ports)
  pictureRoutes(app, {
    queries: ports.queries,
    ...createPictureParts(config, render, ports.now),
    keep: (owner, picture) => storePicture(ports, owner, picture),
  })
}

/** Sends queued emails until the app closes. */
function startMail(app: FastifyInstance, parts: AppParts, now: () => Date) {
  const { config, database } = parts
  const { queries } = database
  const inform = (message: string) => app.log.info(message)
  const mailer = parts.mailer ?? createMailer(config, { now, inform })
  const home = () => homeOf(config, portOf(app))
  const mail = new MailWorker({
    queries,
    mailer,
    prepare: prepareMail({ queries, now, home }),
    secretOf: (messageId) => emailSecret(parts.secret, messageId),
    now,
    warn: (message) => app.log.warn(message),
  })
  app.addHook('onClose', () => mail.stop())
  return { mail, mailer }
}

/** The address in `Name <address>`, or the text itself. */
function addressOf(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender
}

/** The actual port if 0 was configured; undefined before the server listens. */
export function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}
