import type { AuditLine } from '@deckloom/contract'
import { z } from 'zod'
import type { AuditRow, ChainItem, Checkpoint } from './auditChain.ts'

/** The trail as JSON lines with MACs: whoever has the key can verify it anywhere. */
export async function* exportAudit(rows: AsyncIterable<ChainItem>): AsyncGenerator<string> {
  for await (const item of rows) {
    if ('checkpoint' in item) {
      yield `${JSON.stringify(item)}\n`
      continue
    }
    const { at, hash, keyId, ...row } = item
    const line: AuditLine = {
      id: row.id,
      at: at.toISOString(),
      action: row.action,
      outcome: row.outcome,
      actor: row.actor,
      target: row.target,
      caller: row.caller,
      requestId: row.requestId,
      keyId,
      mac: hash,
    }
    yield `${JSON.stringify(line)}\n`
  }
}

const lineSchema = z.strictObject({
  id: z.number().int(),
  at: z.iso.datetime().transform((text) => new Date(text)),
  // Any name: the file may come from a newer server.
  action: z.custom<AuditRow['action']>((value) => typeof value === 'string'),
  outcome: z.enum(['done', 'refused']),
  actor: z.string().nullable(),
  target: z.string().nullable(),
  caller: z.string(),
  requestId: z.string(),
  keyId: z.string().nullable(),
  mac: z.string(),
})

const checkpointSchema = z.strictObject({
  checkpoint: z.strictObject({
    id: z.number().int(),
    hash: z.string(),
    keyId: z.string().nullable(),
    at: z.iso.datetime().transform((text) => new Date(text)),
    signature: z.string(),
    signedBy: z.string(),
  }),
}) satisfies z.ZodType<{ readonly checkpoint: Checkpoint }>

/** The rows of an export. Throws with the number of an invalid line. */
export async function* readExport(lines: AsyncIterable<string>): AsyncGenerator<ChainItem> {
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    const read = jsonOf(line)
    const cut = checkpointSchema.safeParse(read)
    if (cut.success) {
      yield cut.data
      continue
    }
    const parsed = lineSchema.safeParse(read)
    if (!parsed.success) throw new Error(`Line ${number} is not a row of an audit trail.`)
    const { mac, ...row } = parsed.data
    yield { ...row, hash: mac }
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
