import { resolve } from 'node:path'
import { type ModelConfig, modelConfigOf, modelVariables } from '@deckloom/models'
import { z } from 'zod'
import { backupVariables } from './backupConfig.ts'
import { describeMisspelled, describeExpected } from './configMessages.ts'
import { databaseSettingsOf, databaseVariables } from './databaseConfig.ts'
import type { DatabaseSettings } from '../db/connection/databaseSettings.ts'
import { readTrustedProxies, type TrustedProxies } from '../platform/addresses/trustedProxies.ts'
import { type IdentityConfig, identityOf, identityVariables } from './identityConfig.ts'
import { type ObserveConfig, observeConfigOf, observeVariables } from './observeConfig.ts'
import { type RedisConfig, redisOf, redisVariables } from './redisConfig.ts'
import { type PaymentsConfig, paymentsOf } from './paymentsConfig.ts'
import { type BucketConfig, bucketOf, storageVariables } from './storageConfig.ts'
import { type RetentionConfig, retentionOf, retentionVariables } from './retentionConfig.ts'

/** All environment variables. Nothing else in the server reads `process.env`. */
const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isPlace, {
      error:
        'takes a host, a port and a path of letters, digits and ._~- such as https://example.com/deckloom, nothing else',
    })
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((value, context) => {
      const read = readTrustedProxies(value)
      if ('proxies' in read) return read.proxies
      context.addIssue(read.problem)
      return z.NEVER
    }),
  DATA_DIR: z.string().min(1).default('./data'),
  ...databaseVariables.shape,
  SESSION_SECRET: z.string().min(32, { error: 'needs at least 32 characters' }).optional(),
  AUDIT_KEY: z
    .string()
    .refine((value) => listOf(value).every((key) => key.length >= 32), {
      error: 'needs at least 32 characters, each of several with a comma between them',
    })
    .default(''),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .max(320)
    .regex(/^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, {
      error: 'takes an email address, such as Deckloom <deckloom@example.com>',
    })
    .default('Deckloom <deckloom@localhost>'),
  SUPPORT_EMAIL: z.email().optional(),
  ...modelVariables.shape,
  ...identityVariables.shape,
  ...storageVariables.shape,
  ...redisVariables.shape,
  ...backupVariables.shape,
  ...retentionVariables.shape,
  ...observeVariables.shape,
  AI_FALLBACK: z.enum(['local']).optional(),
  AI_BUDGET_USD_PER_DAY: z.coerce.number().min(0).max(100_000).default(20),
  AI_BUDGET_USD_PER_HOUR: z.coerce.number().min(0).max(100_000).default(5),
  AI_IMAGE_PROVIDER: z.enum(['openai', 'openai-compatible']).optional(),
  AI_IMAGE_MODEL: z.string().min(1).max(200).optional(),
  AI_IMAGE_API_KEY: z.string().min(1).optional(),
  AI_IMAGE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  UNSPLASH_ACCESS_KEY: z.string().min(1).optional(),
  UNSPLASH_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.unsplash.com'),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .refine((value) => listOf(value).every((entry) => z.email().safeParse(entry).success), {
      error: 'takes email addresses, separated by commas',
    }),
  RATE_LIMIT_SCALE: z.coerce.number().min(0.01).max(1_000_000).default(1),
  NODE_ENV: z.string().default(''),
  PAYMENTS: z.enum(['stripe', 'test', 'off']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, { error: 'must begin with sk_' })
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, { error: 'must begin with pk_' }).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The names of all known variables. */
export const configVariables: readonly string[] = Object.keys(variables.shape)

export interface ImageModelConfig {
  /** Of an OpenAI-compatible API. */
  readonly baseUrl: URL
  readonly model: string
  readonly apiKey: string | undefined
}

export interface Config {
  readonly port: number
  readonly host: string
  /** URL that people open, including the app's base path; undefined means the listening address. */
  readonly publicUrl: URL | undefined
  /** Proxies whose X-Forwarded-For is trusted: false for none. */
  readonly trustProxy: TrustedProxies
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly database: DatabaseSettings
  readonly sessionSecret: string | undefined
  /** Of the audit trail: the current key, then those of older rows. */
  readonly auditKeys: readonly string[]
  /** Decrypts the secrets in a backup. */
  readonly backupPassphrase: string | undefined
  /** `smtp://` or `smtps://`; undefined writes emails to files. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Additional recipient of support messages; undefined means the administrators. */
  readonly supportEmail: string | undefined
  /** Undefined uses the embedded writer. */
  readonly textModel: ModelConfig | undefined
  /** Whether the embedded writer replaces a failing model. */
  readonly fallsBack: boolean
  /** Cents that all accounts together may spend on models. */
  readonly modelBudget: { readonly perDay: number; readonly perHour: number }
  /** Undefined uses the embedded illustrator. */
  readonly imageModel: ImageModelConfig | undefined
  /** Undefined searches the embedded library. */
  readonly unsplash: { readonly accessKey: string; readonly baseUrl: URL } | undefined
  /** Lower case. */
  readonly adminEmails: ReadonlySet<string>
  readonly rateLimitScale: number
  readonly payments: PaymentsConfig
  /** Registration, and the company's sign-in. */
  readonly identity: IdentityConfig
  /** Where files are stored; undefined means a folder of `dataDir`. */
  readonly bucket: BucketConfig | undefined
  /** Shared by several servers; undefined means the database. */
  readonly redis: RedisConfig | undefined
  readonly retention: RetentionConfig
  /** Monitoring. */
  readonly observe: ObserveConfig
  readonly logLevel: z.infer<typeof variables>['LOG_LEVEL']
}

/** The configuration, or one line for each invalid variable. An empty variable counts as absent. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly config: Config } | { readonly problems: readonly string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = readVariables(given)
  if ('problems' in parsed) return parsed
  const { values } = parsed
  const textModel = modelConfigOf(values)
  if (typeof textModel === 'string') return { problems: [textModel] }
  const imageModel = imageModelOf(values)
  if (typeof imageModel === 'string') return { problems: [imageModel] }
  const payments = paymentsOf(values)
  if (typeof payments === 'string') return { problems: [payments] }
  const identity = identityOf(values)
  if (typeof identity === 'string') return { problems: [identity] }
  const bucket = bucketOf(storageVariables.parse(given))
  if (typeof bucket === 'string') return { problems: [bucket] }
  const redis = redisOf(values)
  if (typeof redis === 'string') return { problems: [redis] }
  return {
    config: {
      port: values.PORT,
      host: values.HOST,
      publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL),
      trustProxy: values.TRUST_PROXY,
      dataDir: resolve(values.DATA_DIR),
      databaseUrl: values.DATABASE_URL,
      database: databaseSettingsOf(values),
      sessionSecret: values.SESSION_SECRET,
      auditKeys: listOf(values.AUDIT_KEY),
      backupPassphrase: values.BACKUP_PASSPHRASE,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.MAIL_FROM,
      supportEmail: values.SUPPORT_EMAIL,
      textModel,
      fallsBack: values.AI_FALLBACK === 'local',
      modelBudget: {
        perDay: values.AI_BUDGET_USD_PER_DAY * 100,
        perHour: values.AI_BUDGET_USD_PER_HOUR * 100,
      },
      imageModel,
      unsplash:
        values.UNSPLASH_ACCESS_KEY === undefined
          ? undefined
          : {
              accessKey: values.UNSPLASH_ACCESS_KEY,
              baseUrl: new URL(values.UNSPLASH_BASE_URL),
            },
      adminEmails: new Set(listOf(values.ADMIN_EMAILS).map((email) => email.toLowerCase())),
      rateLimitScale: values.RATE_LIMIT_SCALE,
      payments,
      identity,
      bucket,
      redis,
      retention: retentionOf(values),
      observe: observeConfigOf(values),
      logLevel: values.LOG_LEVEL,
    },
  }
}

function readVariables(
  given: Readonly<Record<string, string | undefined>>,
): { readonly values: z.infer<typeof variables> } | { readonly problems: readonly string[] } {
  const unprintable = configVariables.filter((name) => isUnprintable(name, given))
  if (unprintable.length > 0) {
    return {
      problems: unprintable.map((name) => `${name}: takes text without line breaks or tabs`),
    }
  }
  const parsed = variables.safeParse(given, { error: describeExpected })
  if (parsed.success) return { values: parsed.data }
  // Without the value, which may be a secret.
  return {
    problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  }
}

/** A sentence for each variable that looks like a misspelled one of ours. */
export function listMisspelledVariables(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  return describeMisspelled(environment, configVariables)
}

/**
 * In signing and encryption keys every byte counts: an existing one with a line break cannot be
 * changed.
 */
const verbatim = new Set(['SESSION_SECRET', 'AUDIT_KEY', 'BACKUP_PASSPHRASE'])

/**
 * Whether a value contains unprintable characters; a trailing line break, as from secret files, is
 * ignored.
 */
function isUnprintable(name: string, given: Readonly<Record<string, string | undefined>>): boolean {
  return !verbatim.has(name) && /\p{Cc}/u.test(given[name] ?? '')
}

/** The image model; undefined without one, or a sentence if a part is missing. */
function imageModelOf(values: z.infer<typeof variables>): ImageModelConfig | undefined | string {
  const { AI_IMAGE_PROVIDER: provider, AI_IMAGE_API_KEY: apiKey } = values
  const { AI_IMAGE_MODEL: model, AI_IMAGE_BASE_URL: baseUrl } = values
  if (provider === undefined && apiKey === undefined) return undefined
  if (provider === 'openai-compatible') {
    if (baseUrl === undefined) return 'AI_IMAGE_BASE_URL: openai-compatible needs it'
    if (model === undefined) return 'AI_IMAGE_MODEL: openai-compatible needs it'
    return { baseUrl: new URL(baseUrl), model, apiKey }
  }
  if (apiKey === undefined) return 'AI_IMAGE_API_KEY: openai needs it'
  return {
    baseUrl: new URL(baseUrl ?? 'https://api.openai.com/v1'),
    model: model ?? 'gpt-image-1',
    apiKey,
  }
}

/** Whether a URL consists of scheme, host, optional port, and a canonical path. */
function isPlace(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { origin, pathname, href } = new URL(value)
  return href === `${origin}${pathname}` && /^(?:\/[\w.~-]+)*\/?$/.test(pathname)
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
