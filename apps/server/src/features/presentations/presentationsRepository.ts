import type { Slide } from '@deckloom/deck'
import { and, desc, eq, exists, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import {
  collaborators,
  presentationRevisions,
  presentations,
} from '../../db/schema/presentations.ts'
import { type Role, roleOf } from './presentationPolicy.ts'

export type PresentationRow = typeof presentations.$inferSelect
type Listed = Omit<PresentationRow, 'slides'> & { readonly slides: readonly Slide[] }

/** Replaced states that are kept of each deck. */
export const revisionsKept = 50

const columns = {
  id: presentations.id,
  userId: presentations.userId,
  title: presentations.title,
  description: presentations.description,
  thumbnail: presentations.thumbnail,
  template: presentations.template,
  slideCount: presentations.slideCount,
  version: presentations.version,
  lastModified: presentations.lastModified,
  createdAt: presentations.createdAt,
  isPublic: presentations.isPublic,
}

export interface NewPresentation {
  readonly userId: string
  readonly title: string
  readonly slides: readonly Slide[]
}

export async function insertPresentation(
  queries: Queries,
  presentation: NewPresentation,
): Promise<PresentationRow> {
  const [inserted] = await queries
    .insert(presentations)
    .values({ ...presentation, slideCount: presentation.slides.length })
    .returning()
  if (!inserted) throw new Error('The insert returned nothing')
  return inserted
}

/** Decks that a person owns or shares, newest change first; each with its first slide only. */
export function listPresentations(queries: Queries, userId: string): Promise<Listed[]> {
  const shared = queries
    .select({ one: sql`1` })
    .from(collaborators)
    .where(
      and(eq(collaborators.presentationId, presentations.id), eq(collaborators.userId, userId)),
    )
  return queries
    .select({
      ...columns,
      slides: sql<readonly Slide[]>`case when ${presentations.slideCount} = 0 then '[]'::jsonb
        else jsonb_build_array(${presentations.slides} -> 0) end`,
    })
    .from(presentations)
    .where(or(eq(presentations.userId, userId), exists(shared)))
    .orderBy(desc(presentations.lastModified), desc(presentations.id))
}

export interface Seen {
  readonly presentation: PresentationRow
  readonly role: Role
}

/** A deck as somebody may see it; undefined when it does not exist or is none of theirs, which must look alike. */
export async function findPresentation(
  queries: Queries,
  { id, userId }: { id: number; userId: string },
): Promise<Seen | undefined> {
  const [found] = await queries
    .select({ presentation: presentations, shared: collaborators.role })
    .from(presentations)
    .leftJoin(
      collaborators,
      and(eq(collaborators.presentationId, presentations.id), eq(collaborators.userId, userId)),
    )
    .where(eq(presentations.id, id))
  if (!found) return undefined
  const { presentation, shared } = found
  if (presentation.userId === userId) return { presentation, role: 'owner' }
  return shared === null ? undefined : { presentation, role: roleOf(shared) }
}

/** Holds a deck until the transaction ends, so that what is decided about it stays true while it is written. */
export async function lockPresentation(queries: Queries, id: number): Promise<void> {
  await queries
    .select({ id: presentations.id })
    .from(presentations)
    .where(eq(presentations.id, id))
    .for('update')
}

/** Keeps the present state of a deck as a revision, then changes it. Within a transaction that holds the deck. */
export async function replacePresentation(
  queries: Queries,
  current: PresentationRow,
  change: {
    readonly title?: string
    readonly slides?: readonly Slide[]
    readonly by: string
    readonly mutationId: string | undefined
  },
): Promise<PresentationRow> {
  const { by, mutationId, ...changed } = change
  await queries.insert(presentationRevisions).values({
    presentationId: current.id,
    version: current.version,
    title: current.title,
    slides: current.slides,
    replacedBy: by,
    mutationId,
  })
  await queries
    .delete(presentationRevisions)
    .where(
      and(
        eq(presentationRevisions.presentationId, current.id),
        lte(presentationRevisions.version, current.version - revisionsKept),
      ),
    )
  const [updated] = await queries
    .update(presentations)
    .set({
      ...changed,
      ...(changed.slides && { slideCount: changed.slides.length }),
      version: current.version + 1,
      lastModified: sql`now()`,
    })
    .where(eq(presentations.id, current.id))
    .returning()
  if (!updated) throw new Error('The deck vanished while it was held')
  return updated
}

/** The version that a change made, where it was carried out before. */
export async function findMutation(
  queries: Queries,
  { id, mutationId }: { readonly id: number; readonly mutationId: string },
): Promise<number | undefined> {
  const [found] = await queries
    .select({ version: presentationRevisions.version })
    .from(presentationRevisions)
    .where(
      and(
        eq(presentationRevisions.presentationId, id),
        eq(presentationRevisions.mutationId, mutationId),
      ),
    )
  return found && found.version + 1
}

/** Within a transaction that holds the deck. */
export async function updateTitle(
  queries: Queries,
  id: number,
  title: string,
): Promise<PresentationRow> {
  const [updated] = await queries
    .update(presentations)
    .set({ title, lastModified: sql`now()` })
    .where(eq(presentations.id, id))
    .returning()
  if (!updated) throw new Error('The deck vanished while it was held')
  return updated
}

export async function deletePresentation(queries: Queries, id: number): Promise<void> {
  await queries.delete(presentations).where(eq(presentations.id, id))
}
