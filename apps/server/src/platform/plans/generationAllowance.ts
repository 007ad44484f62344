/** A reservation in the generation quota, held while a deck is written. */
export interface GenerationSeat {
  /** The deck was written: the reservation counts. */
  settle(): Promise<void>
  /** The deck was not written: the reservation is released. */
  refund(): Promise<void>
}

/** What a seat is reserved for. */
export interface SeatRequest {
  /** It was counted before, and is not counted again. */
  readonly isFree: boolean
  /** A model writes it: tokens and cost have limits of their own. */
  readonly isMetered: boolean
  /** Maximum cost in cents. */
  readonly cost: number
}
