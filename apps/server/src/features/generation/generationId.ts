import { createHash } from 'node:crypto'
import type { IdempotentRequest } from '../../platform/idempotentRequest.ts'

/**
 * The generation id of a repeatable request: every attempt finds what an earlier one has stored.
 */
export function generationIdOf({ userId, key, bodyHash }: IdempotentRequest): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([userId, key, bodyHash]))
    .digest('hex')
  // A UUID of version 8, with custom bits.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(12, 15)}`,
    `a${hex.slice(15, 18)}`,
  ]
  return [...parts, hex.slice(18, 30)].join('-')
}
