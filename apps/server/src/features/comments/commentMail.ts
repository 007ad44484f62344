import type { CommentAnchor } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import type { CommentMail, Mail } from '../../db/schema/mail.ts'
import type { Email } from '../../platform/mail/email.ts'
import { type CommentOccasion, commentOccasions } from '../../platform/notices.ts'
import { composeEmail } from '../../platform/mail/composeEmail.ts'
import { sanitizeMailText } from '../../platform/mail/sanitizeMailText.ts'
import { findCommentToMail, listMentions } from './commentsRepository.ts'
import { type Discussion, findSlidePlace, type SlidePlace } from './decksRepository.ts'
import { enterDiscussion } from './discussion.ts'
import { Failure } from '../../http/errors/failure.ts'
import { findTeamName, listTeamMentions } from './teamMentionsRepository.ts'
import { findThread } from './threadsRepository.ts'

export interface CommentMailPorts {
  readonly queries: Queries
  /** Origin of the links; never taken from a request. */
  readonly home: () => string
}

export function isCommentMail(mail: Mail): mail is CommentMail {
  return commentOccasions.some((kind) => kind === mail.kind)
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
  const thread = await findThread(discussion, threadId)
  if (!thread) return undefined
  const author = sanitizeMailText(found.author, 'name') || 'Someone'
  const title = sanitizeMailText(discussion.deck.title, 'title') || 'Untitled'
  const team = teamId === undefined ? undefined : await findTeamName(queries, teamId)
  // The team may be gone by now.
  const whom = sanitizeMailText(team ?? '', 'name') || 'you'
  const words = sanitizeMailText(await withPlainMentions(discussion, found), 'comment')
  const opening = openings[kind]({ author, title, whom })
  return {
    email: composeEmail({
      to,
      subject: opening.subject,
      greeting: 'Hello,',
      paragraphs: [
        opening.sentence,
        subjectWords(thread.anchor, await findSlidePlace(discussion, thread.slideId)),
        ...(words === '' ? [] : [`“${words}”`]),
      ],
      action: { label: 'Open the comment', href: `${home()}/editor/${deckId}?thread=${threadId}` },
      remarks: [`You get this email because ${opening.reason}.`],
    }),
  }
}

interface Opening {
  readonly subject: string
  /** The first sentence. */
  readonly sentence: string
  /** Why the receiver gets the email, after "because". */
  readonly reason: string
}

interface OpeningParts {
  readonly author: string
  readonly title: string
  /** "you", or the team that was mentioned. */
  readonly whom: string
}

const openings: Readonly<Record<CommentOccasion, (parts: OpeningParts) => Opening>> = {
  'comment-assigned': ({ author, title }) => ({
    subject: `A comment in “${title}” was assigned to you`,
    sentence: `A comment by ${author} on the presentation “${title}” was assigned to you.`,
    reason: 'the comment was assigned to you',
  }),
  'comment-mentioned': ({ author, title, whom }) => ({
    subject: `${author} mentioned ${whom} in “${title}”`,
    sentence: `${author} mentioned ${whom} in a comment on the presentation “${title}”.`,
    reason: whom === 'you' ? 'you were mentioned' : `you are a member of ${whom}`,
  }),
  'comment-replied': ({ author, title }) => ({
    subject: `${author} replied to a comment in “${title}”`,
    sentence: `${author} replied in a comment thread you’re part of, on the presentation “${title}”.`,
    reason: 'you are part of the thread',
  }),
  'comment-started': ({ author, title }) => ({
    subject: `${author} commented on “${title}”`,
    sentence: `${author} commented on your presentation “${title}”.`,
    reason: 'you own the presentation',
  }),
}

/** A comment's text with the names that it mentions; emails lose whatever else has an @, which might be an address. */
async function withPlainMentions(
  { queries, userId }: Discussion,
  { commentId, content }: { readonly commentId: number; readonly content: string },
): Promise<string> {
  const ids = [commentId]
  const mentioned = [
    ...(await listMentions(queries, ids)),
    ...(await listTeamMentions(queries, { ids, userId })),
  ]
  return mentioned.reduce((text, { name }) => text.replaceAll(`@${name}`, () => name), content)
}

/** Says what a thread is on: "It is about “One buoy” on slide 2, “Tides”." */
function subjectWords(anchor: CommentAnchor, slide: SlidePlace | undefined): string {
  const title = sanitizeMailText(slide?.title ?? '', 'title')
  const number = slide && `slide ${slide.number}`
  const place = [number ?? 'a slide that was deleted', title && `“${title}”`]
    .filter(Boolean)
    .join(', ')
  if (anchor.kind === 'slide') return `It is about ${place}.`
  const part =
    anchor.kind === 'words'
      ? `“${sanitizeMailText(anchor.quote, 'title')}”`
      : sanitizeMailText(anchor.name, 'name') || 'an element'
  return `It is about ${part} on ${place}.`
}
