import type { SupportMessageBody } from '@deckloom/contract'
import { desc, eq, lt } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { supportMessages } from '../../db/schema/support.ts'

/** Stores a message; resolves to its id. */
export async function insertSupportMessage(
  queries: Queries,
  message: SupportMessageBody & {
    readonly userId: string | undefined
    readonly isPriority: boolean
    readonly createdAt: Date
  },
): Promise<number> {
  const [stored] = await queries
    .insert(supportMessages)
    .values(message)
    .returning({ id: supportMessages.id })
  if (!stored) throw new Error('The message was not stored')
  return stored.id
}

export async function findSupportMessage(queries: Queries, id: number) {
  const [found] = await queries.select().from(supportMessages).where(eq(supportMessages.id, id))
  return found
}

const shown = 50

/** The newest messages, or those before one of them. */
export function listSupportMessages(queries: Queries, before: number | undefined) {
  return queries
    .select()
    .from(supportMessages)
    .where(before === undefined ? undefined : lt(supportMessages.id, before))
    .orderBy(desc(supportMessages.id))
    .limit(shown)
}
