import { bodyLimits } from '@deckloom/deck'
import { commentThread, threadPage } from '../answers/comments.ts'
import { endpoint } from '../endpoint.ts'
import {
  addCommentBody,
  changeThreadBody,
  commentParams,
  editCommentBody,
  reactionParams,
  readThreadBody,
  startThreadBody,
  threadParams,
  threadsQuery,
} from '../requests/decks/comments.ts'
import { presentationParams as params } from '../requests/decks/presentations.ts'

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/presentations/:id/threads',
  summary: 'Lists the comments on a deck by thread, the oldest first',
  access: 'user',
  params,
  query: threadsQuery,
  answers: { 200: threadPage },
  errors: ['not_found', 'forbidden'],
})

export const startThread = endpoint({
  method: 'POST',
  path: '/api/presentations/:id/threads',
  summary: 'Comments on a slide, an element or words; an Idempotency-Key makes it repeatable',
  access: 'user',
  limit: 'comment',
  params,
  bodyLimit: bodyLimits.letter,
  body: startThreadBody,
  answers: { 201: commentThread },
  errors: ['not_found', 'forbidden', 'idempotency_key_reused'],
})

export const changeThread = endpoint({
  method: 'PATCH',
  path: '/api/presentations/:id/threads/:threadId',
  summary: 'Resolves, reopens or assigns a thread',
  access: 'user',
  limit: 'comment',
  params: threadParams,
  bodyLimit: bodyLimits.credentials,
  body: changeThreadBody,
  answers: { 200: commentThread },
  errors: ['not_found', 'forbidden'],
})

export const readThread = endpoint({
  method: 'POST',
  path: '/api/presentations/:id/threads/:threadId/read',
  summary: 'Marks the comments of a thread as read',
  access: 'user',
  params: threadParams,
  bodyLimit: bodyLimits.credentials,
  body: readThreadBody,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
})

export const addComment = endpoint({
  method: 'POST',
  path: '/api/presentations/:id/threads/:threadId/comments',
  summary: 'Replies in a thread, which reopens it; an Idempotency-Key makes it repeatable',
  access: 'user',
  limit: 'comment',
  params: threadParams,
  bodyLimit: bodyLimits.letter,
  body: addCommentBody,
  answers: { 201: commentThread },
  errors: ['not_found', 'forbidden', 'idempotency_key_reused'],
})

export const editComment = endpoint({
  method: 'PATCH',
  path: '/api/presentations/:id/threads/:threadId/comments/:commentId',
  summary: 'Changes a comment of the caller',
  access: 'user',
  limit: 'comment',
  params: commentParams,
  bodyLimit: bodyLimits.letter,
  body: editCommentBody,
  answers: { 200: commentThread },
  errors: ['not_found', 'forbidden'],
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/presentations/:id/threads/:threadId/comments/:commentId',
  summary:
    'Deletes a comment of the caller, or any comment as the owner; the last one with its thread',
  access: 'user',
  params: commentParams,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'comment-delete', target: 'deck :id' },
})

export const addReaction = endpoint({
  method: 'PUT',
  path: '/api/presentations/:id/threads/:threadId/comments/:commentId/reactions/:reaction',
  summary: 'Reacts to a comment',
  access: 'user',
  params: reactionParams,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
})

export const removeReaction = endpoint({
  method: 'DELETE',
  path: '/api/presentations/:id/threads/:threadId/comments/:commentId/reactions/:reaction',
  summary: 'Takes a reaction back',
  access: 'user',
  params: reactionParams,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
})
