import { statfs } from 'node:fs/promises'
import type { MaintenanceStepItem, StorageReport } from '@deckloom/contract'
import type { MaintenanceStep } from '../../db/maintenance/step.ts'
import { listSteps, type StepRow } from '../../db/maintenance/stepsRepository.ts'
import { listStored } from '../../db/maintenance/storedFigures.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { readSizes } from './storageRepository.ts'

export interface MaintenancePorts {
  readonly queries: Queries
  readonly steps: readonly MaintenanceStep[]
  /** The folder whose disk is shown. */
  readonly dataDir: string
}

/** How the steps of the hourly work went last, in their order. */
export async function readMaintenance({
  queries,
  steps,
}: MaintenancePorts): Promise<readonly MaintenanceStepItem[]> {
  const names = steps.map(({ name }) => name)
  const rows = new Map((await listSteps(queries, names)).map((row) => [row.name, row]))
  return names.map((name) => presentStep(rows.get(name) ?? { ...notStarted, name }))
}

/** What takes the disk. */
export async function readStorage({ queries, dataDir }: MaintenancePorts): Promise<StorageReport> {
  const [{ kinds, database }, stored, disk] = await Promise.all([
    readSizes(queries),
    listStored(queries),
    statfs(dataDir),
  ])
  return {
    tables: kinds,
    files: stored.map(({ countedAt, ...row }) => ({ ...row, countedAt: countedAt.toISOString() })),
    database,
    disk: { bytes: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize },
  }
}

const notStarted = {
  rows: 0,
  ms: 0,
  longestBatchMs: 0,
  lastOk: null,
  lastError: null,
  lastErrorAt: null,
  position: null,
}

function presentStep(row: Omit<StepRow, 'lastStart' | 'completed'>): MaintenanceStepItem {
  const { name, rows, ms, longestBatchMs, lastOk, lastError, lastErrorAt, position } = row
  return {
    name,
    rows,
    ms,
    longestBatchMs,
    lastError,
    lastOk: lastOk?.toISOString() ?? null,
    lastErrorAt: lastErrorAt?.toISOString() ?? null,
    isUnfinished: position !== null,
  }
}
