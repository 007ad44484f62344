import { z } from 'zod'

/** Environment variables for monitoring. */
export const observeVariables = z.object({
  DISK_MIN_FREE_MB: z.coerce.number().int().min(0).max(1_000_000_000).default(100),
  ACCESS_LOG: z.enum(['off', 'on', 'addresses']).default('off'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, { error: 'needs at least 16 characters of ASCII, without spaces' })
    .optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'must be a host name or an address of this machine' })
    .default('localhost'),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
})

export interface ObserveConfig {
  /** With less free space in `DATA_DIR` the server is not ready. */
  readonly minFreeBytes: number
  /** One line for each request; with `addresses`, including the client's. */
  readonly accessLog: 'off' | 'on' | 'addresses'
  /** Whether spans are exported to a collector. */
  readonly traces: boolean
  /** Undefined disables metrics. */
  readonly metrics: MetricsConfig | undefined
}

export interface MetricsConfig {
  /** The required bearer token; undefined allows everybody who reaches the port. */
  readonly token: string | undefined
  /** A separate port; undefined serves them on the main one. */
  readonly port: number | undefined
  readonly host: string
}

export function observeConfigOf(values: z.infer<typeof observeVariables>): ObserveConfig {
  const { METRICS_TOKEN: token, METRICS_PORT: port, METRICS_HOST: host } = values
  return {
    minFreeBytes: values.DISK_MIN_FREE_MB * 1024 ** 2,
    accessLog: values.ACCESS_LOG,
    traces: isTraced(values),
    metrics: token === undefined && port === undefined ? undefined : { token, port, host },
  }
}

/** The library itself reads all other settings from the standard variables. */
function isTraced(values: z.infer<typeof observeVariables>): boolean {
  const endpoint = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT
  return endpoint !== undefined && values.OTEL_SDK_DISABLED === 'false'
}
