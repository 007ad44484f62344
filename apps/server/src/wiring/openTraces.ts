import type { Config } from '../config/config.ts'
import { productVersion } from '../platform/process/productVersion.ts'
import { traceBy } from '../platform/tracing/spans.ts'

/** Enables tracing if configured. The returned function flushes and ends it. */
export async function openTraces({
  observe: { traces },
}: Pick<Config, 'observe'>): Promise<() => Promise<void>> {
  if (!traces) return () => Promise.resolve()
  const { openTelemetry } = await import('../platform/tracing/openTelemetry.ts')
  const tracer = openTelemetry(productVersion())
  traceBy(tracer)
  return async () => {
    traceBy(undefined)
    await tracer.close()
  }
}
