import type { Queries } from '../../db/openDatabase.ts'
import type { CommentMail, Mail } from '../../db/schema/mail.ts'
import type { Email } from '../../platform/mail/email.ts'
import { composeEmail } from '../../platform/mail/composeEmail.ts'
import { sanitizeMailText } from '../../platform/mail/sanitizeMailText.ts'
import { findCommentToMail } from './commentsRepository.ts'
import { enterDiscussion } from './discussion.ts'
import { Failure } from '../../http/errors/failure.ts'
import { findTeamName } from './teamMentionsRepository.ts'
import { findThread } from './threadsRepository.ts'

export interface CommentMailPorts {
  readonly queries: Queries
  /** Origin of the links; never taken from a request. */
  readonly home: () => string
}

export function isCommentMail(mail: Mail): mail is CommentMail {
  return mail.kind === 'comment-mentioned' || mail.kind === 'comment-assigned'
}

/**
 * Composes the email about a comment; undefined if it was deleted, or the person does not see it
 * any more.
 */
export async function commentMail(
  { queries, home }: CommentMailPorts,
  { kind, userId, commentId, teamId }: CommentMail,
): Promise<{ readonly email: Email } | undefined> {
  const found = await findCommentToMail(queries, { commentId, userId })
  if (!found) return undefined
  const { deckId, threadId, to } = found
  const discussion = await enterDiscussion(queries, { id: deckId, userId })
  if (discussion instanceof Failure) return undefined
  if (!(await findThread(discussion, threadId))) return undefined
  const author = sanitizeMailText(found.author, 'name') || 'Someone'
  const title = sanitizeMailText(discussion.deck.title, 'title') || 'Untitled'
  const team = teamId === undefined ? undefined : await findTeamName(queries, teamId)
  // The team may be gone by now.
  const whom = sanitizeMailText(team ?? '', 'name') || 'you'
  const isAssigned = kind === 'comment-assigned'
  const words = sanitizeMailText(found.content, 'comment')
  return {
    email: composeEmail({
      to,
      subject: isAssigned
        ? `A comment in “${title}” was assigned to you`
        : `${author} mentioned ${whom} in “${title}”`,
      greeting: 'Hello,',
      paragraphs: [
        isAssigned
          ? `A comment by ${author} on the presentation “${title}” was assigned to you.`
          : `${author} mentioned ${whom} in a comment on the presentation “${title}”.`,
        ...(words === '' ? [] : [`“${words}”`]),
      ],
      action: { label: 'Open the comment', href: `${home()}/editor/${deckId}?thread=${threadId}` },
      remarks: ['You get this email because you can comment on this presentation.'],
    }),
  }
}
