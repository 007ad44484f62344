import { workspaceLimits } from '@deckloom/contract'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { purgeIdempotencyKeys } from '../db/idempotencyRepository.ts'
import { purgeRateWindows } from '../db/LeasedWindows.ts'
import { withLease } from '../db/leases.ts'
import type { Queries } from '../db/openDatabase.ts'
import { purgeEmailChanges } from '../features/accounts/repositories/emailChangesRepository.ts'
import { purgeVerifications } from '../features/accounts/repositories/emailVerificationsRepository.ts'
import { purgeSignIns } from '../features/accounts/purgeSignIns.ts'
import { purgeSessions } from '../features/accounts/repositories/sessionsRepository.ts'
import type { SignInFailures } from '../features/accounts/passwords/signInFailures.ts'
import { auditStep } from '../features/audit/auditStep.ts'
import type { OpenedAudit } from '../features/audit/openAudit.ts'
import { indexOlderDecks } from '../features/search/openDeckIndex.ts'
import { exportSteps } from '../features/exports/exportSteps.ts'
import { purgeGenerations } from '../features/generation/generationRepository.ts'
import { mailFilesStep } from '../features/mail/mailFilesStep.ts'
import { purgeFailedMail } from '../features/mail/mailRepository.ts'
import { dueSteps, runSteps } from '../db/maintenance/runSteps.ts'
import { type MaintenanceStep, purgeStep, retainStep, singleStep } from '../db/maintenance/step.ts'
import { purgeNotifications } from '../features/notifications/notificationsRepository.ts'
import { notifyTrialsEnding } from '../features/notifications/notifyTrialsEnding.ts'
import { purgeTrash } from '../features/presentations/decks/pageRepository.ts'
import { purgeRevisions } from '../features/presentations/history/revisionsRepository.ts'
import { purgeReaders } from '../features/presentations/audience/visitsRepository.ts'
import { markLinkedDecks } from '../features/presentations/sharing/markLinkedDecks.ts'
import { purgeRequests } from '../features/presentations/people/accessRequestsRepository.ts'
import { purgeGuests, purgeVisits } from '../features/presentations/sharing/shareLinksRepository.ts'
import { pictureSteps } from '../features/uploads/pictureSteps.ts'
import type { Entitlements } from '../platform/plans/entitlements.ts'
import { describeError } from '../platform/describeError.ts'
import type { FileStore } from '../platform/fileStore.ts'
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts'
import type { Notify } from '../platform/notices.ts'
import { repeatEvery } from '../platform/jobs/repeatHourly.ts'
import type { RetentionConfig } from '../config/retentionConfig.ts'

const dayMs = 24 * 60 * 60 * 1_000
const notificationsMs = 90 * dayMs
const guestsMs = workspaceLimits.guestDays * dayMs
/** How often a server checks whether an hour is over or the leading server is gone. */
const lookMs = 60_000

export interface Stored {
  readonly queries: Queries
  readonly retention: RetentionConfig
  readonly failures: SignInFailures
  readonly uploads: FileStore
  readonly exports: FileStore
  /** The folder of emails if there is no mail server. */
  readonly mailFolder: string
  readonly audit: OpenedAudit
  readonly notify: Notify
  readonly entitlements: Entitlements
  /** Steps that features contribute. */
  readonly more: readonly MaintenanceStep[]
}

/** The maintenance steps in order: what people notice first, full scans last. */
export function hourlySteps(stored: Stored): readonly MaintenanceStep[] {
  const { queries, retention, failures, uploads } = stored
  return [
    purgeStep('Expired sessions', ({ now, limit }) => purgeSessions(queries, now, limit)),
    purgeStep('Failed sign-ins', ({ limit }) => failures.purge(limit)),
    purgeStep('Email change requests', ({ now, limit }) => purgeEmailChanges(queries, now, limit)),
    purgeStep('Email verifications', ({ now, limit }) => purgeVerifications(queries, now, limit)),
    purgeStep('Incomplete sign-ins', ({ now, limit }) => purgeSignIns(queries, now, limit)),
    purgeStep('Rate limit counters', ({ limit }) => purgeRateWindows(queries, limit)),
    purgeStep('Idempotency keys', ({ limit }) => purgeIdempotencyKeys(queries, limit)),
    markLinkedDecks,
    purgeStep('Link visitors', ({ now, limit }) => purgeVisits(queries, now, limit)),
    ...(stored.entitlements.hasPlans
      ? [singleStep('Trial reminders', ({ now }) => notifyTrialsEnding(stored, now))]
      : []),
    ...stored.more,
    retainStep('Notifications', notificationsMs, purgeNotifications),
    retainStep('Access requests', notificationsMs, purgeRequests),
    retainStep('Addresses of link visitors', guestsMs, purgeGuests),
    retainStep('Visits through links', retention.readersMs, purgeReaders),
    retainStep('Unfinished generations', retention.generationsMs, purgeGenerations),
    retainStep('Failed emails', retention.mailMs, purgeFailedMail),
    mailFilesStep(stored.mailFolder, retention.mailMs),
    purgeStep('Trash', ({ now, limit }) => purgeTrash(queries, now, limit)),
    retainStep('Old versions', retention.revisionsMs, purgeRevisions),
    auditStep(stored.audit.keys, retention.auditMs),
    ...exportSteps({ queries, files: stored.exports }),
    ...pictureSteps({ queries, files: uploads }),
    indexOlderDecks,
  ]
}

/** Runs the maintenance steps until the app closes, unless another server of this database does. */
export function sweepHourly(
  app: FastifyInstance,
  {
    queries,
    steps,
    now,
    jobs,
  }: {
    readonly queries: Queries
    readonly steps: readonly MaintenanceStep[]
    readonly now: () => Date
    readonly jobs: JobRegistry
  },
): void {
  const warn = (message: string) => app.log.warn(message)
  const closing = new AbortController()
  const lead = { name: 'hourly work', holder: randomUUID() }
  const run = jobs.watch(
    'Hourly maintenance',
    (due: readonly MaintenanceStep[], signal: AbortSignal) =>
      runSteps({ queries, steps: due, now, warn, signal }),
  )
  const look = async () => {
    if ((await dueSteps({ queries, steps, now })).length === 0) return
    await withLease(queries, lead, async (lost) => {
      // Checked again: another server may just have run them.
      const due = await dueSteps({ queries, steps, now })
      if (due.length > 0) await run(due, AbortSignal.any([lost, closing.signal]))
    })
  }
  const looking = repeatEvery(lookMs, look, (error) => {
    warn(`Hourly work failed: ${describeError(error)}`)
  })
  app.addHook('onClose', async () => {
    closing.abort()
    await looking.stop()
  })
}
