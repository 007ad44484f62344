/** What is known about a piece of work beforehand: never what a caller wrote, never a query's values. */
export type SpanFacts = Readonly<Record<string, string | number>>

export interface OpenSpan {
  /** What begins within is below this one. */
  run<T>(work: () => T): T
  /** Ends it; with a failure where there was one. */
  end(outcome?: {
    readonly name?: string
    readonly facts?: SpanFacts
    readonly failed?: boolean
  }): void
}

export interface SpanWish {
  readonly kind?: 'server' | 'client'
  readonly facts?: SpanFacts
  /** Headers of the request that it answers: they may name a trace that began elsewhere. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>
}

export interface Tracer {
  begin(name: string, wish: SpanWish): OpenSpan
  /** Sends what is left. */
  close(): Promise<void>
}

// One for the process: whatever works, in whichever part, tells the same one.
let tracer: Tracer | undefined

/** From now on work is traced; undefined ends it. */
export function traceBy(next: Tracer | undefined): void {
  tracer = next
}

export function isTraced(): boolean {
  return tracer !== undefined
}

/** Begins a span where work is traced. */
export function beginSpan(name: string, wish: SpanWish = {}): OpenSpan | undefined {
  return tracer?.begin(name, wish)
}

/** Does something within a span where work is traced, and as it is elsewhere. */
export async function inSpan<T>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, { facts })
  if (!span) return work()
  let failed = true
  try {
    const result = await span.run(work)
    failed = false
    return result
  } finally {
    span.end({ failed })
  }
}
