import { Failure } from '../../http/errors/failure.ts'
import { mayComment } from './commentsPolicy.ts'
import { listAuthors, replaceMentions } from './commentsRepository.ts'
import { type Discussion, listMentionable, readSlideIds } from './decksRepository.ts'
import {
  listMembersOn,
  listMentionableTeams,
  replaceTeamMentions,
  type TeamRow,
} from './teamMentionsRepository.ts'
import type { ThreadRow } from './threadsRepository.ts'

/** Whom a written comment mentions, as clients say it. */
export interface Mentioning {
  readonly mentions?: readonly string[] | undefined
  readonly teams?: readonly number[] | undefined
}

/** Somebody to be told that a comment mentions them. */
export interface Mention {
  readonly userId: string
  /** The team that was mentioned, if they were not themselves. */
  readonly team?: TeamRow
}

interface Outsiders extends Mentioning {
  readonly slideId: string
  readonly assignTo?: string | null | undefined
}

/** The failure if somebody cannot take part in a thread on this slide, or a team not at all. */
export async function outsidersFailure(
  discussion: Discussion,
  { slideId, mentions = [], assignTo, teams = [] }: Outsiders,
): Promise<Failure | undefined> {
  const { queries, deck } = discussion
  if (teams.length > 0) {
    const known = new Set((await listMentionableTeams(queries, deck.id)).map(({ id }) => id))
    if (!teams.every((id) => known.has(id))) {
      return new Failure(
        'validation_failed',
        'Only teams that see the comments on this presentation can be mentioned',
      )
    }
  }
  const people = assignTo ? [...mentions, assignTo] : mentions
  if (people.length === 0) return undefined
  const able = await readAble(discussion, slideId)
  return people.every((id) => able.has(id))
    ? undefined
    : new Failure('validation_failed', 'Only people who can see this comment can be mentioned')
}

/** The accounts that can take part in a thread on a slide. */
async function readAble(discussion: Discussion, slideId: string): Promise<ReadonlySet<string>> {
  const sees = await sightOf(discussion, slideId)
  const able = (await listMentionable(discussion.queries, discussion.deck)).filter(sees)
  return new Set(able.map(({ id }) => id))
}

/** Who is told of a new comment without a mention, and why. */
export interface Followers {
  readonly kind: 'comment-replied' | 'comment-started'
  readonly people: readonly string[]
}

/** The owner of the deck, for a new thread. */
export function followersOfDeck({ deck }: Discussion): Followers {
  return { kind: 'comment-started', people: [deck.ownerId] }
}

/** Who wrote in a thread or is assigned to it, and still sees it. */
export async function followersOfThread(
  discussion: Discussion,
  { id, slideId, assignee }: ThreadRow,
): Promise<Followers> {
  const able = await readAble(discussion, slideId)
  const authors = await listAuthors(discussion.queries, id)
  const people = new Set(assignee ? [...authors, assignee.id] : authors)
  return { kind: 'comment-replied', people: [...people].filter((person) => able.has(person)) }
}

/** Whether a role sees the comments on a slide, which commenters do not if it is hidden from them. */
async function sightOf({ queries, deck }: Discussion, slideId: string) {
  const shown = await readSlideIds(queries, { id: deck.id, withHidden: deck.showsNotes })
  return ({ role }: { readonly role: Parameters<typeof mayComment>[0] }) =>
    mayComment(role) && (role !== 'commenter' || shown.has(slideId))
}

/**
 * Replaces whom a comment mentions. Resolves to those whom it did not mention before, each once:
 * people, and the members of teams who see the comment.
 */
export async function mention(
  discussion: Discussion,
  comment: { readonly id: number; readonly slideId: string },
  { mentions = [], teams = [] }: Mentioning,
): Promise<readonly Mention[]> {
  const { queries, deck } = discussion
  const people = await replaceMentions(queries, comment.id, mentions)
  const teamsBefore = await replaceTeamMentions(queries, comment.id, teams)
  const members = await listMembersOn(queries, deck, [...teamsBefore, ...teams])
  const known = new Set(people)
  for (const { userId, team } of members) if (teamsBefore.includes(team.id)) known.add(userId)
  const told = new Map<string, Mention>(mentions.map((userId) => [userId, { userId }]))
  const sees = members.length > 0 && (await sightOf(discussion, comment.slideId))
  for (const { userId, role, team } of members) {
    if (sees && sees({ role }) && !told.has(userId)) told.set(userId, { userId, team })
  }
  return [...told.values()].filter(({ userId }) => !known.has(userId))
}
