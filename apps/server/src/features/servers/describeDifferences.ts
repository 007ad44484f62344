import type { ServerFacts } from '../../db/schema/operation/servers.ts'

/**
 * Settings that keep servers from working as one, a sentence each that names what to set. Contains
 * no secrets.
 */
export function describeDifferences(
  own: ServerFacts,
  others: readonly ServerFacts[],
): readonly string[] {
  if (others.length === 0) return []
  return checks.flatMap((check) => check(own, others) ?? [])
}

type Check = (own: ServerFacts, others: readonly ServerFacts[]) => string | undefined

const compareKey = (key: keyof ServerFacts, sentence: string): Check => {
  return (own, others) => (others.some((other) => other[key] !== own[key]) ? sentence : undefined)
}

const checks: readonly Check[] = [
  compareKey(
    'sessionSecret',
    'SESSION_SECRET differs: whoever signed in at one server is not signed in at another. Set the same on all.',
  ),
  compareKey(
    'auditKey',
    'AUDIT_KEY differs: one server cannot check what another wrote to the audit trail. Set the same on all.',
  ),
  compareKey(
    'publicUrl',
    'PUBLIC_URL differs: links in emails lead to different places. Set the same on all.',
  ),
  compareKey(
    'payments',
    'PAYMENTS differs: plans are at one server and not at another. Set the same on all.',
  ),
  ({ files }, others) => {
    if (others.some((other) => other.files !== files))
      return 'The file stores differ: what is uploaded at one server is missing at another. Set the same S3_BUCKET and S3_ENDPOINT on all.'
    return files === null
      ? 'Files are in a folder: set S3_BUCKET on all servers, unless DATA_DIR/files of all of them is one shared folder.'
      : undefined
  },
  ({ redis }, others) => {
    if (others.some((other) => other.redis !== redis))
      return 'REDIS_URL differs: limits are counted in different places. Set the same on all.'
    return redis === null
      ? 'There is no Redis: limits are counted in PostgreSQL, in coarser steps. Set REDIS_URL on all servers.'
      : undefined
  },
  ({ version, schema }, others) => {
    const other = others.find((one) => one.version !== version || one.schema !== schema)
    return other === undefined
      ? undefined
      : `Versions differ: this server is ${version} with ${schema} migrations, another is ${other.version} with ${other.schema}. Finish the upgrade.`
  },
]
