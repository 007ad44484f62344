import * as comments from '../endpoints/comments.ts'
import type { Reaction } from '../commentTypes.ts'
import type {
  AddCommentBody,
  ChangeThreadBody,
  EditCommentBody,
  StartThreadBody,
} from '../requests/decks/comments.ts'
import { callThrough, type Send } from './call.ts'

/** The deck and the thread. */
export interface ThreadPath {
  readonly id: number
  readonly threadId: number
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
    addComment: (params: ThreadPath, body: AddCommentBody, key: string) =>
      call(comments.addComment, {
        params: { ...params },
        body,
        headers: { 'idempotency-key': key },
      }),
    changeThread: (params: ThreadPath, body: ChangeThreadBody) =>
      call(comments.changeThread, { params: { ...params }, body }),
    readThread: (params: ThreadPath, upTo: number) =>
      call(comments.readThread, { params: { ...params }, body: { upTo } }),
    editComment: (params: ThreadPath & { readonly commentId: number }, body: EditCommentBody) =>
      call(comments.editComment, { params: { ...params }, body }),
    deleteComment: (params: ThreadPath & { readonly commentId: number }) =>
      call(comments.deleteComment, { params: { ...params } }),
    react: (params: ThreadPath & { readonly commentId: number }, reaction: Reaction, on: boolean) =>
      call(on ? comments.addReaction : comments.removeReaction, {
        params: { ...params, reaction },
      }),
  }
}
