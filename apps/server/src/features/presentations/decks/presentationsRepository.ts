import { revisionLimits, type Slide } from '@deckloom/deck'
import { and, eq, exists, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { prepareOnce } from '../../../db/prepareOnce.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import {
  deckAccess,
  presentationRevisions,
  presentations,
} from '../../../db/schema/presentations.ts'
import { StoredSlides } from '../../../platform/decks/StoredSlides.ts'
import { type Role, roleOf } from './presentationPolicy.ts'

export type PresentationRow = typeof presentations.$inferSelect

const shownColumns = {
  id: presentations.id,
  title: presentations.title,
  slides: presentations.slides,
  slideCount: presentations.slideCount,
  version: presentations.version,
  lastModified: presentations.lastModified,
  createdAt: presentations.createdAt,
  isPublic: presentations.isPublic,
  showsNotes: presentations.showsNotes,
  thumbnail: presentations.thumbnail,
}

/** The columns for those who see the deck. */
export type PresentationShown = Pick<PresentationRow, keyof typeof shownColumns>

export interface NewPresentation {
  readonly userId: string
  readonly title: string
  readonly slides: readonly Slide[]
  readonly folderId?: number | null
  /** The template that it is created from. */
  readonly template?: string
}

export async function insertPresentation(
  queries: Queries,
  presentation: NewPresentation,
): Promise<PresentationRow> {
  const [inserted] = await queries
    .insert(presentations)
    .values({
      ...presentation,
      slides: new StoredSlides(presentation.slides),
      slideCount: presentation.slides.length,
    })
    .returning()
  if (!inserted) throw new Error('The insert returned nothing')
  return inserted
}

export interface Seen<Deck = PresentationRow> {
  readonly presentation: Deck
  readonly role: Role
}

/** The requested deck, and the person. */
interface Wanted {
  readonly id: number
  readonly userId: string
}

const isKept = and(eq(presentations.id, sql.placeholder('id')), isNull(presentations.trashedAt))

const keptDeck = prepareOnce((queries) =>
  queries.select().from(presentations).where(isKept).prepare(''),
)

/**
 * A deck that a person can see; undefined if it doesn't exist, is in the trash or isn't shared with
 * them, which must be indistinguishable.
 */
export async function findPresentation(
  queries: Queries,
  wanted: Wanted,
): Promise<Seen | undefined> {
  const [presentation] = await keptDeck(queries).execute({ id: wanted.id })
  return presentation && findSeen(queries, wanted, presentation)
}

const deckToSend = prepareOnce((queries) =>
  queries
    .select({
      ...shownColumns,
      userId: presentations.userId,
      // As text: most are passed on without parsing.
      slides: sql`${presentations.slides}::text`.mapWith(presentations.slides),
    })
    .from(presentations)
    .where(isKept)
    .prepare(''),
)

/** The same for a deck that is only passed on. */
export async function findPresentationToSend(
  queries: Queries,
  wanted: Wanted,
): Promise<Seen<PresentationShown & Pick<PresentationRow, 'userId'>> | undefined> {
  const [presentation] = await deckToSend(queries).execute({ id: wanted.id })
  return presentation && findSeen(queries, wanted, presentation)
}

async function findSeen<Deck extends { readonly userId: string }>(
  queries: Queries,
  { id, userId }: Wanted,
  presentation: Deck,
): Promise<Seen<Deck> | undefined> {
  // A fast path: most reads are of own decks, and shared ones take five times as long to plan.
  if (presentation.userId === userId) return { presentation, role: 'owner' }
  const [shared] = await queries
    .select({ role: deckAccess.role })
    .from(deckAccess)
    .where(and(eq(deckAccess.presentationId, id), eq(deckAccess.userId, userId)))
  return shared && { presentation, role: roleOf(shared.role) }
}

/**
 * Locks a deck until the transaction ends, so that decisions about it stay valid while it is
 * written.
 */
export async function lockPresentation(queries: Queries, id: number): Promise<void> {
  await queries
    .select({ id: presentations.id })
    .from(presentations)
    .where(eq(presentations.id, id))
    .for('update')
}

/**
 * Stores the current state of a deck as a revision, then changes it. Requires a transaction that
 * has locked the deck.
 */
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
  const { by, mutationId, slides, ...changed } = change
  await queries.insert(presentationRevisions).values({
    presentationId: current.id,
    version: current.version,
    title: current.title,
    slides: current.slides,
    savedAt: current.lastModified,
    savedBy: current.savedBy,
    replacedBy: by,
    mutationId,
  })
  await thinRevisions(queries, current)
  const [updated] = await queries
    .update(presentations)
    .set({
      ...changed,
      ...(slides && { slides: new StoredSlides(slides), slideCount: slides.length }),
      version: current.version + 1,
      savedBy: by,
      lastModified: sql`now()`,
    })
    .where(eq(presentations.id, current.id))
    .returning()
  if (!updated) throw new Error('The deck vanished while it was held')
  return updated
}

async function thinRevisions(queries: Queries, { id, version }: PresentationRow): Promise<void> {
  const oldest = version - revisionLimits.newest
  if (oldest < 1) return
  const later = alias(presentationRevisions, 'later')
  const sameTime = sql`date_trunc(case when ${later.replacedAt} > now() - interval '1 day' then 'hour' else 'day' end, ${later.replacedAt})
    = date_trunc(case when ${later.replacedAt} > now() - interval '1 day' then 'hour' else 'day' end, ${presentationRevisions.replacedAt})`
  const laterOne = queries
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.presentationId, id),
        gt(later.version, presentationRevisions.version),
        lte(later.version, oldest),
        sameTime,
      ),
    )
  await queries
    .delete(presentationRevisions)
    .where(
      and(
        eq(presentationRevisions.presentationId, id),
        lte(presentationRevisions.version, oldest),
        or(
          lt(
            presentationRevisions.replacedAt,
            sql`now() - make_interval(days => ${revisionLimits.days})`,
          ),
          exists(laterOne),
        ),
      ),
    )
}

/** The version that a change created, if it was carried out before. */
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

/** Requires a transaction that has locked the deck. */
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

/** Requires a transaction that has locked the deck. */
export async function updateShowsNotes(
  queries: Queries,
  id: number,
  showsNotes: boolean,
): Promise<void> {
  await queries.update(presentations).set({ showsNotes }).where(eq(presentations.id, id))
}

export async function updateCountsReaders(
  queries: Queries,
  id: number,
  countsReaders: boolean,
): Promise<void> {
  await queries.update(presentations).set({ countsReaders }).where(eq(presentations.id, id))
}

/** Rewrites the slides without a new version, unless they were saved meanwhile. */
export async function updateSlidesInPlace(
  queries: Queries,
  {
    id,
    version,
    slides,
  }: { readonly id: number; readonly version: number; readonly slides: readonly Slide[] },
): Promise<void> {
  await queries
    .update(presentations)
    .set({ slides: new StoredSlides(slides) })
    .where(and(eq(presentations.id, id), eq(presentations.version, version)))
}
