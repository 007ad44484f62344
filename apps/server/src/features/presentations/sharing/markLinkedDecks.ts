import type { MaintenanceStep } from '../../../db/maintenance/step.ts'
import { linkedDecks, markPublic } from './shareLinksRepository.ts'

/** Updates which decks have an active link: links expire by themselves. */
export const markLinkedDecks: MaintenanceStep = {
  name: 'Expired links',
  async batch({ queries, now, limit, position }) {
    const ids = await linkedDecks(queries, { after: Number(position ?? 0), limit })
    if (ids.length > 0) await markPublic(queries, { ids, now })
    return { rows: ids.length, next: ids.length < limit ? null : String(ids.at(-1)) }
  },
}
