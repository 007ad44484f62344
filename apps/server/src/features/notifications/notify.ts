import type { Queries } from '../../db/openDatabase.ts'
import type { Notice, Notify } from '../../platform/notices.ts'
import { describeError } from '../../platform/describeError.ts'
import { insertNotification } from './notificationsRepository.ts'

export interface NotifyPorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly warn: (message: string) => void
}

/** Notifies people in the header's list. */
export function createNotify({ queries, now, warn }: NotifyPorts): Notify {
  return async (userId, notice) => {
    try {
      const occasion = occasionOf(notice)
      await insertNotification(queries, { userId, notice, occasion, createdAt: now() })
    } catch (error) {
      // A lost notification must not fail the operation.
      warn(`A notification was not kept: ${describeError(error)}`)
    }
  }
}

function occasionOf(notice: Notice): string {
  if ('comment' in notice) return `${notice.kind} ${notice.comment}`
  switch (notice.kind) {
    case 'trial-ending':
      return `${notice.kind} ${notice.endsAt}`
    case 'plan-started':
      return `${notice.kind} ${notice.subscription}`
    case 'plan-given':
      return `${notice.kind} ${notice.tier} ${notice.until}`
    case 'decks-received':
      return `${notice.kind} ${notice.from} ${notice.at}`
    case 'deck-received':
      return `${notice.kind} ${notice.deck} ${notice.at}`
    case 'access-asked':
      return `${notice.kind} ${notice.request} ${notice.at}`
    case 'export-finished':
      return `${notice.kind} ${notice.token}`
    case 'deck-shared':
      return `${notice.kind} ${notice.deck} ${notice.mayEdit}`
  }
}
