import { commentLimits, type CommentThread, type StartThreadBody } from '@deckloom/contract'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { insertComment } from './commentsRepository.ts'
import { type Discussion, readSlideIds } from './decksRepository.ts'
import { fullFailure, inDiscussion } from './discussion.ts'
import { followersOfDeck, mention, outsidersFailure } from './mentioning.ts'
import { presentWritten } from './presentThreads.ts'
import { tellPeople, type TellPorts } from './tellPeople.ts'
import { countThreads, insertThread } from './threadsRepository.ts'
import { type Once, writeOnce } from './writeOnce.ts'

export interface NewThread extends StartThreadBody {
  readonly id: number
  readonly by: Account
}

/** Comments on a slide, an element or words. A repeated request gets the first answer. */
export async function startThread(
  ports: TellPorts,
  thread: NewThread,
  once: Once,
): Promise<CommentThread | Failure> {
  const { id, by } = thread
  let notifyPeople: (() => Promise<void>) | undefined
  const started = await writeOnce(ports.queries, once, (keep) =>
    inDiscussion(ports.queries, { id, userId: by.id }, async (discussion) => {
      const refused = await startFailure(discussion, thread)
      if (refused) return refused
      const { queries } = discussion
      const told = await insertStart(discussion, thread)
      notifyPeople = await tellPeople(ports, discussion, { by, told })
      const made = await presentWritten(discussion, told.thread)
      await keep(queries, made)
      return made
    }),
  )
  if (!(started instanceof Failure)) await notifyPeople?.()
  return started
}

async function startFailure(
  discussion: Discussion,
  { slideId, mentions, teams, assignTo }: NewThread,
): Promise<Failure | undefined> {
  const { queries, deck, slideIds } = discussion
  const known = slideIds ?? (await readSlideIds(queries, { id: deck.id, withHidden: true }))
  if (!known.has(slideId)) return new Failure('validation_failed', 'This slide is gone')
  if ((await countThreads(discussion)) >= commentLimits.threads) {
    const most = `A presentation has at most ${commentLimits.threads} threads of comments`
    return new Failure('validation_failed', most)
  }
  return (
    (await fullFailure(discussion, 0)) ??
    (await outsidersFailure(discussion, { slideId, mentions, teams, assignTo }))
  )
}

async function insertStart(discussion: Discussion, thread: NewThread) {
  const { queries, deck, userId } = discussion
  const { slideId, anchor, text, assignTo } = thread
  const presentationId = deck.id
  const assignedTo = assignTo ?? null
  const threadId = await insertThread(queries, { presentationId, slideId, anchor, assignedTo })
  const comment = { presentationId, threadId, userId, content: text }
  const commentId = await insertComment(queries, comment)
  const mentioned = await mention(discussion, { id: commentId, slideId }, thread)
  const told = { thread: threadId, comment: commentId, mentioned, assigned: assignTo }
  return { ...told, followers: followersOfDeck(discussion) }
}
