/** Attributes of a span: never user input, never a query's values. */
export type SpanFacts = Readonly<Record<string, string | number>>

export interface OpenSpan {
  /** Spans started within are children of this one. */
  run<T>(work: () => T): T
  /** Ends the span, with an error if there was one. */
  end(outcome?: {
    readonly name?: string
    readonly facts?: SpanFacts
    readonly failed?: boolean
  }): void
}

export interface SpanOptions {
  readonly kind?: 'server' | 'client'
  readonly facts?: SpanFacts
  /** Headers of the incoming request: they may contain the trace context of the caller. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>
}

export interface Tracer {
  begin(name: string, options: SpanOptions): OpenSpan
  /** Flushes and closes. */
  close(): Promise<void>
}

// One per process.
let tracer: Tracer | undefined

/** Sets the tracer; undefined disables tracing. */
export function traceBy(next: Tracer | undefined): void {
  tracer = next
}

export function isTraced(): boolean {
  return tracer !== undefined
}

/** Starts a span if tracing is enabled. */
export function beginSpan(name: string, options: SpanOptions = {}): OpenSpan | undefined {
  return tracer?.begin(name, options)
}

/** Runs `work` within a span if tracing is enabled. */
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
