import type { GenerationEvent } from '@deckloom/contract'
import type { TokenPrices } from '@deckloom/models'
import type { DeckWriter } from '@deckloom/writer'
import type { Database, Queries } from '../../db/openDatabase.ts'
import type { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import type { GenerationSeat, SeatRequest } from '../../platform/plans/generationAllowance.ts'
import type { FairQueue } from '../../platform/jobs/FairQueue.ts'
import type { Figures } from '../../platform/jobs/Figures.ts'

export interface GenerationPorts {
  readonly database: Pick<Database, 'queries' | 'kind'>
  readonly writer: DeckWriter
  readonly prices: TokenPrices
  readonly newId: () => string
  readonly now: () => Date
  /** Limits the effect of a slow model on the server. */
  readonly gate: FairQueue
  /** Counts what is written, for the metrics. */
  readonly figures: Figures
  /** Reserves a seat in the quota of the account's plan. */
  readonly takeSeat: (account: Account, request: SeatRequest) => Promise<GenerationSeat | Failure>
  readonly warn: (message: string) => void
}

/** Stores the final event for repeats, in the transaction that stores what was written. */
export type KeepEvent<Event> = (transaction: Queries, last: Event) => Promise<void>

export type KeepAnswer = KeepEvent<Extract<GenerationEvent, { type: 'done' }>>

/** The caller, and the id of the request. */
export interface Caller {
  readonly account: Account
  readonly requestId: string
  /** Stores the answer for repeats. */
  readonly keep?: KeepAnswer | undefined
}
