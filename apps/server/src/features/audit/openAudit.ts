import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/openDatabase.ts'
import type { JobRegistry } from '../../platform/jobs/JobRegistry.ts'
import { repeatHourly } from '../../platform/jobs/repeatHourly.ts'
import { auditHead } from './auditHead.ts'
import { openAuditKeys } from './auditKeys.ts'
import { readChain } from './auditRepository.ts'
import { AuditWriter } from './AuditWriter.ts'
import { checkAudit, describeAuditCheck } from './checkAudit.ts'

interface AuditParts {
  readonly queries: Queries
  readonly config: { readonly auditKeys: readonly string[]; readonly dataDir: string }
  readonly jobs: JobRegistry
}

/**
 * Writes and monitors the audit trail: all of it is verified at the start, and new rows every hour.
 * Its end is stored in a file and logged, which takes it off the machine if logs are collected. A
 * broken trail keeps the last good head and is reported every hour.
 */
export function openAudit(app: FastifyInstance, { queries, config, jobs }: AuditParts) {
  const keys = openAuditKeys(config)
  const head = auditHead(config.dataDir)
  const warn = (message: string) => app.log.warn(message)
  const writer = new AuditWriter({ queries, key: keys.current, warn })

  let isChecked = false
  const look = async () => {
    const noted = head.read()
    const sinceHead = isChecked && noted !== undefined
    const rows = readChain(queries, sinceHead ? { from: noted.id } : {})
    const { check, last } = await checkAudit({ rows, keys, head: noted, sinceHead })
    if (check.fault || check.unchecked > 0) {
      app.log.error(describeAuditCheck(check))
      return
    }
    isChecked = true
    if (last.id === 0) return
    head.write(last)
    app.log.info({ auditHead: { id: last.id, mac: last.hash } }, 'where the audit trail ends')
  }
  const watch = repeatHourly(jobs.watch('Audit trail', look), warn)
  // Runs after the last request was answered, so that its entries are written and covered by the
  // head.
  app.addHook('onClose', async () => {
    await watch.stop()
    await writer.stop()
    await look().catch((error: unknown) => {
      app.log.warn({ err: error }, 'the end of the audit trail was not noted')
    })
  })
  return { writer, keys, head }
}

export type OpenedAudit = ReturnType<typeof openAudit>
