import * as comments from '../endpoints/comments.ts'
import type { Reaction } from '../commentTypes.ts'
import type {
  AddCommentBody,
  ChangeThreadBody,
  EditCommentBody,
  StartThreadBody,
} from '../requests/decks/comments.ts'
import { callThrough, type Send } from './call.ts'

interface InThread {
  readonly id: number
  readonly threadId: number
}

interface OneComment extends InThread {
  readonly commentId: number
}

/** Creates the calls for comments on decks, in a separate module because it is loaded late. */
export function createCommentsClient(send: Send) {
  const call = callThrough(send)
  return {
    listThreads: (id: number, cursor?: string) =>
      call(comments.listThreads, { params: { id }, query: { cursor } }),
    /** Sent again with the same `key` after a lost response, it starts no second thread. */
    startThread: (id: number, body: StartThreadBody, key: string) =>
      call(comments.startThread, { params: { id }, body, headers: { 'idempotency-key': key } }),
    /** The same for a reply. */
    addComment: (params: InThread, body: AddCommentBody, key: string) =>
      call(comments.addComment, {
        params: { ...params },
        body,
        headers: { 'idempotency-key': key },
      }),
    changeThread: (params: InThread, body: ChangeThreadBody) =>
      call(comments.changeThread, { params: { ...params }, body }),
    readThread: (params: InThread, upTo: number) =>
      call(comments.readThread, { params: { ...params }, body: { upTo } }),
    editComment: (params: OneComment, body: EditCommentBody) =>
      call(comments.editComment, { params: { ...params }, body }),
    deleteComment: (params: OneComment) => call(comments.deleteComment, { params: { ...params } }),
    react: (params: OneComment, reaction: Reaction, on: boolean) =>
      call(on ? comments.addReaction : comments.removeReaction, {
        params: { ...params, reaction },
      }),
  }
}
