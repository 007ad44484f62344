import type { Slide } from '@deckloom/deck'
import type { ModelUsage, Outline, WriteRequest } from '@deckloom/writer'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { deleteBatch } from '../../db/deleteBatch.ts'
import type { Database, Queries } from '../../db/openDatabase.ts'
import type { Purge } from '../../db/maintenance/step.ts'
import { tokenUsage } from '../../db/schema/activity.ts'
import { generations } from '../../db/schema/generations.ts'
import { presentations } from '../../db/schema/presentations.ts'
import { StoredSlides } from '../../platform/decks/StoredSlides.ts'
import type { KeepAnswer } from './generationPorts.ts'

export type Generation = typeof generations.$inferSelect

/** What a writer consumed, for the statistics. */
export interface Use extends ModelUsage {
  readonly userId: string
  readonly operation: 'generate' | 'outline' | 'assist'
  readonly model: string
  readonly requestId: string
  /** Cents, with fractions. */
  readonly cost: number
}

export interface GeneratedDeck {
  readonly title: string
  readonly slides: readonly Slide[]
  readonly generationId: string
  readonly use: Use
  readonly keep: KeepAnswer | undefined
}

/** Stores a written deck together with its usage and the answer for repeats, in one transaction. */
export function insertGeneratedDeck(
  { queries }: Pick<Database, 'queries'>,
  { title, slides, generationId, use, keep }: GeneratedDeck,
): Promise<number> {
  return queries.transaction(async (transaction) => {
    const { id } = await insertDeck(transaction, { userId: use.userId, title, slides })
    await insertUse(transaction, use)
    await transaction.delete(generations).where(eq(generations.id, generationId))
    await keep?.(transaction, { type: 'done', presentation: { id, title } })
    return id
  })
}

/** Creates a deck from the written slides and deletes their generation. */
export function insertKeptDeck(
  { queries }: Pick<Database, 'queries'>,
  deck: { readonly userId: string; readonly title: string; readonly slides: readonly Slide[] },
  generationId: string,
): Promise<{ readonly id: number }> {
  return queries.transaction(async (transaction) => {
    const inserted = await insertDeck(transaction, deck)
    await transaction.delete(generations).where(eq(generations.id, generationId))
    return inserted
  })
}

async function insertDeck(
  queries: Queries,
  deck: { readonly userId: string; readonly title: string; readonly slides: readonly Slide[] },
): Promise<{ readonly id: number }> {
  const [inserted] = await queries
    .insert(presentations)
    .values({
      ...deck,
      slides: new StoredSlides(deck.slides),
      slideCount: deck.slides.length,
    })
    .returning({ id: presentations.id })
  if (!inserted) throw new Error('The insert returned nothing')
  return inserted
}

export async function insertUse(queries: Queries, { cost, ...use }: Use): Promise<void> {
  const totalTokens = use.inputTokens + use.outputTokens
  await queries.insert(tokenUsage).values({ ...use, totalTokens, costUsd: cost })
}

export interface NewGeneration {
  readonly id: string
  readonly userId: string
  readonly request: WriteRequest
  readonly outline: Outline
}

interface Keeping {
  readonly now: Date
  /** Runs in the same transaction. */
  readonly kept?: (transaction: Queries, generation: Generation) => Promise<void>
}

/** Stores a new generation; a person has one at a time, and it replaces the previous one. */
export async function insertGeneration(
  queries: Queries,
  draft: NewGeneration,
  { now, kept }: Keeping,
): Promise<Generation> {
  return await queries.transaction(async (transaction) => {
    await transaction.delete(generations).where(eq(generations.userId, draft.userId))
    const slides = draft.outline.entries.map(() => null)
    const [row] = await transaction
      .insert(generations)
      .values({ ...draft, slides, createdAt: now, updatedAt: now })
      .returning()
    if (!row) throw new Error('The insert returned nothing')
    await kept?.(transaction, row)
    return row
  })
}

export async function findOpenGeneration(
  queries: Queries,
  userId: string,
): Promise<Generation | undefined> {
  const [row] = await queries
    .select()
    .from(generations)
    .where(eq(generations.userId, userId))
    .orderBy(desc(generations.updatedAt))
    .limit(1)
  return row
}

export async function findGeneration(
  queries: Queries,
  { id, userId }: Pick<Generation, 'id' | 'userId'>,
): Promise<Generation | undefined> {
  const [row] = await queries
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId)))
  return row
}

/** Updates a generation; does nothing if it was discarded meanwhile. */
export async function updateGeneration(
  queries: Queries,
  id: string,
  change: Partial<Pick<Generation, 'request' | 'outline' | 'slides' | 'counted'>> & {
    readonly updatedAt: Date
  },
): Promise<Generation | undefined> {
  const [row] = await queries
    .update(generations)
    .set(change)
    .where(eq(generations.id, id))
    .returning()
  return row
}

/** Stores one slide without touching others that are written concurrently. */
export async function putSlide(
  queries: Queries,
  { id, index, slide }: { readonly id: string; readonly index: number; readonly slide: Slide },
): Promise<void> {
  const place = sql`array[${String(index)}]::text[]`
  await queries
    .update(generations)
    .set({
      slides: sql`jsonb_set(${generations.slides}, ${place}, ${JSON.stringify(slide)}::jsonb, false)`,
    })
    .where(eq(generations.id, id))
}

export async function deleteGeneration(
  queries: Queries,
  { id, userId }: Pick<Generation, 'id' | 'userId'>,
): Promise<boolean> {
  const gone = await queries
    .delete(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId)))
    .returning({ id: generations.id })
  return gone.length > 0
}

/**
 * Deletes generations that were not resumed for a while, at most `limit` rows; resolves to how
 * many.
 */
export function purgeGenerations(queries: Queries, { before, limit }: Purge): Promise<number> {
  return deleteBatch(queries, {
    from: generations,
    where: lt(generations.updatedAt, before),
    limit,
  })
}
