import type { GenerationEvent } from '@deckloom/contract'
import type { TokenPrices } from '@deckloom/models'
import type { DeckWriter } from '@deckloom/writer'
import type { Database, Queries } from '../../db/openDatabase.ts'
import type { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import type { GenerationSeat, SeatWish } from '../../platform/plans/generationAllowance.ts'
import type { FairQueue } from '../../platform/jobs/FairQueue.ts'
import type { Figures } from '../../platform/jobs/Figures.ts'

export interface GenerationPorts {
  readonly database: Pick<Database, 'queries' | 'kind'>
  readonly writer: DeckWriter
  readonly prices: TokenPrices
  readonly newId: () => string
  readonly now: () => Date
  /** So that a slow model cannot use up the server. */
  readonly gate: FairQueue
  /** Counts what is written, for whoever watches the server. */
  readonly figures: Figures
  /** Takes a seat in the quota of the account's plan. */
  readonly takeSeat: (account: Account, wish: SeatWish) => Promise<GenerationSeat | Failure>
  readonly warn: (message: string) => void
}

/** Keeps what a repeat of the request is told, in the transaction that stores what was written. */
export type KeepEvent<Event> = (transaction: Queries, last: Event) => Promise<void>

export type KeepAnswer = KeepEvent<Extract<GenerationEvent, { type: 'done' }>>

/** Who asks, and under which number the answer is known. */
export interface Caller {
  readonly account: Account
  readonly requestId: string
  /** Where a repeat gets the same answer. */
  readonly keep?: KeepAnswer | undefined
}
