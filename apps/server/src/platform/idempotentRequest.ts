/** A request that its client may repeat without it being carried out twice. */
export interface IdempotentRequest {
  readonly userId: string
  /** Chosen by the client or the route. */
  readonly key: string
  /** Method and path pattern. */
  readonly route: string
  /** SHA-256. */
  readonly bodyHash: string
}
