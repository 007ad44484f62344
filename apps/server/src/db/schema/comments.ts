import type { Reaction, ThreadAnchor } from '@deckloom/contract'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { timestamptz } from './columns.ts'
import { presentations, teams } from './presentations.ts'

/** Discussions on decks. A thread goes with its last comment. */
export const commentThreads = pgTable(
  'comment_threads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    presentationId: integer('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    slideId: text('slide_id').notNull(),
    anchor: jsonb('anchor').$type<ThreadAnchor>().notNull(),
    assignedTo: text('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** Absent while the thread is open. */
    resolvedAt: timestamptz('resolved_at'),
    resolvedBy: text('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('comment_threads_presentation').on(table.presentationId, table.id),
    index('comment_threads_assigned').on(table.assignedTo),
    index('comment_threads_resolved_by').on(table.resolvedBy),
  ],
)

export const comments = pgTable(
  'comments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    presentationId: integer('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    /** Absent only in rows from before there were threads, which nothing wrote. */
    threadId: integer('thread_id').references(() => commentThreads.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty once it was deleted. */
    content: text('content').notNull(),
    /** Fields of the specification: the thread says what it is on and whether it is resolved. */
    slideIndex: integer('slide_index'),
    isResolved: boolean('is_resolved').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    editedAt: timestamptz('edited_at'),
    /** Keeps its place in the thread, without its text. */
    deletedAt: timestamptz('deleted_at'),
  },
  (table) => [
    index('comments_presentation').on(table.presentationId),
    index('comments_thread').on(table.threadId, table.id),
    index('comments_user').on(table.userId),
  ],
)

/** Whom a comment mentions. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_mentions_user').on(table.userId),
  ],
)

/** Which teams a comment mentions: whoever is in them. The name stays in the text when a team goes. */
export const commentTeamMentions = pgTable(
  'comment_team_mentions',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.teamId] }),
    index('comment_team_mentions_team').on(table.teamId),
  ],
)

export const commentReactions = pgTable(
  'comment_reactions',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reaction: text('reaction').$type<Reaction>().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId, table.reaction] }),
    index('comment_reactions_user').on(table.userId),
  ],
)

/** How far a person has read a thread. */
export const threadReads = pgTable(
  'thread_reads',
  {
    threadId: integer('thread_id')
      .notNull()
      .references(() => commentThreads.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The newest comment that they have seen; it may be gone. */
    upTo: integer('up_to').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('thread_reads_user').on(table.userId),
  ],
)
