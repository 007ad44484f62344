import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { uploads } from './files.ts'
import { presentations, templates } from './presentations.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What lists need of a deck's slides: its words and its number of visuals. In a table of its own,
 * because a row is only written when its words change.
 */
export const deckIndex = pgTable(
  'deck_index',
  {
    presentationId: integer('presentation_id')
      .primaryKey()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    /** All words, for those who see all of the deck. Words of the title are repeated, marked. */
    words: tsvector('words').notNull(),
    /** Without notes and hidden slides, for everybody else. */
    visibleWords: tsvector('visible_words').notNull(),
    charts: integer('charts').notNull(),
    pictures: integer('pictures').notNull(),
  },
  (table) => [
    index('deck_index_words').using('gin', table.words),
    // Covers the statistics: the words make every row of the table a kilobyte.
    index('deck_index_visuals').on(table.presentationId, table.charts, table.pictures),
  ],
)

/**
 * Decks whose title or slides changed since they were indexed; written by a trigger on
 * `presentations`.
 */
export const deckIndexDue = pgTable(
  'deck_index_due',
  {
    presentationId: integer('presentation_id')
      .primaryKey()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    /** Counts changes of all decks. */
    mark: bigint('mark', { mode: 'number' }).notNull(),
  },
  (table) => [index('deck_index_due_mark').on(table.mark)],
)

/**
 * Which pictures decks and templates reference; written by triggers. For a deck, a row has the
 * versions that do: older versions reference a picture for as long as they are kept.
 */
export const pictureReferences = pgTable(
  'picture_references',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    presentationId: integer('presentation_id').references(() => presentations.id, {
      onDelete: 'cascade',
    }),
    templateId: integer('template_id').references(() => templates.id, { onDelete: 'cascade' }),
    /** The first version that references it; null for a template. */
    firstVersion: integer('first_version'),
    /** The last one; null while the deck references it. */
    lastVersion: integer('last_version'),
  },
  (table) => [
    index('picture_references_upload').on(table.uploadId),
    uniqueIndex('picture_references_deck').on(
      table.presentationId,
      table.uploadId,
      table.firstVersion,
    ),
    index('picture_references_open')
      .on(table.presentationId)
      .where(sql`last_version is null`),
    index('picture_references_closed')
      .on(table.id)
      .where(sql`last_version is not null`),
    index('picture_references_template').on(table.templateId),
  ],
)
