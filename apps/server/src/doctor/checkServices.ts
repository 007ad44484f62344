import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Config } from '../config/config.ts'
import {
  createCompanyProvider,
  problemOf,
} from '../features/accounts/company/createCompanyProvider.ts'
import { describeError } from '../platform/describeError.ts'
import { StoreFull, StoreUnavailable } from '../platform/fileStore.ts'
import { bucketStores } from '../platform/files/openFileStores.ts'
import { placeOf } from '../platform/files/openBucket.ts'
import { placeOfRedis, RedisUnreachable, RedisLink } from '../platform/redis/RedisLink.ts'
import { type Finding, ok, createProblem, createWarning } from './finding.ts'

const patienceMs = 5_000

/** Checks every other configured service once. */
export function checkServices(config: Config): Promise<readonly Finding[]> {
  return Promise.all([
    checkFiles(config),
    checkMail(config),
    ...(config.redis ? [checkRedis(config.redis)] : []),
    ...(config.identity.company ? [checkCompany(config.identity.company)] : []),
    ...(config.textModel ? [checkModel(config.textModel)] : []),
    ...picturePlaces(config).map(checkReach),
  ])
}

async function checkRedis(config: NonNullable<Config['redis']>): Promise<Finding> {
  const place = placeOfRedis(config.url)
  const link = await RedisLink.load(config)
  try {
    await link.connect(() => undefined)
    await link.run((client) => client.set(`${link.prefix}doctor`, '1', 'PX', 1_000))
    return ok('Redis', `${place} answers and takes keys`)
  } catch (error) {
    const code = error instanceof RedisUnreachable ? error.code : describeError(error)
    return createProblem(
      'Redis',
      `${place} cannot be used (${code}). Start it, or correct REDIS_URL.`,
    )
  } finally {
    link.close()
  }
}

/** Writes, reads and deletes a test file in the bucket. */
async function checkFiles({ bucket, databaseUrl }: Config): Promise<Finding> {
  if (!bucket) {
    const alone = 'in DATA_DIR/files. Several servers need a bucket or a folder that all mount.'
    return ok('files', databaseUrl === undefined ? 'in DATA_DIR/files' : alone)
  }
  const stores = await bucketStores(bucket, () => undefined)
  const name = `doctor-${randomUUID()}`
  try {
    await stores.check()
    await stores.root.write(name, Buffer.from(name))
    const read = await stores.root.read(name)
    await stores.root.remove(name)
    if (read?.toString() === name)
      return ok('files', `bucket ${stores.place}: writes, reads, deletes`)
    return createProblem(
      'files',
      `bucket ${stores.place} gives back other bytes than it was given.`,
    )
  } catch (error) {
    const isStore = error instanceof StoreUnavailable || error instanceof StoreFull
    const words = isStore ? error.message : describeError(error)
    return createProblem('files', `bucket ${placeOf(bucket)}: ${words}. Check the S3_ variables.`)
  } finally {
    stores.close()
  }
}

async function checkMail({ smtpUrl, publicUrl }: Config): Promise<Finding> {
  if (smtpUrl === undefined) {
    const words = 'Emails are files in DATA_DIR/mail, and nobody gets one. Set SMTP_URL.'
    return publicUrl ? createWarning('mail', words) : ok('mail', 'files in DATA_DIR/mail')
  }
  const { host } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  try {
    await transport.verify()
    return ok('mail', `SMTP server ${host} answers`)
  } catch (error) {
    const isSignIn = codeOf(error) === 'EAUTH'
    const todo = isSignIn
      ? 'It refuses user or password of SMTP_URL'
      : 'Check SMTP_URL and firewalls'
    return createProblem('mail', `SMTP server ${host}: ${codeOf(error)}. ${todo}.`)
  } finally {
    transport.close()
  }
}

async function checkCompany(company: NonNullable<Config['identity']['company']>): Promise<Finding> {
  const place = company.issuer.href
  try {
    await createCompanyProvider(company, () => new Date())()
    return ok('sign-in', `${place} says who it is`)
  } catch (error) {
    const words = {
      away: 'does not answer. Check OIDC_ISSUER and firewalls',
      rejected: 'calls itself otherwise. Set OIDC_ISSUER to exactly what it calls itself',
    }[problemOf(error) === 'away' ? 'away' : 'rejected']
    return createProblem('sign-in', `${place} ${words}.`)
  }
}

interface ModelPlace {
  readonly part: string
  readonly variable: string
  readonly url: string
}

type TextModel = NonNullable<Config['textModel']>

const homes = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': '',
} as const satisfies Record<TextModel['provider'], string>

/**
 * Whether the model's API responds and accepts the key. Requests its list of models, which is free.
 */
async function checkModel({ provider, apiKey, baseUrl }: TextModel): Promise<Finding> {
  const base = (baseUrl ?? homes[provider]).replace(/\/$/u, '')
  const { host } = new URL(base)
  try {
    const answer = await fetch(`${base}/models`, {
      headers: apiKey === undefined ? {} : keyHeaders(provider, apiKey),
      signal: AbortSignal.timeout(patienceMs),
      // The key is for this host only.
      redirect: 'manual',
    })
    await answer.body?.cancel()
    return modelFinding(host, answer.status, { provider, apiKey })
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return createProblem('model', `${host} does not answer (${codeOf(cause)}). Check AI_BASE_URL.`)
  }
}

function modelFinding(
  host: string,
  status: number,
  { provider, apiKey }: Pick<TextModel, 'provider' | 'apiKey'>,
): Finding {
  // Google responds to an invalid key with 400.
  if (status === 401 || status === 403 || (provider === 'google' && status === 400))
    return createProblem('model', `${host} refuses the key (${status}). Correct AI_API_KEY.`)
  if (status >= 500)
    return createWarning('model', `${host} answers ${status}. Look at what runs there.`)
  if (status !== 200)
    return ok('model', `${host} answers; whether the key is right shows with the first question`)
  return ok('model', `${host} answers${apiKey === undefined ? '' : ' and takes the key'}`)
}

function keyHeaders(provider: TextModel['provider'], key: string): Record<string, string> {
  if (provider === 'anthropic') return { 'x-api-key': key, 'anthropic-version': '2023-06-01' }
  if (provider === 'google') return { 'x-goog-api-key': key }
  return { authorization: `Bearer ${key}` }
}

function picturePlaces({ imageModel, unsplash }: Config): readonly ModelPlace[] {
  return [
    ...(imageModel
      ? [{ part: 'pictures', variable: 'AI_IMAGE_BASE_URL', url: imageModel.baseUrl.href }]
      : []),
    ...(unsplash
      ? [{ part: 'photos', variable: 'UNSPLASH_BASE_URL', url: unsplash.baseUrl.href }]
      : []),
  ]
}

/** Whether the host responds; the key is not tried, because a request may cost money. */
async function checkReach({ part, variable, url }: ModelPlace): Promise<Finding> {
  const { host } = new URL(url)
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' })
    await answer.body?.cancel()
    if (answer.status >= 500) {
      return createWarning(part, `${host} answers ${answer.status}. Look at what runs there.`)
    }
    return ok(part, `${host} answers; its key is not tried here`)
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return createProblem(part, `${host} does not answer (${codeOf(cause)}). Check ${variable}.`)
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'fault'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
