import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/openDatabase.ts'
import { describeError } from '../../platform/describeError.ts'
import { QueueWorker } from '../../platform/jobs/QueueWorker.ts'
import type { MaintenanceStep } from '../../db/maintenance/step.ts'
import { isCompleted } from '../../db/maintenance/stepsRepository.ts'
import { decksAfter, listDue } from '../../db/deckIndex/deckIndexRepository.ts'
import { indexDecks } from '../../db/deckIndex/indexDecks.ts'

const everyMs = 2_000
const atOnce = 50

/**
 * Indexes changed decks in the background until the app closes, within seconds: no save waits for
 * it.
 */
export function openDeckIndex(app: FastifyInstance, queries: Queries): void {
  const worker = new QueueWorker({
    everyMs,
    failed: (error) => app.log.warn(`Indexing decks waits: ${describeError(error)}`),
    async work(stopped) {
      let due = atOnce
      while (due === atOnce && !stopped()) {
        const ids = await listDue(queries, atOnce)
        await indexDecks(queries, ids)
        due = ids.length
      }
    },
  })
  app.addHook('onClose', () => worker.stop())
}

const name = 'Search index of older decks'

/** Indexes decks that are older than the index. */
export const indexOlderDecks: MaintenanceStep = {
  name,
  async batch({ queries, limit, position }) {
    if (await isCompleted(queries, name)) return { rows: 0, next: null }
    const ids = await decksAfter(queries, { after: Number(position ?? 0), limit })
    const rows = await indexDecks(queries, ids)
    return { rows, next: ids.length < limit ? null : String(ids.at(-1)) }
  },
}
