// Environment → configuration → database → app → listen → stop in order. Nothing else.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { exportLimits, readLimits, textLimits } from '@deckloom/deck'
import { openModel } from '@deckloom/models'
import { createFallbackWriter, createModelAssistant, createModelWriter } from '@deckloom/writer'
import { buildApp, portOf } from './app.ts'
import type { AppParts } from './wiring/AppParts.ts'
import { type Config, listMisspelledVariables, readConfig } from './config/config.ts'
import { endClaims } from './db/idempotencyRepository.ts'
import { DataDirInUse } from './db/embedded/superviseDatabase.ts'
import { openClock } from './db/openClock.ts'
import { type Database, openDatabase } from './db/openDatabase.ts'
import { openAdministratorClaim } from './features/accounts/firstAdministrator/administratorClaim.ts'
import {
  countVerified,
  promoteAccounts,
} from './features/accounts/repositories/accountsRepository.ts'
import { ReaderPool } from './features/imports/reading/ReaderPool.ts'
import { CannotStart } from './platform/process/CannotStart.ts'
import { describeError, factsOf } from './platform/describeError.ts'
import { drawingBuild } from './platform/render/drawingBuild.ts'
import { Shutdown } from './platform/process/Shutdown.ts'
import { RenderPool } from './platform/render/RenderPool.ts'
import { WriterPool } from './platform/writing/WriterPool.ts'
import { sessionSecret } from './platform/secrets/sessionSecret.ts'
import { settleMemory } from './platform/process/settleMemory.ts'
import { listen } from './wiring/listen.ts'
import { openTraces } from './wiring/openTraces.ts'
import { openDataDir } from './openDataDir.ts'
import { startText } from './startText.ts'
import { stopInOrder } from './stopInOrder.ts'

const here = import.meta.dirname
const exitCodes = { cannotStart: 1, dataDirInUse: 2 } as const

/** Exports run beside requests, so one core is left for those. */
const renderOptions = {
  workers: Math.min(4, Math.max(1, availableParallelism() - 1)),
  queue: 96,
  timeLimitMs: exportLimits.timeMs,
  memoryMb: exportLimits.memoryMb,
} as const

/** Untrusted texts are also read on separate threads. */
const writerOptions = {
  threads: 2,
  queue: 24,
  timeLimitMs: textLimits.timeMs,
  memoryMb: textLimits.memoryMb,
} as const

/** Untrusted files are read in separate processes, a few at a time. */
const readerOptions = {
  parallel: readLimits.atOnce,
  queue: 16,
  timeLimitMs: readLimits.timeMs,
  memoryMb: readLimits.memoryMb,
  answerBytes: readLimits.answerBytes,
} as const

try {
  await main()
} catch (error) {
  write(process.stderr, sentenceFor(error))
  process.exit(error instanceof DataDirInUse ? exitCodes.dataDirInUse : exitCodes.cannotStart)
}

/** The error of a failed start as a sentence for the operator; a bug keeps its stack. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof CannotStart) return error.message
  // A query's values contain email addresses.
  if ('query' in error) return `${describeError(error)}\n${factsOf(error).stack}`
  return error.stack ?? error.message
}

async function main(): Promise<void> {
  for (const line of listMisspelledVariables(process.env)) write(process.stderr, `WARNING: ${line}`)
  const read = readConfig(process.env)
  if ('problems' in read) {
    const lines = read.problems.map((problem) => `  ${problem}`)
    write(process.stderr, ['Deckloom cannot start with this configuration:', ...lines].join('\n'))
    process.exit(exitCodes.cannotStart)
  }
  const { config } = read
  openDataDir(config.dataDir)
  const endTraces = await openTraces(config)
  const database = await openDatabase({
    url: config.databaseUrl,
    settings: config.database,
    dataDir: config.dataDir,
    migrations: join(here, 'drizzle'),
    script: join(here, 'embeddedDatabase.js'),
    snapshot: join(here, 'snapshot'),
    warn: (message) => write(process.stderr, message),
  })
  await serve(config, {
    ...database,
    close: async () => {
      await database.close()
      await endTraces()
    },
  })
}

async function serve(config: Config, database: Database): Promise<void> {
  await promoteAccounts(database.queries, config.adminEmails)
  if (database.kind === 'embedded') await endClaims(database.queries)
  const webFolder = join(here, '../web')
  const fonts = join(webFolder, 'fonts')
  const renderScript = join(here, 'renderWorker.js')
  const pool = new RenderPool({
    ...renderOptions,
    script: renderScript,
    fontFolder: existsSync(fonts) ? fonts : undefined,
  })
  const reader = new ReaderPool({ ...readerOptions, script: join(here, 'readerProcess.js') })
  const writing = new WriterPool({ ...writerOptions, script: join(here, 'writerThread.js') })
  const shutdown = new Shutdown()
  const clock = await openClock(database)
  const app = await buildApp({
    config,
    database,
    shutdown,
    now: clock.now,
    secret: sessionSecret(config.sessionSecret, config.dataDir),
    ...writersOf(config, writing),
    render: pool.render,
    drawnBy: drawingBuild(renderScript),
    readFile: reader.read,
    threads: {
      render: () => pool.load(),
      reader: () => reader.load(),
      writer: () => writing.load(),
    },
    webFolder,
    templatesFile: join(here, 'templates.json'),
  })
  app.addHook('onClose', async () => clock.stop())
  const endThreads = () => Promise.all([pool.close(), reader.close(), writing.close()])
  stopInOrder({ app, shutdown, endThreads, closeDatabase: () => database.close() })

  const claim = await openAdministratorClaim({
    queries: database.queries,
    now: clock.now,
  })

  // Fastify would log every address; the text below prints it once.
  app.log.level = 'warn'
  await listen(app, config)
  app.log.level = config.logLevel
  const verifiedAdmins = await countVerified(database.queries, config.adminEmails)
  const started = { port: portOf(app), database: database.kind, claim, verifiedAdmins }
  write(process.stdout, startText(config, started))
  settleMemory()
}

/** The configured model, or the embedded writer. */
function writersOf(
  { textModel, fallsBack }: Config,
  { writer: local, assistant: embeddedAssistant }: WriterPool,
): Pick<AppParts, 'writer' | 'assistant' | 'embeddedAssistant'> {
  if (!textModel) return { writer: local, embeddedAssistant }
  const model = openModel(textModel)
  const own = createModelWriter({ model, newId: randomUUID })
  return {
    writer: fallsBack ? createFallbackWriter({ model: own, local }) : own,
    assistant: createModelAssistant(model),
    embeddedAssistant,
  }
}

function write(stream: NodeJS.WritableStream, text: string): void {
  stream.write(`${text}\n`)
}
