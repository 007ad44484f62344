// Loaded only if tracing is enabled. The library reads endpoint, headers, sampler and batches from
// the standard environment variables.
import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { OpenSpan, SpanOptions, Tracer } from './spans.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const

/** Exports spans by OTLP over HTTP. If the collector is away, spans are lost and nothing else. */
export function openTelemetry(version: string): Tracer {
  const own = resourceFromAttributes({ 'service.name': 'deckloom', 'service.version': version })
  const provider = new NodeTracerProvider({
    // The environment takes precedence.
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const tracer = trace.getTracer('deckloom', version)
  return {
    begin(name, { kind, facts = {}, headers }: SpanOptions) {
      const active = context.active()
      const parent = headers ? propagation.extract(active, headers) : active
      const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes: facts }
      return openSpan(tracer.startSpan(name, options, parent))
    },
    close: () => provider.shutdown(),
  }
}

function openSpan(span: Span): OpenSpan {
  const below = trace.setSpan(context.active(), span)
  return {
    run: (work) => context.with(below, work),
    end: ({ name, facts, failed = false } = {}) => {
      if (name !== undefined) span.updateName(name)
      if (facts) span.setAttributes(facts)
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}
