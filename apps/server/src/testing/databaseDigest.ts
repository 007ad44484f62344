import { sql } from 'drizzle-orm'
import type { Queries } from '../db/openDatabase.ts'
import { untilMailIsSent } from './untilMailIsSent.ts'

const tables = [
  'users',
  'sessions',
  'presentations',
  'presentation_revisions',
  'token_usage',
  'exports',
  'password_reset_tokens',
  'generation_uses',
  'generations',
  'subscriptions',
  'payment_intents',
  'payment_events',
  'test_subscriptions',
  'test_payments',
  'test_webhooks',
  'mail_queue',
  'share_links',
  'templates',
  'favorites',
  'folders',
  'teams',
  'team_members',
  'team_decks',
  'collaborators',
  'user_totals',
  'payment_receipts',
  'daily_totals',
  'notifications',
]

/** A fingerprint of everything that the server writes: equal before and after means that nothing was written. */
export async function databaseDigest(queries: Queries): Promise<string> {
  const parts: string[] = []
  for (const table of tables) {
    const name = sql.identifier(table)
    const { rows } = await queries.execute<{ digest: string }>(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t`,
    )
    parts.push(`${table} ${rows[0]?.digest}`)
  }
  return parts.join('\n')
}

/** The same once the emails of before have left the queue, which they do in their own time. */
export async function digestAtRest(queries: Queries): Promise<string> {
  await untilMailIsSent(queries)
  return databaseDigest(queries)
}
