// npm run audit: verifies the audit trail, or exports it as JSON lines. Runs beside the server, never
// through it.
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Config, readConfig } from '../config/config.ts'
import { DataDirInUse } from '../db/embedded/superviseDatabase.ts'
import { type Database, openDatabase } from '../db/openDatabase.ts'
import type { ChainItem, Link } from '../features/audit/auditChain.ts'
import { auditHead } from '../features/audit/auditHead.ts'
import { openAuditKeys } from '../features/audit/auditKeys.ts'
import { readChain } from '../features/audit/auditRepository.ts'
import { checkAudit, describeAuditCheck } from '../features/audit/checkAudit.ts'
import { exportAudit, readExport } from '../features/audit/exportAudit.ts'

const usage = `npm run audit -- verify               checks the audit trail in the database
npm run audit -- verify audit.jsonl   checks one that was exported
npm run audit -- export audit.jsonl   writes it as JSON lines; without a file, to the terminal`

const exitCodes = { broken: 1, cannotRun: 2 } as const

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  say(sentenceFor(error))
  process.exitCode = exitCodes.cannotRun
}

async function main([command, file]: readonly string[]): Promise<number> {
  const read = readConfig(process.env)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const { config } = read
  // A file may be older than the head and still be complete.
  if (command === 'verify' && file !== undefined) return verify(config, linesOf(file), undefined)
  if (command === 'verify')
    return withDatabase(config, ({ queries }) =>
      verify(config, readChain(queries), auditHead(config.dataDir).read()),
    )
  if (command === 'export')
    return withDatabase(config, async ({ queries }) => {
      await pipeline(Readable.from(exportAudit(readChain(queries))), outputTo(file))
      return 0
    })
  say(usage)
  return exitCodes.cannotRun
}

async function verify(
  config: Config,
  rows: AsyncIterable<ChainItem>,
  head: Link | undefined,
): Promise<number> {
  const { check, last } = await checkAudit({ rows, keys: openAuditKeys(config), head })
  say(describeAuditCheck(check))
  // To compare with the server's log.
  if (last.id > 0) say(`Row ${last.id}: ${last.hash}`)
  return check.fault || check.unchecked > 0 ? exitCodes.broken : 0
}

async function withDatabase(
  config: Config,
  work: (database: Database) => Promise<number>,
): Promise<number> {
  const isEmbedded = config.databaseUrl === undefined
  if (isEmbedded && !existsSync(config.dataDir))
    throw new Error(`There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`)
  const here = import.meta.dirname
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    migrations: join(here, 'drizzle'),
    script: join(here, 'embeddedDatabase.js'),
    snapshot: join(here, 'snapshot'),
    lockTimeoutMs: 0,
    warn: say,
  })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function linesOf(file: string): AsyncIterable<ChainItem> {
  return readExport(createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
}

function outputTo(file: string | undefined): Writable {
  return file === undefined ? process.stdout : createWriteStream(file, { mode: 0o600 })
}

function sentenceFor(error: unknown): string {
  if (error instanceof DataDirInUse) {
    return `${error.message}\nWhile the server runs, an administrator checks and exports the audit trail under Administration, Audit Log.`
  }
  return error instanceof Error ? error.message : String(error)
}

/** To the terminal, never into the export. */
function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
