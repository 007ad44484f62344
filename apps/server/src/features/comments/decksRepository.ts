import type { DeckRole } from '@deckloom/contract'
import { readContent, type Slide } from '@deckloom/deck'
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import { deckAccess, presentations } from '../../db/schema/presentations.ts'
import { isSharedWith } from '../../db/sharedDecks.ts'
import { visibleSql } from '../../db/visibleSql.ts'
import { sharedRoleOf } from '../../platform/decks/sharedRole.ts'

export interface Which {
  readonly id: number
  readonly userId: string
}

export interface DiscussedDeck {
  readonly id: number
  readonly title: string
  readonly ownerId: string
  readonly showsNotes: boolean
  /** The person's role. */
  readonly role: DeckRole
}

/** The comments of a deck, for a person who may take part. */
export interface Discussion {
  readonly queries: Queries
  readonly deck: DiscussedDeck
  readonly userId: string
  /** The slides that the person sees; undefined for everybody who sees all, deleted ones too. */
  readonly slideIds: ReadonlySet<string> | undefined
}

/** A deck that a person owns or shares; undefined if they have no access. */
export async function findDeck(
  queries: Queries,
  { id, userId }: Which,
): Promise<DiscussedDeck | undefined> {
  const [found] = await queries
    .select({
      title: presentations.title,
      ownerId: presentations.userId,
      showsNotes: presentations.showsNotes,
      shared: deckAccess.role,
    })
    .from(presentations)
    .leftJoin(deckAccess, isSharedWith(userId))
    .where(and(eq(presentations.id, id), isNull(presentations.trashedAt)))
  if (!found) return undefined
  const { shared, ...deck } = found
  if (deck.ownerId === userId) return { id, ...deck, role: 'owner' }
  return shared === null ? undefined : { id, ...deck, role: sharedRoleOf(shared) }
}

/**
 * Locks a deck until the transaction ends, so that roles and counts stay valid while it is written.
 */
export async function lockDeck(queries: Queries, id: number): Promise<void> {
  await queries
    .select({ id: presentations.id })
    .from(presentations)
    .where(eq(presentations.id, id))
    .for('update')
}

/** The ids of a deck's slides, with or without the hidden ones. */
export async function readSlideIds(
  queries: Queries,
  { id, withHidden }: { readonly id: number; readonly withHidden: boolean },
): Promise<ReadonlySet<string>> {
  const slides = withHidden ? presentations.slides : visibleSql(presentations.slides)
  const [found] = await queries
    .select({ ids: sql<readonly string[]>`jsonb_path_query_array(${slides}, '$[*].id')` })
    .from(presentations)
    .where(eq(presentations.id, id))
  return new Set(found?.ids)
}

export interface SlidePlace {
  /** Counts the slides that the person sees, from 1. */
  readonly number: number
  readonly title: string
}

/** Where a slide is among those that the person sees; undefined if it is gone. */
export async function findSlidePlace(
  { queries, deck, slideIds }: Discussion,
  slideId: string,
): Promise<SlidePlace | undefined> {
  const slides = slideIds === undefined ? presentations.slides : visibleSql(presentations.slides)
  const [found] = await queries
    .select({
      number: sql<number>`slide.number::int`,
      slide: sql<Slide>`slide.value`,
    })
    .from(presentations)
    .innerJoin(
      sql`jsonb_array_elements(${slides}) with ordinality as slide (value, number)`,
      sql`slide.value ->> 'id' = ${slideId}`,
    )
    .where(eq(presentations.id, deck.id))
  return found && { number: found.number, title: readContent(found.slide).title }
}

export interface PersonRow {
  readonly id: string
  readonly name: string
}

interface NameColumns {
  readonly firstName: SQLWrapper
  readonly lastName: SQLWrapper
}

/** An account's first and last name. */
export function fullName({ firstName, lastName }: NameColumns = users): SQL<string> {
  return sql<string>`concat_ws(' ', nullif(${firstName}, ''), nullif(${lastName}, ''))`
}

/**
 * The people who can be mentioned: whoever may comment on the deck, and has come. An invitation must
 * not reveal who has an account.
 */
export async function listMentionable(
  queries: Queries,
  { id, ownerId }: Pick<DiscussedDeck, 'id' | 'ownerId'>,
): Promise<readonly (PersonRow & { readonly role: 'owner' | 'editor' | 'commenter' })[]> {
  const person = { id: users.id, name: fullName() }
  const [owner] = await queries
    .select(person)
    .from(users)
    .where(and(eq(users.id, ownerId), isNull(users.disabledAt)))
  const others = await queries
    .select({ ...person, role: deckAccess.role })
    .from(deckAccess)
    .innerJoin(users, eq(users.id, deckAccess.userId))
    .where(
      and(
        eq(deckAccess.presentationId, id),
        sql`${users.id} <> ${ownerId}`,
        isNull(users.disabledAt),
        hasCome(id),
      ),
    )
    .orderBy(fullName(), users.id)
  return [
    ...(owner ? [{ ...owner, role: 'owner' as const }] : []),
    ...others.flatMap(({ role, ...other }) => {
      const known = sharedRoleOf(role)
      return known === 'editor' || known === 'commenter' ? [{ ...other, role: known }] : []
    }),
  ]
}

function hasCome(deck: number): SQL {
  return sql`(
    exists (select from collaborators c
      where c.presentation_id = ${deck} and c.user_id = ${users.id} and c.last_seen is not null)
    or exists (select from team_members m join team_decks d on d.team_id = m.team_id
      where d.presentation_id = ${deck} and m.user_id = ${users.id} and m.last_seen is not null)
    or exists (select from comments c where c.presentation_id = ${deck} and c.user_id = ${users.id}))`
}
