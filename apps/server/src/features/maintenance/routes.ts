import { statfs } from 'node:fs/promises'
import type { MaintenanceStepItem, StorageReport } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/openDatabase.ts'
import type { MaintenanceStep } from '../../db/maintenance/step.ts'
import { listSteps, type StepRow } from '../../db/maintenance/stepsRepository.ts'
import { listStored } from '../../db/maintenance/storedFigures.ts'
import { readSizes } from './storageRepository.ts'

export interface MaintenancePorts {
  readonly queries: Queries
  readonly steps: readonly MaintenanceStep[]
  /** The folder whose disk is shown. */
  readonly dataDir: string
}

/** How the hourly work goes, and what takes the disk, for administrators. */
export function maintenanceRoutes(app: FastifyInstance, ports: MaintenancePorts): void {
  const config = { access: 'administrator' } as const

  app.get('/api/admin/maintenance', { config }, async (_request, reply) => {
    const names = ports.steps.map(({ name }) => name)
    const rows = new Map((await listSteps(ports.queries, names)).map((row) => [row.name, row]))
    const items = names.map((name) => presentStep(rows.get(name) ?? { ...neverRun, name }))
    return reply.send(items)
  })

  app.get('/api/admin/storage', { config }, async (_request, reply) => {
    const [{ kinds, database }, stored, disk] = await Promise.all([
      readSizes(ports.queries),
      listStored(ports.queries),
      statfs(ports.dataDir),
    ])
    const report: StorageReport = {
      tables: kinds,
      files: stored.map(({ countedAt, ...row }) => ({
        ...row,
        countedAt: countedAt.toISOString(),
      })),
      database,
      disk: { bytes: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize },
    }
    return reply.send(report)
  })
}

const neverRun = {
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
