import type { ActivityType } from '@deckloom/contract'

/** That somebody opened a page. */
export interface Visit {
  readonly kind: 'visit'
  /** Of who is signed in. */
  readonly userId: string | null
  readonly sessionId: string | null
  /** One of `visitedPage`. */
  readonly page: string
  readonly userAgent: string | null
  readonly referrer: string | null
  readonly at: Date
}

/** That somebody did something. */
export interface Activity {
  readonly kind: ActivityType
  readonly userId: string | null
  readonly presentationId: number | null
  readonly at: Date
}
