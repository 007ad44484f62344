import { z } from 'zod'
import { databaseDefaults, type DatabaseSettings } from '../db/connection/databaseSettings.ts'

const timeout = z.coerce.number().int().min(100).max(600_000)

/** Environment variables for the database. */
export const databaseVariables = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(databaseDefaults.poolSize),
  DATABASE_STATEMENT_TIMEOUT_MS: timeout.default(databaseDefaults.statementTimeoutMs),
  DATABASE_LOCK_TIMEOUT_MS: timeout.default(databaseDefaults.lockTimeoutMs),
  DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: timeout.default(
    databaseDefaults.idleInTransactionTimeoutMs,
  ),
  DATABASE_WAIT_SECONDS: z.coerce
    .number()
    .min(0)
    .max(3_600)
    .default(databaseDefaults.waitMs / 1_000),
  DATABASE_POOLER: z.enum(['true', 'false']).default('false'),
})

export function databaseSettingsOf(values: z.infer<typeof databaseVariables>): DatabaseSettings {
  return {
    poolSize: values.DATABASE_POOL_SIZE,
    statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    lockTimeoutMs: values.DATABASE_LOCK_TIMEOUT_MS,
    idleInTransactionTimeoutMs: values.DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS,
    waitMs: values.DATABASE_WAIT_SECONDS * 1_000,
    behindPooler: values.DATABASE_POOLER === 'true',
  }
}
