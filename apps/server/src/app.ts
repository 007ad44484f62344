import { join } from 'node:path'
import type { Writable } from 'node:stream'
import type { DeckWriter, ModelAssistant, SlideAssistant } from '@deckloom/writer'
import { sql } from 'drizzle-orm'
import { fastify, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { Database, Queries } from './db/openDatabase.ts'
import { sessionsRepository } from './features/accounts/sessionsRepository.ts'
import { openAnalytics } from './features/analytics/openAnalytics.ts'
import { openAudit, type OpenedAudit } from './features/audit/openAudit.ts'
import { exportRoutes } from './features/exports/routes.ts'
import type { FileReader } from './features/imports/reading/fileReader.ts'
import { importAllowance } from './features/imports/importAllowance.ts'
import { importRoutes } from './features/imports/routes.ts'
import { signInFailures } from './features/accounts/signInFailures.ts'
import type { MailRoutePorts } from './features/mail/routes.ts'
import { MailWorker } from './features/mail/MailWorker.ts'
import { pictureParts } from './features/pictures/pictureParts.ts'
import { pictureRoutes } from './features/pictures/routes.ts'
import { unsplashHosts } from './features/pictures/unsplashLibrary.ts'
import { createNotify } from './features/notifications/notify.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { openPayments } from './features/payments/openPayments.ts'
import { registerDeckQuota } from './features/presentations/deckQuota.ts'
import { subscriptionRoutes } from './features/subscriptions/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { supportRoutes } from './features/support/routes.ts'
import { uploadRoutes } from './features/uploads/routes.ts'
import { storePicture } from './features/uploads/storePicture.ts'
import { registerFailures } from './http/answers.ts'
import { registerAuditTrail } from './http/auditTrail.ts'
import { registerCspReports } from './http/cspReports.ts'
import { registerHealth } from './http/health.ts'
import { markPage } from './http/formGuard.ts'
import { bodyLimits } from './http/limits.ts'
import { warnOfProxy } from './http/proxyWarning.ts'
import { RateLimiter } from './http/rateLimiter.ts'
import { registerJson } from './http/readJson.ts'
import { registerRules } from './http/registerRules.ts'
import { pagePolicy } from './http/securityHeaders.ts'
import { registerSecurityText } from './http/securityText.ts'
import { serverOptions } from './http/serverOptions.ts'
import { createSessions, type Sessions } from './http/sessions.ts'
import { pageAt, registerWebApp } from './http/webApp.ts'
import { createFileStore, type FileStore } from './platform/fileStore.ts'
import { createMailer } from './platform/mail/createMailer.ts'
import type { Mailer } from './platform/mail/letter.ts'
import type { Notify } from './platform/notices.ts'
import type { FetchPicture } from './platform/outbound/fetchPicture.ts'
import { JobBook } from './platform/JobBook.ts'
import { createPasswords } from './platform/passwords.ts'
import { createSealedSecrets } from './platform/sealedSecrets.ts'
import { createTagAddress } from './platform/tagAddress.ts'
import { importPorts } from './importPorts.ts'
import { prepareMail } from './prepareMail.ts'
import { isSecure, publicOrigin } from './publicOrigin.ts'
import { registerAccounts } from './registerAccounts.ts'
import { registerAdministration } from './registerAdministration.ts'
import { registerDecks } from './registerDecks.ts'
import { registerGeneration } from './registerGeneration.ts'
import { sweepHourly } from './sweepHourly.ts'
import type { DeckRenderer } from './platform/render/deckRenderer.ts'
import type { PoolControl } from './platform/render/RenderPool.ts'

export interface AppParts {
  readonly config: Config
  readonly database: Database
  /** Signs cookies. */
  readonly secret: string
  readonly writer: DeckWriter
  /** Works on single slides without a model. */
  readonly embeddedAssistant: SlideAssistant
  /** Works on single slides with the model that writes decks; absent where none is configured. */
  readonly assistant?: ModelAssistant
  readonly render: DeckRenderer<PoolControl>
  readonly readFile: FileReader
  /** The built browser app. */
  readonly webFolder: string
  /** The outlines of the gallery's templates. */
  readonly templateFolder: string
  readonly now?: () => Date
  /** Instead of the one that the configuration names. */
  readonly mailer?: Mailer
  /** Instead of standard output. */
  readonly logTo?: Writable
  /** Instead of asking other sites. */
  readonly fetchPicture?: FetchPicture
}

/** Puts the server together: the only place that knows all of its parts. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database } = parts
  const now = parts.now ?? (() => new Date())
  const secure = isSecure(config)
  const limiter = new RateLimiter(config.rateLimitScale, () => now().getTime())
  const onForwarded = warnOfProxy(config, (message) => app.log.warn(message))
  const app = fastify(
    serverOptions({
      ...config,
      secure,
      limiter,
      onForwarded,
      bodyLimit: bodyLimits.default,
      logTo: parts.logTo,
    }),
  )
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  const sessions = createSessions(sessionsRepository(database.queries, now), { secure })
  const jobs = new JobBook(now)
  const audit = openAudit(app, { queries: database.queries, config, jobs })
  registerAuditTrail(app, audit.writer, now)
  registerFailures(app)
  registerJson(app)
  const form = { now: () => now().getTime(), scale: config.rateLimitScale, secure }
  const rules = { publicUrl: config.publicUrl, secret: parts.secret, now, limiter, sessions, form }
  await registerRules(app, { ...rules, databaseReady: () => database.whenReady() })
  registerDeckQuota(app, { queries: database.queries, now })

  registerFeatures(app, parts, { limiter, sessions, audit, jobs, now })
  registerCspReports(app)
  registerSecurityText(app, { supportEmail: config.supportEmail, now })
  registerHealth(app, async () => {
    await database.whenReady()
    await database.queries.execute(sql`select 1`)
  })
  const photoHosts = config.unsplash ? unsplashHosts : []
  await registerWebApp(app, parts.webFolder, {
    onPage: (reply, path) => {
      markPage(reply, form)
      const pays = config.payments.kind === 'stripe' && pageAt(path) === '/payment'
      reply.header('content-security-policy', pagePolicy({ pays, photoHosts }))
    },
    hasSession: (request) => sessions.sidOf(request) !== undefined,
  })
  return app
}

interface Shared {
  readonly audit: OpenedAudit
  readonly jobs: JobBook
  readonly limiter: RateLimiter
  readonly sessions: Sessions
  readonly now: () => Date
}

function registerFeatures(
  app: FastifyInstance,
  parts: AppParts,
  { limiter, sessions, audit, jobs, now }: Shared,
): void {
  const { config, database } = parts
  const { queries } = database
  const passwords = createPasswords()
  const tagAddress = createTagAddress(parts.secret)
  const { mail, mailer } = startMail(app, parts, now)
  const mailWaits = () => mail.wake()
  const failures = signInFailures(queries, { scale: config.rateLimitScale, now })
  const store = (folder: string) => createFileStore(join(config.dataDir, 'files', folder))
  const [files, uploads] = [store('exports'), store('uploads')]
  const closeDays = openAnalytics(app, { queries, now })
  const notify = registerHeader(app, queries, now)
  sweepHourly(app, { queries, failures, uploads, notify, now, closeDays, jobs })
  const payments = openPayments(app, {
    database,
    audit: audit.writer,
    notify,
    jobs,
    now,
    secret: parts.secret,
    payments: config.payments,
  })
  registerAccounts(app, parts, {
    queries,
    endPlan: payments.endPlan,
    uploads,
    exports: files,
    passwords,
    notify,
    limiter,
    failures,
    tagAddress,
    sessions,
    now,
    delivery: mailer.delivery,
    mailWaits,
    sealed: createSealedSecrets(parts.secret),
    origin: () => publicOrigin(config, portOf(app)),
  })
  const mailPorts = { queries, now, mailWaits }
  registerSupport(app, config, mailPorts)
  const origin = () => publicOrigin(config, portOf(app))
  const { adminEmails } = config
  const asked = { tagAddress, audit, jobs, notify, sessions, origin, adminEmails }
  registerAdministration(app, { ...mailPorts, ...asked })
  subscriptionRoutes(app, { database, now })
  registerGeneration(app, { ...parts, now })
  importRoutes(app, {
    ...importPorts(parts, uploads),
    allowance: importAllowance(limiter, now),
  })
  registerDecks(app, parts, { uploads, passwords, notify, limiter, ...mailPorts })
  registerPictures(app, parts, { uploads, now })
  const render = jobs.watch('Exports', parts.render)
  exportRoutes(app, { queries, files, uploads, render, notify, now })
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

/** What the header of every page asks for; answers how other features tell people something there. */
function registerHeader(app: FastifyInstance, queries: Queries, now: () => Date): Notify {
  notificationRoutes(app, { queries, now })
  searchRoutes(app, { queries })
  return createNotify({ queries, now, warn: (message) => app.log.warn(message) })
}

/** Pictures that people send, have made and find: all are kept in one store. */
function registerPictures(
  app: FastifyInstance,
  { config, database: { queries }, render }: AppParts,
  { uploads, now }: { readonly uploads: FileStore; readonly now: () => Date },
): void {
  uploadRoutes(app, { queries, files: uploads })
  pictureRoutes(app, {
    queries,
    ...pictureParts(config, render, now),
    keep: (owner, picture) => storePicture({ queries, files: uploads }, owner, picture),
  })
}

/** Sends what waits in the queue until the app closes. */
function startMail(app: FastifyInstance, parts: AppParts, now: () => Date) {
  const { config, database } = parts
  const { queries } = database
  const inform = (message: string) => app.log.info(message)
  const mailer = parts.mailer ?? createMailer(config, { now, inform })
  const origin = () => publicOrigin(config, portOf(app))
  const mail = new MailWorker({
    queries,
    mailer,
    prepare: prepareMail({ queries, now, origin }),
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

/** The port that was given when 0 was asked for; undefined before the server listens. */
export function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}
