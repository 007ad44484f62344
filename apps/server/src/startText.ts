import { join } from 'node:path'
import type { Config } from './config/config.ts'
import type { Database } from './db/openDatabase.ts'
import { placeOf } from './platform/files/openBucket.ts'
import { placeOfRedis } from './platform/redis/RedisLink.ts'
import { proxyWarning } from './http/proxyWarning.ts'
import { homeOf } from './config/site.ts'

/** The text printed at the start: the URL, and which parts are embedded. */
export function startText(
  config: Config,
  {
    port,
    database,
    claim,
    verifiedAdmins,
  }: {
    readonly port: number | undefined
    readonly database: Database['kind']
    /** The secret that makes the first administrator, while there is none. */
    readonly claim: string | undefined
    /** How many of ADMIN_EMAILS are verified: the others are no administrators yet. */
    readonly verifiedAdmins: number
  },
): string {
  const open = homeOf(config, port)
  const rows: readonly (readonly [string, string])[] = [
    [
      'database',
      database === 'embedded' ? `embedded, in ${config.dataDir}` : 'PostgreSQL, from DATABASE_URL',
    ],
    ['files', describeFiles(config)],
    ['limits', describeLimits(config, database)],
    ['writer', describeWriter(config)],
    [
      'pictures',
      config.imageModel === undefined
        ? 'embedded illustrator (AI_IMAGE_PROVIDER)'
        : `${config.imageModel.model}, ${config.imageModel.baseUrl.host}`,
    ],
    [
      'photos',
      config.unsplash === undefined
        ? 'embedded library (UNSPLASH_ACCESS_KEY)'
        : `Unsplash, ${config.unsplash.baseUrl.host}`,
    ],
    ['mail', describeMail(config)],
    ['registration', describeRegistration(config)],
    ['payments', paymentLabels[config.payments.kind](config.payments)],
    [
      'administrators',
      config.adminEmails.size === 0
        ? 'none by address (ADMIN_EMAILS)'
        : `ADMIN_EMAILS: ${verifiedAdmins} of ${config.adminEmails.size} verified`,
    ],
  ]
  const lines = rows.map(([name, value]) => `  ${name.padEnd(16)}${value}`)
  const warning = config.trustProxy === false ? undefined : proxyWarning(config)
  const warnings = warning === undefined ? [] : [`  WARNING: ${warning}`, '']
  // Only printed here: the person who starts the server sees it, readers of its log do not.
  const first =
    claim === undefined
      ? []
      : [
          '  Nobody administers this server yet. To do so, open this link within 24 hours:',
          `  ${open}/claim-administrator?token=${claim}`,
          '',
        ]
  return ['', `  Deckloom is ready at ${open}`, '', ...lines, '', ...first, ...warnings].join('\n')
}

function describeFiles({ bucket, dataDir }: Config): string {
  return bucket ? `bucket ${placeOf(bucket)}` : `${join(dataDir, 'files')} (S3_BUCKET)`
}

function describeLimits({ redis }: Config, database: Database['kind']): string {
  if (redis) return `Redis, ${placeOfRedis(redis.url)}`
  return `counted in ${database === 'embedded' ? 'memory' : 'PostgreSQL'} (REDIS_URL)`
}

function describeMail({ smtpUrl, dataDir }: Config): string {
  return smtpUrl === undefined
    ? `files in ${join(dataDir, 'mail')} (SMTP_URL)`
    : `SMTP, ${new URL(smtpUrl).host}`
}

function describeWriter({ textModel, fallsBack }: Config): string {
  if (!textModel) return 'embedded: no key, no network (AI_PROVIDER)'
  const { model, provider, baseUrl, prices } = textModel
  const place = baseUrl === undefined ? provider : new URL(baseUrl).host
  const isPriced = prices.input + prices.output > 0
  const behind = fallsBack ? ', with the embedded writer behind it' : ''
  return `${model}, ${place}${behind}${isPriced ? '' : '; costs are not counted (AI_INPUT_USD_PER_MTOK)'}`
}

function describeRegistration({ identity: { registration, company } }: Config): string {
  const policyText = {
    open: 'open to everybody (REGISTRATION)',
    invitation: 'by invitation only',
    domains: `for addresses at ${registration.domains.join(', ')}`,
    oidc: 'by the company sign-in only',
  }[registration.policy]
  return company === undefined
    ? policyText
    : `${policyText}; company sign-in at ${company.issuer.host}`
}

const paymentLabels = {
  stripe: () => 'Stripe',
  test: () => 'test provider: no money moves (STRIPE_SECRET_KEY)',
  off: (payments: Config['payments']) => ('why' in payments ? payments.why : ''),
} as const
