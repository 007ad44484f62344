import type { ActivityType } from '@deckloom/contract'

/** A page view. */
export interface Visit {
  readonly kind: 'visit'
  /** The signed-in account. */
  readonly userId: string | null
  readonly sessionId: string | null
  /** One of `visitedPage`. */
  readonly page: string
  readonly userAgent: string | null
  readonly referrer: string | null
  readonly at: Date
}

/** An action of a visitor. */
export interface Activity {
  readonly kind: ActivityType
  readonly userId: string | null
  readonly presentationId: number | null
  readonly at: Date
}
