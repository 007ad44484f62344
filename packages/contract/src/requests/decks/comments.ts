import { commentLimits, deckLimits, idSchema, textSchema } from '@deckloom/deck'
import { z } from 'zod'
import { reactions, threadFilters, threadPageSizes } from '../../commentTypes.ts'
import { pageCursor } from './pageCursor.ts'
import { presentationParams } from './presentations.ts'

const { id } = presentationParams.shape

export const threadParams = presentationParams.extend({ threadId: id })
export const commentParams = threadParams.extend({ commentId: id })
export const reactionParams = commentParams.extend({ reaction: z.enum(reactions) })

export const threadsQuery = z.strictObject({
  limit: z.coerce.number().pipe(z.number().int().min(1).max(threadPageSizes.max)).optional(),
  /** `nextCursor` of the previous page; the filter must be the same. */
  cursor: pageCursor.optional(),
  filter: z.enum(threadFilters).optional(),
})
export type ThreadsQuery = z.output<typeof threadsQuery>

const elementId = z.string().min(1).max(80)

const slideAnchor = z.strictObject({ kind: z.literal('slide') })

const elementAnchor = z.strictObject({
  kind: z.literal('element'),
  elementId,
  /** Such as "Image", for when the element is gone. */
  name: textSchema(commentLimits.elementNameLength),
})

const wordsAnchor = z.strictObject({
  kind: z.literal('words'),
  elementId,
  /** The words as they were; longer selections are cut. */
  quote: textSchema(commentLimits.quoteLength).min(1),
  /** Where they began in the element's text, in UTF-16 code units; their lines are joined by line breaks. */
  offset: z
    .int()
    .min(0)
    .max(deckLimits.bullets * deckLimits.bulletLength * 2),
})

/** What a thread is on: a whole slide, an element, or words in an element. */
export const commentAnchor = z.discriminatedUnion('kind', [slideAnchor, elementAnchor, wordsAnchor])
export type CommentAnchor = z.infer<typeof commentAnchor>

/** What a thread is on as it is stored: words are followed through edits of their text. */
export const threadAnchor = z.discriminatedUnion('kind', [
  slideAnchor,
  elementAnchor,
  wordsAnchor.extend({
    /** What edits within the words have made of them; empty if they are gone. Absent while they are as quoted. */
    now: z.string().optional(),
  }),
])
export type ThreadAnchor = z.infer<typeof threadAnchor>

/** The id of an account. */
const personId = z.string().min(1).max(64)
const text = textSchema(commentLimits.textLength).trim().min(1, { error: 'Please write a comment' })
const mentions = z.array(personId).max(commentLimits.mentions, {
  error: `A comment mentions at most ${commentLimits.mentions} people`,
})

const teams = z.array(z.int().min(1)).max(commentLimits.teamMentions, {
  error: `A comment mentions at most ${commentLimits.teamMentions} teams`,
})

export const addCommentBody = z.strictObject({
  text,
  /** Accounts that the text mentions as `@name`. */
  mentions: mentions.optional(),
  /** Teams that the text mentions as `@name`. */
  teams: teams.optional(),
  /** Also assigns the thread. */
  assignTo: personId.optional(),
})
export type AddCommentBody = z.input<typeof addCommentBody>

export const startThreadBody = addCommentBody.extend({ slideId: idSchema, anchor: commentAnchor })
export type StartThreadBody = z.input<typeof startThreadBody>

export const changeThreadBody = z.strictObject({
  isResolved: z.boolean().optional(),
  /** Null takes the thread from whoever it is assigned to. */
  assignTo: personId.nullable().optional(),
})
export type ChangeThreadBody = z.input<typeof changeThreadBody>

export const editCommentBody = z.strictObject({
  text,
  mentions: mentions.optional(),
  teams: teams.optional(),
})
export type EditCommentBody = z.input<typeof editCommentBody>

/** The newest comment of the thread that the caller has seen. */
export const readThreadBody = z.strictObject({ upTo: z.number().int().min(1).max(2_147_483_647) })
