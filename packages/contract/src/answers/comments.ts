import * as z from 'zod'
import { reactions } from '../commentTypes.ts'
import { threadAnchor } from '../requests/decks/comments.ts'
import { count, opaqueId, timestamp } from './common.ts'

const id = z.int().min(1)

/** Somebody who takes part in the discussion. */
export const commentPerson = z.strictObject({
  id: opaqueId,
  name: z.string(),
  /** Whether this is the caller. */
  isSelf: z.boolean(),
})

/** Somebody who can be mentioned and assigned. */
export const mentionablePerson = commentPerson.extend({
  role: z.enum(['owner', 'editor', 'commenter']),
})

/** A team that the deck is shared with, and whose members see comments. */
export const mentionableTeam = z.strictObject({ id, name: z.string() })

export const threadComment = z.strictObject({
  id,
  /** Null for a deleted comment. */
  author: commentPerson.nullable(),
  /** Empty for a deleted comment. */
  text: z.string(),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
  isDeleted: z.boolean(),
  mentions: z.array(commentPerson),
  /** The teams that it mentions, as long as the deck is shared with them. */
  teams: z.array(
    mentionableTeam.extend({ /** Whether the caller is in it. */ isOwn: z.boolean() }),
  ),
  reactions: z.array(
    z.strictObject({ reaction: z.enum(reactions), names: z.array(z.string()), isOwn: z.boolean() }),
  ),
  /** What the caller may do with it. */
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
})

export const commentThread = z.strictObject({
  id,
  slideId: z.string(),
  anchor: threadAnchor,
  createdAt: timestamp,
  assignee: commentPerson.nullable(),
  /** Null while the thread is open; `by` is null if that account was deleted. */
  resolved: z.strictObject({ by: commentPerson.nullable(), at: timestamp }).nullable(),
  /** Oldest first. */
  comments: z.array(threadComment),
  /** Comments by others that the caller has not seen. */
  unread: count,
})

/** One page of a deck's threads, oldest first, and whom and which teams they can mention. */
export const threadPage = z.strictObject({
  items: z.array(commentThread),
  nextCursor: z.string().nullable(),
  people: z.array(mentionablePerson),
  teams: z.array(mentionableTeam),
})
