import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import type { DeckWriter } from '@deckloom/writer'
import { sql } from 'drizzle-orm'
import { fastify, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { Database } from './db/openDatabase.ts'
import { accountMail } from './features/accounts/accountMail.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { purgeSessions, sessionsRepository } from './features/accounts/sessionsRepository.ts'
import { AuditWriter } from './features/audit/AuditWriter.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { exportRoutes } from './features/exports/routes.ts'
import { generationRoutes } from './features/generation/routes.ts'
import { signInFailures } from './features/accounts/signInFailures.ts'
import { MailWorker } from './features/mail/MailWorker.ts'
import { presentationRoutes } from './features/presentations/routes.ts'
import { registerAccess } from './http/access.ts'
import { registerAddressLength } from './http/addressLength.ts'
import { registerFailures } from './http/answers.ts'
import { registerAuditTrail } from './http/auditTrail.ts'
import { registerCspReports } from './http/cspReports.ts'
import { registerDatabaseWait } from './http/databaseWait.ts'
import { registerHealth } from './http/health.ts'
import { markPage, registerFormGuard } from './http/formGuard.ts'
import { bodyLimits } from './http/limits.ts'
import { registerOriginGuard } from './http/originGuard.ts'
import { RateLimiter } from './http/rateLimiter.ts'
import { registerRateLimits } from './http/rateLimits.ts'
import { registerJson } from './http/readJson.ts'
import { registerSecurityHeaders } from './http/securityHeaders.ts'
import { serverOptions } from './http/serverOptions.ts'
import { createSessions, type Sessions } from './http/sessions.ts'
import { registerWebApp } from './http/webApp.ts'
import { createFileStore } from './platform/fileStore.ts'
import { createMailer } from './platform/mail/createMailer.ts'
import type { Mailer } from './platform/mail/letter.ts'
import { createPasswords } from './platform/passwords.ts'
import { repeatHourly } from './platform/repeatHourly.ts'
import { createTagAddress } from './platform/tagAddress.ts'
import { publicOrigin } from './publicOrigin.ts'
import type { DeckRenderer } from './platform/render/deckRenderer.ts'
import type { PoolControl } from './platform/render/RenderPool.ts'

export interface AppParts {
  readonly config: Config
  readonly database: Database
  /** Signs cookies. */
  readonly secret: string
  readonly writer: DeckWriter
  readonly render: DeckRenderer<PoolControl>
  /** The built browser app. */
  readonly webFolder: string
  readonly now?: () => Date
  /** Instead of the one that the configuration names. */
  readonly mailer?: Mailer
}

/** Puts the server together: the only place that knows all of its parts. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database } = parts
  const now = parts.now ?? (() => new Date())
  const secure = config.publicUrl?.protocol === 'https:'
  const app = fastify(serverOptions({ ...config, secure, bodyLimit: bodyLimits.default }))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  const sessions = createSessions(sessionsRepository(database.queries, now), { secure })
  const limiter = new RateLimiter(config.rateLimitScale, () => now().getTime())
  const audit = new AuditWriter({
    queries: database.queries,
    warn: (message) => app.log.warn(message),
  })
  // Runs when the last request was answered: what that one did is on record too.
  app.addHook('onClose', () => audit.stop())
  registerAuditTrail(app, audit, now)
  registerFailures(app)
  registerJson(app)
  // Hooks run in this order; what refuses cheaply and for everybody comes first.
  registerSecurityHeaders(app, { secure })
  registerAddressLength(app)
  registerOriginGuard(app, config.publicUrl)
  registerDatabaseWait(app, () => database.whenReady())
  await app.register(cookie, { secret: parts.secret })
  const form = { now: () => now().getTime(), scale: config.rateLimitScale, secure }
  registerFormGuard(app, form)
  registerAccess(app, sessions)
  registerRateLimits(app, limiter)

  registerFeatures(app, parts, { limiter, sessions, now })
  registerCspReports(app)
  registerHealth(app, async () => {
    await database.whenReady()
    await database.queries.execute(sql`select 1`)
  })
  await registerWebApp(app, parts.webFolder, (reply) => markPage(reply, form))
  return app
}

interface Shared {
  readonly limiter: RateLimiter
  readonly sessions: Sessions
  readonly now: () => Date
}

function registerFeatures(
  app: FastifyInstance,
  parts: AppParts,
  { limiter, sessions, now }: Shared,
): void {
  const { config, database } = parts
  const { queries } = database
  const newId = randomUUID
  const passwords = createPasswords()
  const tagAddress = createTagAddress(parts.secret)
  const { mail, mailer } = startMail(app, parts, now)
  const failures = signInFailures(queries, { scale: config.rateLimitScale, now })
  const purging = repeatHourly(
    async () => {
      await purgeSessions(queries, now())
      await failures.purge()
    },
    (message) => app.log.warn(message),
  )
  app.addHook('onClose', () => purging.stop())
  accountRoutes(app, {
    queries,
    passwords,
    adminEmails: config.adminEmails,
    limiter,
    failures,
    tagAddress,
    sessions,
    now,
    delivery: mailer.delivery,
    mailWaits: () => mail.wake(),
  })
  auditRoutes(app, { queries, tagAddress })
  presentationRoutes(app, { database, newId })
  generationRoutes(app, { database, writer: parts.writer, newId })
  const store = (folder: string) => createFileStore(join(config.dataDir, 'files', folder))
  const [files, uploads] = [store('exports'), store('uploads')]
  exportRoutes(app, { queries, files, uploads, render: parts.render, now })
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
    prepare: accountMail({ queries, now, origin }),
    now,
    warn: (message) => app.log.warn(message),
  })
  app.addHook('onClose', () => mail.stop())
  return { mail, mailer }
}

/** The port that was given when 0 was asked for; undefined before the server listens. */
export function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}
