/** A place in the quota of generations, held while one is written. */
export interface GenerationSeat {
  /** It was written, and counts. */
  settle(): Promise<void>
  /** It was not, and counts for nothing. */
  refund(): Promise<void>
}

/** What a seat is wanted for. */
export interface SeatWish {
  /** It counted before, and does not count again. */
  readonly isFree: boolean
  /** A model writes: its tokens and its cost have limits of their own. */
  readonly isMetered: boolean
  /** The most that it can cost, in cents. */
  readonly cost: number
}
