// Environment → configuration → database → app → listen → stop in order. Nothing else.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { exportLimits, readLimits, textLimits } from '@deckloom/deck'
import { openModel } from '@deckloom/models'
import { fallbackWriter, modelAssistant, modelWriter } from '@deckloom/writer'
import type { FastifyInstance } from 'fastify'
import { type AppParts, buildApp, portOf } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { DataDirInUse } from './db/embedded/superviseDatabase.ts'
import { type Database, openDatabase } from './db/openDatabase.ts'
import { openAdministratorClaim } from './features/accounts/administratorClaim.ts'
import { promoteAccounts } from './features/accounts/accountsRepository.ts'
import { ReaderPool } from './features/imports/reading/ReaderPool.ts'
import { errorWords, factsOf } from './platform/errorWords.ts'
import { RenderPool } from './platform/render/RenderPool.ts'
import { WriterPool } from './platform/writing/WriterPool.ts'
import { sessionSecret } from './platform/sessionSecret.ts'
import { startText } from './startText.ts'

const here = import.meta.dirname
const exitCodes = { cannotStart: 1, dataDirInUse: 2 } as const
const graceMs = 25_000

/** Exports run beside the requests, so one core stays theirs. */
const renderOptions = {
  workers: Math.min(4, Math.max(1, availableParallelism() - 1)),
  queue: 96,
  timeLimitMs: exportLimits.timeMs,
  memoryMb: exportLimits.memoryMb,
} as const

/** Texts of strangers are read on threads of their own too. */
const writerOptions = {
  threads: 2,
  queue: 24,
  timeLimitMs: textLimits.timeMs,
  memoryMb: textLimits.memoryMb,
} as const

/** Files of strangers are read in processes of their own, few at a time. */
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

/** What stops a start, for a person; a bug keeps its stack. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof DataDirInUse) return error.message
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'Another program listens on this address. Stop it, or set another PORT.'
  }
  // The values of a query are addresses of people.
  if ('query' in error) return `${errorWords(error)}\n${factsOf(error).stack}`
  return error.stack ?? error.message
}

async function main(): Promise<void> {
  const read = readConfig(process.env)
  if ('problems' in read) {
    const lines = read.problems.map((problem) => `  ${problem}`)
    write(process.stderr, ['Deckloom cannot start with this configuration:', ...lines].join('\n'))
    process.exit(exitCodes.cannotStart)
  }
  const { config } = read
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    migrations: besideBundle('drizzle', '../../apps/server/drizzle'),
    script: join(here, 'embeddedDatabase.js'),
    snapshot: join(here, 'snapshot'),
    warn: (message) => write(process.stderr, message),
  })
  await serve(config, database)
}

async function serve(config: Config, database: Database): Promise<void> {
  await promoteAccounts(database.queries, config.adminEmails)
  const webFolder = join(here, '../web')
  const fonts = join(webFolder, 'fonts')
  const pool = new RenderPool({
    ...renderOptions,
    script: join(here, 'renderWorker.js'),
    fontFolder: existsSync(fonts) ? fonts : undefined,
  })
  const reader = new ReaderPool({ ...readerOptions, script: join(here, 'readerProcess.js') })
  const writing = new WriterPool({ ...writerOptions, script: join(here, 'writerThread.js') })
  const app = await buildApp({
    config,
    database,
    secret: sessionSecret(config.sessionSecret, config.dataDir),
    ...writersOf(config, writing),
    render: pool.render,
    readFile: reader.read,
    webFolder,
    templateFolder: besideBundle('outlines', '../../packages/templates/outlines'),
  })
  stopInOrder(app, async () => {
    await app.close()
    await Promise.all([pool.close(), reader.close(), writing.close()])
    await database.close()
  })

  const claim = await openAdministratorClaim({
    queries: database.queries,
    now: () => new Date(),
  })

  // Fastify would announce every address in the log; the text below says it once.
  app.log.level = 'warn'
  await app.listen({ port: config.port, host: config.host })
  app.log.level = config.logLevel
  write(process.stdout, startText(config, { port: portOf(app), database: database.kind, claim }))
}

/** The model that the configuration names, or the writer that needs none. */
function writersOf(
  { textModel, fallsBack }: Config,
  { writer: local, assistant: embeddedAssistant }: WriterPool,
): Pick<AppParts, 'writer' | 'assistant' | 'embeddedAssistant'> {
  if (!textModel) return { writer: local, embeddedAssistant }
  const model = openModel(textModel)
  const own = modelWriter({ model, newId: randomUUID })
  return {
    writer: fallsBack ? fallbackWriter({ model: own, local }) : own,
    assistant: modelAssistant(model),
    embeddedAssistant,
  }
}

/**
 * Lets the server finish what it is doing before it ends: when it is told to, with exit code 0, and after a fault that
 * nothing caught, with 1, because nobody knows what such a fault leaves behind.
 */
function stopInOrder(app: FastifyInstance, close: () => Promise<void>): void {
  let exitCode = 0
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // Whoever asks again, or finds the server still there after the grace, does not want to wait.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
    setTimeout(() => process.exit(1), graceMs).unref()
    // A connection that was busy when the closing began falls idle later, and would be kept alive.
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
    try {
      await close()
    } catch (error) {
      fault(error)
    }
    process.exit(exitCode)
  }
  const fault = (error: unknown) => {
    exitCode = 1
    const fatal = { err: error, fault: errorWords(error) }
    app.log.fatal(fatal, 'a fault that nothing caught: the server finishes and ends')
    void stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  process.on('uncaughtException', fault)
  process.on('unhandledRejection', fault)
}

/** Beside the bundle in a build; in the sources while developing, where each build empties its folder. */
function besideBundle(name: string, source: string): string {
  const bundled = join(here, name)
  return existsSync(bundled) ? bundled : join(here, source)
}

function write(stream: NodeJS.WritableStream, text: string): void {
  stream.write(`${text}\n`)
}
