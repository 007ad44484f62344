import { resolve } from 'node:path'
import { z } from 'zod'

/** What the environment may say. Nothing else in the server reads `process.env`. */
const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().default(''),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SESSION_SECRET: z.string().min(32, { error: 'needs at least 32 characters' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(320).default('Deckloom <deckloom@localhost>'),
  ADMIN_EMAILS: z.string().default(''),
  RATE_LIMIT_SCALE: z.coerce.number().min(0.01).max(1_000_000).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Config {
  readonly port: number
  readonly host: string
  /** Origin that people type; undefined means the one the request came to. */
  readonly publicUrl: URL | undefined
  /** Proxies whose X-Forwarded-For is believed: false for none. */
  readonly trustProxy: boolean | readonly string[]
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly sessionSecret: string | undefined
  /** `smtp://` or `smtps://`; undefined writes letters into files. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Lower-cased. */
  readonly adminEmails: ReadonlySet<string>
  readonly rateLimitScale: number
  readonly logLevel: z.infer<typeof variables>['LOG_LEVEL']
}

/** The configuration, or one line for each variable that cannot be used. An empty variable counts as absent. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly config: Config } | { readonly problems: readonly string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    // The value itself is not repeated: it may be a secret.
    return {
      problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    }
  }
  const values = parsed.data
  return {
    config: {
      port: values.PORT,
      host: values.HOST,
      publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL),
      trustProxy: trustedProxies(values.TRUST_PROXY),
      dataDir: resolve(values.DATA_DIR),
      databaseUrl: values.DATABASE_URL,
      sessionSecret: values.SESSION_SECRET,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.MAIL_FROM,
      adminEmails: new Set(listOf(values.ADMIN_EMAILS).map((email) => email.toLowerCase())),
      rateLimitScale: values.RATE_LIMIT_SCALE,
      logLevel: values.LOG_LEVEL,
    },
  }
}

function trustedProxies(value: string): boolean | readonly string[] {
  if (['', '0', 'false', 'off'].includes(value)) return false
  if (['1', 'true', 'on'].includes(value)) return true
  return listOf(value)
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
