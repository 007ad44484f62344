/** A request that is right in everything but who makes it. */
export interface Call {
  readonly url: string
  readonly payload?: object
  readonly type?: string
}
