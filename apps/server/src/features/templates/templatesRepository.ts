import { ownTemplateLimits, ownTemplates } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import { templates } from '../../db/schema/presentations.ts'

export type OwnTemplateRow = typeof templates.$inferSelect

/** The templates of a person, newest first; only their first slide and the number of slides. */
export function listOwnTemplates(queries: Queries, userId: string) {
  return queries
    .select({
      id: templates.id,
      name: templates.name,
      description: templates.description,
      createdAt: templates.createdAt,
      slideCount: sql<number>`jsonb_array_length(${templates.slides})`.mapWith(Number),
      cover: sql<Slide>`${templates.slides} -> 0`,
    })
    .from(templates)
    .where(eq(templates.userId, userId))
    .orderBy(desc(templates.createdAt), desc(templates.id))
}

export async function countOwnTemplates(queries: Queries, userId: string): Promise<number> {
  const [found] = await queries
    .select({ total: count() })
    .from(templates)
    .where(eq(templates.userId, userId))
  return found?.total ?? 0
}

interface Which {
  readonly id: number
  readonly userId: string
}

/** A template of this person; undefined for others. */
export async function findOwnTemplate(
  queries: Queries,
  { id, userId }: Which,
): Promise<OwnTemplateRow | undefined> {
  const [found] = await queries
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), eq(templates.userId, userId)))
  return found
}

/** Undefined if the person has reached the maximum. */
export function insertOwnTemplate(
  queries: Queries,
  template: Pick<OwnTemplateRow, 'userId' | 'name' | 'description' | 'slides'>,
): Promise<OwnTemplateRow | undefined> {
  return queries.transaction(async (transaction) => {
    // Serializes concurrent saves, so that both are counted.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, template.userId))
      .for('update')
    const kept = await countOwnTemplates(transaction, template.userId)
    if (kept >= ownTemplateLimits.count) return undefined
    const [inserted] = await transaction
      .insert(templates)
      .values({ ...template, category: ownTemplates })
      .returning()
    return inserted
  })
}

/** Resolves to false if there was none. */
export async function deleteOwnTemplate(queries: Queries, { id, userId }: Which): Promise<boolean> {
  const gone = await queries
    .delete(templates)
    .where(and(eq(templates.id, id), eq(templates.userId, userId)))
    .returning({ id: templates.id })
  return gone.length > 0
}
