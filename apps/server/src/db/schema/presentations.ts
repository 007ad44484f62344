import type { Slide } from '@deckloom/deck'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { timestamptz, storedSlides } from './columns.ts'
import { partsOf } from './parts.ts'

/** A person's folders; they can be nested. */
export const folders = pgTable(
  'folders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id').references((): AnyPgColumn => folders.id, {
      onDelete: 'set null',
    }),
    name: text('name').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('folders_user').on(table.userId), index('folders_parent').on(table.parentId)],
)

const isNotTrashed = sql`trashed_at is null`
const isWaiting = sql`user_id is null`

export const presentations = pgTable(
  'presentations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    /** Only slides that are valid by the deck's schema are written here. */
    slides: storedSlides('slides')
      .notNull()
      .default(sql`'[]'::jsonb`),
    /**
     * URL of the picture of the first slide; computed by the database, so that it is always
     * current.
     */
    thumbnail: text('thumbnail').generatedAlwaysAs(
      sql`'/api/presentations/' || id::text || '/slides/' || (slides -> 0 ->> 'id') || '/thumbnail.png'`,
    ),
    template: text('template'),
    slideCount: integer('slide_count').notNull().default(0),
    /** Counts the accepted saves. */
    version: integer('version').notNull().default(1),
    /** Who saved the current version; null for the first, which is the owner's. */
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
    lastModified: timestamptz('last_modified').notNull().defaultNow(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    isPublic: boolean('is_public').notNull().default(false),
    /** Whether viewers, commenters and links see notes and hidden slides. */
    showsNotes: boolean('shows_notes').notNull().default(false),
    /** Whether visits through links are measured. */
    countsReaders: boolean('counts_readers').notNull().default(true),
    /** When its owner moved it to the trash, where nobody else sees it. */
    trashedAt: timestamptz('trashed_at'),
    folderId: integer('folder_id').references(() => folders.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('presentations_user').on(table.userId),
    index('presentations_created').on(table.createdAt),
    // Covers the lists, title included: with slides every row of a search would be a page to read.
    index('presentations_listed')
      .on(table.userId, table.lastModified, table.id, table.title)
      .where(isNotTrashed),
    index('presentations_public')
      .on(table.userId, table.lastModified, table.id, table.title)
      .where(sql`is_public and trashed_at is null`),
    index('presentations_shown')
      .on(table.id)
      .where(sql`is_public`),
    index('presentations_filed').on(table.folderId, table.lastModified, table.id, table.title),
    index('presentations_trash')
      .on(table.trashedAt)
      .where(sql`trashed_at is not null`),
  ],
)

/** Decks that a person has starred. */
export const favorites = pgTable(
  'favorites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    presentationId: integer('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.presentationId] }),
    index('favorites_presentation').on(table.presentationId),
  ],
)

/** Previous versions of decks. */
export const presentationRevisions = pgTable(
  'presentation_revisions',
  {
    presentationId: integer('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    slides: storedSlides('slides').notNull(),
    /** When it was written, and by whom; null for the first, which is the owner's. */
    savedAt: timestamptz('saved_at').notNull().defaultNow(),
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** Who wrote the next version. */
    replacedBy: text('replaced_by').references(() => users.id, { onDelete: 'set null' }),
    replacedAt: timestamptz('replaced_at').notNull().defaultNow(),
    /** The client's id of the change that replaced it, so that a repeated change counts once. */
    mutationId: text('mutation_id'),
  },
  (table) => [
    primaryKey({ columns: [table.presentationId, table.version] }),
    uniqueIndex('presentation_revisions_mutation').on(table.presentationId, table.mutationId),
    index('presentation_revisions_replaced').on(table.replacedAt),
  ],
)

/** Templates that people saved; those of the gallery are files. */
export const templates = pgTable(
  'templates',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    category: text('category').notNull(),
    thumbnail: text('thumbnail'),
    slides: jsonb('slides').$type<readonly Slide[]>().notNull(),
    isPremium: boolean('is_premium').notNull().default(false),
    isPopular: boolean('is_popular').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('templates_user').on(table.userId, table.createdAt)],
)

export const brandKits = pgTable(
  'brand_kits',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    colors: jsonb('colors').$type<readonly string[]>().notNull(),
    fonts: jsonb('fonts').$type<readonly string[]>().notNull(),
    logos: jsonb('logos').$type<readonly string[]>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('brand_kits_user').on(table.userId),
    index('brand_kits_logos').using('gin', table.logos),
  ],
)

export const collaborators = pgTable(
  'collaborators',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    presentationId: integer('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    /** Absent until the invitation is accepted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The invited address, in lower case. */
    email: text('email'),
    /** SHA-256 of the secret in the email. */
    token: text('token').unique(),
    tokenExpiresAt: timestamptz('token_expires_at'),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    role: text('role').notNull().default('viewer'),
    invitedAt: timestamptz('invited_at').notNull().defaultNow(),
    lastSeen: timestamptz('last_seen'),
  },
  (table) => [
    uniqueIndex('collaborators_presentation_user').on(table.presentationId, table.userId),
    uniqueIndex('collaborators_presentation_email').on(table.presentationId, table.email),
    index('collaborators_user').on(table.userId),
    index('collaborators_waiting').on(table.invitedAt, table.id).where(isWaiting),
    index('collaborators_waiting_parts').using('gin', partsOf(table.email)).where(isWaiting),
    index('collaborators_invited_by').on(table.invitedBy).where(isWaiting),
  ],
)

export const teams = pgTable('teams', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
})

export const teamMembers = pgTable(
  'team_members',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Absent until the invitation is accepted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** SHA-256 of the secret in the email. */
    token: text('token').unique(),
    tokenExpiresAt: timestamptz('token_expires_at'),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    role: text('role').notNull().default('member'),
    invitedAt: timestamptz('invited_at').notNull().defaultNow(),
    lastSeen: timestamptz('last_seen'),
  },
  (table) => [
    uniqueIndex('team_members_team_user').on(table.teamId, table.userId),
    uniqueIndex('team_members_team_email').on(table.teamId, table.email),
    index('team_members_user').on(table.userId),
    index('team_members_waiting').on(table.invitedAt, table.id).where(isWaiting),
    index('team_members_waiting_parts').using('gin', partsOf(table.email)).where(isWaiting),
    index('team_members_invited_by').on(table.invitedBy).where(isWaiting),
  ],
)

/** Decks that a team shares. */
export const teamDecks = pgTable(
  'team_decks',
  {
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    presentationId: integer('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    addedAt: timestamptz('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.presentationId] }),
    index('team_decks_presentation').on(table.presentationId),
  ],
)

/** Roles on decks of others, invited directly, through a team or by a link: the highest of them. */
export const deckAccess = pgView('deck_access', {
  presentationId: integer('presentation_id').notNull(),
  userId: text('user_id').notNull(),
  role: text('role').notNull(),
}).as(sql`
  select presentation_id, user_id,
    (array_agg(role order by case role when 'editor' then 1 when 'commenter' then 2 else 3 end))[1] as role
  from (
    select presentation_id, user_id, role from collaborators where user_id is not null
    union all
    select d.presentation_id, m.user_id, d.role from team_decks d
      join team_members m on m.team_id = d.team_id where m.user_id is not null
    union all
    select l.presentation_id, m.user_id, l.role from link_members m
      join share_links l on l.id = m.link_id
      where l.is_active and l.role <> 'viewer' and (l.expires_at is null or l.expires_at > now())
        and exists (select 1 from users maker where maker.id = l.created_by and maker.disabled_at is null)
        and not exists (select 1 from installation_settings where key = 'publicLinks' and value = 'false'::jsonb)
  ) given
  group by presentation_id, user_id`)
