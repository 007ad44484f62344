import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { uploads } from './files.ts'
import { presentations, templates } from './presentations.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What is read from a deck's slides once, so that no list has to: its words and how many visuals it has. Beside the
 * deck, because a row of its own is written only where words changed.
 */
export const deckIndex = pgTable(
  'deck_index',
  {
    presentationId: integer('presentation_id')
      .primaryKey()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    /** Everything, for those who see all of the deck. Words of the title are there a second time, marked. */
    words: tsvector('words').notNull(),
    /** Without notes and hidden slides, for everybody else. */
    visibleWords: tsvector('visible_words').notNull(),
    charts: integer('charts').notNull(),
    pictures: integer('pictures').notNull(),
  },
  (table) => [
    index('deck_index_words').using('gin', table.words),
    // Statistics are read from it alone: the words make every row of the table a kilobyte.
    index('deck_index_visuals').on(table.presentationId, table.charts, table.pictures),
  ],
)

/** Decks whose title or slides changed since they were read; a trigger on `presentations` writes it. */
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
 * Which pictures decks and templates name; triggers write it. Of a deck, a row says for which of its versions: older
 * ones name a picture for as long as they are kept.
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
    /** The first version that names it; null for a template. */
    firstVersion: integer('first_version'),
    /** The last one; null while the deck names it. */
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
