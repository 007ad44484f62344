import type { FastifyInstance } from 'fastify'
import type { Queries } from './db/openDatabase.ts'
import { purgeEmailChanges } from './features/accounts/emailChangesRepository.ts'
import { purgeVerifications } from './features/accounts/emailVerificationsRepository.ts'
import { purgeSessions } from './features/accounts/sessionsRepository.ts'
import { purgeSignIns } from './features/accounts/purgeSignIns.ts'
import type { SignInFailures } from './features/accounts/signInFailures.ts'
import { purgeGenerations } from './features/generation/generationRepository.ts'
import { keepNotifications } from './features/notifications/keepNotifications.ts'
import { purgeTrash } from './features/presentations/pageRepository.ts'
import { purgeSharing } from './features/presentations/sharing/shareLinksRepository.ts'
import { sweepUploads } from './features/uploads/sweepUploads.ts'
import type { FileStore } from './platform/fileStore.ts'
import type { Notify } from './platform/notices.ts'
import type { JobBook } from './platform/JobBook.ts'
import { repeatHourly } from './platform/repeatHourly.ts'

interface Sweeping {
  readonly queries: Queries
  readonly failures: SignInFailures
  readonly uploads: FileStore
  readonly notify: Notify
  readonly now: () => Date
  readonly closeDays: () => Promise<void>
  readonly jobs: JobBook
}

/** Adds up the days that are over, and removes what has had its day, until the app closes. */
export function sweepHourly(app: FastifyInstance, sweeping: Sweeping): void {
  const { queries, failures, uploads, now, closeDays, jobs } = sweeping
  const purging = repeatHourly(
    jobs.watch('Hourly sums and cleaning', async () => {
      await purgeSessions(queries, now())
      await failures.purge()
      await sweepUploads({ queries, files: uploads }, now())
      await purgeEmailChanges(queries, now())
      await purgeVerifications(queries, now())
      await purgeSignIns(queries, now())
      await purgeSharing(queries, now())
      await purgeTrash(queries, now())
      await closeDays()
      await keepNotifications(sweeping, now())
      await purgeGenerations(queries, now())
    }),
    (message) => app.log.warn(message),
  )
  app.addHook('onClose', () => purging.stop())
}
