// Loaded only if metrics are enabled: the library takes memory of its own.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ConnectionLoad } from '../../db/connection/ConnectionPool.ts'
import type { StepRow } from '../../db/maintenance/stepsRepository.ts'
import type { Standing } from '../../http/Readiness.ts'
import type { VersionFacts } from '../../http/health.ts'
import type { Figures } from '../../platform/jobs/Figures.ts'
import type { JobState } from '../../platform/jobs/JobRegistry.ts'

/** Sources of metrics that are only collected on a scrape. */
export interface MetricSources {
  readonly version: VersionFacts
  readonly figures: Figures
  readonly connections: () => ConnectionLoad
  readonly jobs: () => readonly JobState[]
  /** The state of the server's parts; never rejects. */
  readonly standing: () => Promise<Standing>
  readonly disk: () => Promise<{ readonly bytes: number; readonly free: number }>
  /** The last runs of the maintenance steps. */
  readonly steps: () => Promise<readonly StepRow[]>
  readonly sockets: () => Promise<number>
  readonly warn: (message: string) => void
}

/** A request as a metric: no user input, or the number of series would be unbounded. */
export interface CountedRequest {
  readonly method: string
  /** The route pattern; undefined if none matched. */
  readonly route: string | undefined
  readonly status: number
  readonly ms: number
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

/** The metrics in Prometheus' text format. */
export class ServerMetrics {
  readonly #registry = new Registry()
  readonly #sources: MetricSources
  readonly #requests = this.#counter('http_requests_total', 'Requests that were answered', [
    'method',
    'route',
    'status',
  ])
  readonly #durations = new Histogram({
    name: 'deckloom_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route'],
    buckets,
    registers: [this.#registry],
  })
  readonly #streams = this.#gauge('event_streams', 'Event streams that are open')
  readonly #gather: readonly (() => Promise<void> | void)[]
  #gathering: Promise<string> | undefined

  constructor(sources: MetricSources) {
    this.#sources = sources
    const { version, commit, schema } = sources.version
    this.#gauge('build_info', 'Which Deckloom this is', ['version', 'commit', 'schema']).set(
      { version, commit: commit ?? '', schema },
      1,
    )
    this.#gather = [
      this.#connections(),
      this.#queues(),
      this.#jobs(),
      this.#writing(),
      this.#partsAndSteps(),
      this.#disk(),
      this.#sockets(),
    ]
    collectDefaultMetrics({ register: this.#registry })
  }

  count({ method, route = 'none', status, ms }: CountedRequest): void {
    const known = methods.has(method) ? method : 'other'
    this.#requests.inc({ method: known, route, status })
    this.#durations.observe({ method: known, route }, ms / 1_000)
  }

  /** Counts an event stream until the returned function is called. */
  openStream(): () => void {
    this.#streams.inc()
    return () => this.#streams.dec()
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  /** The current metrics. Concurrent calls share one collection; failed sources are left out. */
  text(): Promise<string> {
    this.#gathering ??= this.#read().finally(() => {
      this.#gathering = undefined
    })
    return this.#gathering
  }

  async #read(): Promise<string> {
    await Promise.all(this.#gather.map(async (gather) => gather()))
    return this.#registry.metrics()
  }

  #connections() {
    const open = this.#gauge('database_connections', 'Connections of the pool', ['state'])
    const waiting = this.#gauge('database_waiting', 'Work that waits for a connection')
    const most = this.#gauge('database_connections_max', 'Connections that may be open at once')
    return () => {
      const load = this.#sources.connections()
      open.set({ state: 'in_use' }, load.inUse)
      open.set({ state: 'idle' }, load.idle)
      waiting.set(load.waiting)
      most.set(load.most)
    }
  }

  #queues() {
    const running = this.#gauge('queue_running', 'Work that goes on', ['queue'])
    const waiting = this.#gauge('queue_waiting', 'Work that waits', ['queue'])
    const stalled = this.#gauge('queue_stalled_seconds', 'Since work last moved while some waits', [
      'queue',
    ])
    const ended = this.#counter('queue_ended_total', 'Work that came to an end', ['queue'])
    const refused = this.#counter('queue_refused_total', 'Work there was no room for', ['queue'])
    return () => {
      for (const [queue, load] of this.#sources.figures.queues()) {
        running.set({ queue }, load.running)
        waiting.set({ queue }, load.waiting)
        stalled.set({ queue }, load.stalledMs / 1_000)
        setTo(ended, { queue }, load.ended)
        setTo(refused, { queue }, load.refused)
      }
    }
  }

  #jobs() {
    const running = this.#gauge('job_running', 'Jobs of the server that go on', ['job'])
    const total = this.#counter('job_total', 'Jobs of the server that ended', ['job', 'result'])
    return () => {
      for (const { name: job, ...state } of this.#sources.jobs()) {
        running.set({ job }, state.running)
        setTo(total, { job, result: 'finished' }, state.finished)
        setTo(total, { job, result: 'failed' }, state.failed)
      }
    }
  }

  #writing() {
    const running = this.#gauge('generation_running', 'Decks and outlines being written')
    const total = this.#counter('generation_total', 'Decks and outlines', ['result'])
    const tokens = this.#counter('model_tokens_total', 'Tokens of models', ['direction'])
    return () => {
      const { writing, tokens: used } = this.#sources.figures
      running.set(writing.running)
      setTo(total, { result: 'finished' }, writing.finished)
      setTo(total, { result: 'failed' }, writing.failed)
      setTo(tokens, { direction: 'input' }, used.input)
      setTo(tokens, { direction: 'output' }, used.output)
    }
  }

  #partsAndSteps() {
    const up = this.#gauge('part_up', 'Whether a part of /readyz works', ['part'])
    const lastOk = this.#gauge(
      'step_last_success_timestamp_seconds',
      'When an hourly step last went well, on whichever server',
      ['step'],
    )
    const seconds = this.#gauge('step_seconds', 'What the last run of a step took', ['step'])
    const failed = this.#gauge('step_failed', 'Whether its last run failed', ['step'])
    return async () => {
      const { checks } = await this.#sources.standing()
      for (const [part, result] of Object.entries(checks)) up.set({ part }, Number(result === 'ok'))
      for (const gauge of [lastOk, seconds, failed]) gauge.reset()
      // A scrape does not wait for a database that is away.
      if (checks['database'] !== 'ok') return
      for (const row of (await this.#try('hourly steps', this.#sources.steps)) ?? []) {
        const step = row.name
        const [ok, error] = [row.lastOk?.getTime() ?? 0, row.lastErrorAt?.getTime() ?? 0]
        if (row.lastOk) lastOk.set({ step }, ok / 1_000)
        seconds.set({ step }, row.ms / 1_000)
        failed.set({ step }, Number(error > ok))
      }
    }
  }

  #disk() {
    const bytes = this.#gauge('disk_bytes', 'Size of the disk of DATA_DIR')
    const free = this.#gauge('disk_free_bytes', 'What is left of it')
    return async () => {
      const disk = await this.#try('disk', this.#sources.disk)
      for (const gauge of [bytes, free]) gauge.reset()
      bytes.set(disk?.bytes ?? Number.NaN)
      free.set(disk?.free ?? Number.NaN)
    }
  }

  #sockets() {
    const open = this.#gauge('http_connections', 'Connections of the HTTP server')
    return async () => open.set(await this.#sources.sockets())
  }

  async #try<T>(what: string, read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read()
    } catch (error) {
      this.#sources.warn(
        `Metrics without ${what}: ${error instanceof Error ? error.name : 'fault'}`,
      )
      return undefined
    }
  }

  #gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []) {
    return new Gauge({ name: `deckloom_${name}`, help, labelNames, registers: [this.#registry] })
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Counter({ name: `deckloom_${name}`, help, labelNames, registers: [this.#registry] })
  }
}

/** Sets a counter to an external total: the library's counters can only be incremented. */
function setTo<Label extends string>(
  counter: Counter<Label>,
  labels: Partial<Record<Label, string>>,
  value: number,
): void {
  counter.remove(labels)
  counter.inc(labels, value)
}
