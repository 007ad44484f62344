import { setTimeout as sleep } from 'node:timers/promises'
import type { Queries } from '../openDatabase.ts'
import { describeError } from '../../platform/describeError.ts'
import { inSpan } from '../../platform/tracing/spans.ts'
import type { MaintenanceStep } from './step.ts'
import { listSteps, type StepRow, writeStep } from './stepsRepository.ts'

const hourMs = 60 * 60 * 1_000

export interface RunParts {
  readonly queries: Queries
  readonly steps: readonly MaintenanceStep[]
  readonly now: () => Date
  readonly warn: (message: string) => void
  /** Once it aborts, no batch is started. */
  readonly signal: AbortSignal
}

/**
 * The steps whose last run started an hour ago, or in the future of a clock that has been set back.
 */
export async function dueSteps({
  queries,
  steps,
  now,
}: Pick<RunParts, 'queries' | 'steps' | 'now'>): Promise<readonly MaintenanceStep[]> {
  const rows = await listSteps(
    queries,
    steps.map(({ name }) => name),
  )
  const startedAt = new Map(rows.map(({ name, lastStart }) => [name, lastStart?.getTime()]))
  const isDue = ({ name }: MaintenanceStep) => {
    const since = now().getTime() - (startedAt.get(name) ?? -Infinity)
    return since >= hourMs || since < 0
  }
  return steps.filter(isDue)
}

/**
 * Runs steps one after the other. A failure is reported to `warn` with the step's name and does not
 * stop the others; throws at the end with the names of the failed steps.
 */
export async function runSteps(parts: RunParts): Promise<void> {
  const failed: string[] = []
  for (const step of parts.steps) {
    if (parts.signal.aborted) return
    if (!(await runStep(parts, step))) failed.push(step.name)
  }
  if (failed.length > 0) throw new Error(`These steps failed: ${failed.join(', ')}`)
}

async function runStep(parts: RunParts, step: MaintenanceStep): Promise<boolean> {
  const { queries, now, warn } = parts
  try {
    const [before] = await listSteps(queries, [step.name])
    await writeStep(queries, step.name, { lastStart: now() })
    await inSpan(`step ${step.name}`, {}, () => runBatches(parts, step, before))
    return true
  } catch (error) {
    const lastError = describeError(error)
    warn(`Hourly work, step "${step.name}", failed: ${lastError}`)
    // The database may be what failed.
    await writeStep(queries, step.name, { lastError, lastErrorAt: now() }).catch(() => undefined)
    return false
  }
}

/** Target duration of a batch. */
const batchMs = { short: 250, long: 1_000 }
const batchRows = { first: 100, most: 1_000 }
/** The rest is done in an hour: no step starves the ones after it. */
const runMs = 10 * 60_000
const longestPauseMs = 1_000

async function runBatches(
  { queries, now, signal }: RunParts,
  step: MaintenanceStep,
  before: StepRow | undefined,
): Promise<void> {
  const start = performance.now()
  let [limit, rows, longestBatchMs]: [number, number, number] = [batchRows.first, 0, 0]
  let position = before?.position ?? null
  do {
    const startedAt = performance.now()
    const done = await step.batch({ queries, now: now(), limit, position })
    const ms = performance.now() - startedAt
    rows += done.rows
    position = done.next
    longestBatchMs = Math.max(longestBatchMs, Math.round(ms))
    const figures = { rows, position, longestBatchMs, ms: Math.round(performance.now() - start) }
    await writeStep(queries, step.name, {
      ...figures,
      ...(position === null && { completed: true }),
    })
    limit = nextLimit(limit, ms)
    // Pauses as long as the batch took: half of the database's time stays for requests.
    if (position !== null) await pause(Math.min(ms, longestPauseMs), signal)
  } while (position !== null && !signal.aborted && performance.now() - start < runMs)
  await writeStep(queries, step.name, { lastOk: now() })
}

function nextLimit(limit: number, ms: number): number {
  if (ms > batchMs.long) return Math.max(1, Math.floor(limit / 2))
  return ms < batchMs.short ? Math.min(batchRows.most, limit * 2) : limit
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined)
}
