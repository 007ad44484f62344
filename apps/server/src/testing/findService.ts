// PostgreSQL and Redis for the tests that need them.
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface Service {
  readonly name: string
  /** The environment variable with its URL. Set to nothing, tests run without the service. */
  readonly variable: string
  /** Where it is if the variable is not set. */
  readonly localUrl: string
  /** The programs of which one is installed where the service is. */
  readonly programs: readonly string[]
  /** Connects once; rejects if nothing answers. */
  readonly connect: (url: string) => Promise<void>
}

/** How long one attempt to connect may take, milliseconds; a busy machine gets several. */
export const connectTimeout = 5_000

export interface FindOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly isInstalled?: (program: string) => boolean
  /** How long to wait for a service that is expected, milliseconds. */
  readonly patience?: number
}

const defaults = { env: process.env, isInstalled: isOnThisMachine, patience: 60_000 }
const pause = 500

/**
 * The URL of a service that answers; empty if it is neither configured, nor installed, nor listening. A service that is
 * expected is waited for, since a machine may be busy: tests that are skipped silently are missing from the result.
 * Rejects if it does not answer.
 */
export async function findService(service: Service, options: FindOptions = {}): Promise<string> {
  const { env, isInstalled, patience } = { ...defaults, ...options }
  const configured = env[service.variable]
  if (configured === '') return ''
  const url = configured ?? service.localUrl
  const isExpected = configured !== undefined || service.programs.some(isInstalled)
  const end = Date.now() + patience
  for (;;) {
    const error = await failureOf(() => service.connect(url))
    if (error === undefined) return url
    if (!isExpected && codeOf(error) === 'ECONNREFUSED') return ''
    if (isRefusal(error) || Date.now() >= end) throw createMissing(service, url, error)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function createMissing({ name, variable }: Service, url: string, cause: unknown): Error {
  const reason = `${name} does not answer at ${url}: ${messageOf(cause)}.`
  const advice = `Start it, set ${variable} to the URL of another, or set it to nothing to run without the tests that need it.`
  return new Error(`${reason} ${advice}`, { cause })
}

async function failureOf(attempt: () => Promise<void>): Promise<unknown> {
  try {
    await attempt()
    return undefined
  } catch (error) {
    return error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = codeOf(error)
  return error.message || (typeof code === 'string' ? code : error.name)
}

/** Whether a server answers and will not let the tests in, however long they wait: SQLSTATE classes 28 and 3D. */
function isRefusal(error: unknown): boolean {
  const code = codeOf(error)
  return typeof code === 'string' && /^(?:28|3D)\w{3}$/u.test(code)
}

// Debian keeps those of PostgreSQL out of the PATH.
const debianRoot = '/usr/lib/postgresql'

function isOnThisMachine(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const debian = existsSync(debianRoot)
    ? readdirSync(debianRoot).map((version) => join(debianRoot, version, 'bin'))
    : []
  return [...folders, ...debian].some(
    (folder) => existsSync(join(folder, program)) || existsSync(join(folder, `${program}.exe`)),
  )
}
