import type { CommentThread, ThreadPage } from '@deckloom/contract'
import { collaborators } from '../../db/schema/presentations.ts'
import { createMailbox } from '../mail/mailbox.ts'
import { aDeck, aSlide, join, type Person, testApp } from '../testApp.ts'
import type { OpenedDatabase } from '../testDrivers.ts'

/** A comment on a slide that everybody sees. */
export const onSlide = { slideId: 'shown', anchor: { kind: 'slide' } } as const

export type DiscussedDecks = Awaited<ReturnType<typeof openDiscussedDecks>>

/** A server with people who comment on decks. */
export async function openDiscussedDecks(
  opened: OpenedDatabase,
  parts: Parameters<typeof testApp>[1] = {},
) {
  const post = createMailbox()
  const app = await testApp(opened, { mailer: post, ...parts })
  const { queries } = opened.database
  const named = async (firstName: string): Promise<Person> => {
    const person = await join(app)
    const { email } = person
    await person.ask('PATCH /api/user/profile', { firstName, lastName: 'N', email })
    return person
  }
  const people = {
    owner: await named('Ada'),
    editor: await named('Ines'),
    commenter: await named('Priya'),
    viewer: await named('Vic'),
  }
  /** Shares a deck with an editor who has opened it. */
  const addEditor = (deck: number, { id: userId }: Person) =>
    queries
      .insert(collaborators)
      .values({ presentationId: deck, userId, role: 'editor', lastSeen: new Date() })
  /** A deck of two slides that everybody has opened, the second one hidden. */
  const sharedDeck = async () => {
    const { owner, ...others } = people
    const { id } = await aDeck(owner, 'Tidewater')
    const slides = [
      { ...aSlide('Shown'), id: 'shown' },
      { ...aSlide('Hidden'), id: 'hidden', hidden: true },
    ]
    await owner.ask(`PUT /api/presentations/${id}`, { slides })
    await queries.insert(collaborators).values(
      Object.entries(others).map(([role, { id: userId }]) => {
        return { presentationId: id, userId, role, lastSeen: new Date() }
      }),
    )
    return { id, url: `/api/presentations/${id}/threads` }
  }
  return { app, queries, post, people, named, addEditor, sharedDeck }
}

export async function startThread(
  person: Person,
  url: string,
  body: object = {},
): Promise<CommentThread> {
  const start = { ...onSlide, text: 'Is this right?', ...body }
  return (await person.ask(`POST ${url}`, start)).json()
}

export async function threadsFor(person: Person, url: string): Promise<ThreadPage> {
  return (await person.ask(`GET ${url}`)).json()
}

export function textsOf({ comments }: CommentThread): readonly string[] {
  return comments.map(({ text }) => text)
}

/** The id of a thread's first comment. */
export function firstOf({ comments: [first] }: CommentThread): number {
  return first?.id ?? 0
}

/** Kind and address of a person's notifications, newest first. */
export async function noticesOf(person: Person): Promise<readonly string[]> {
  const { items } = (await person.ask('GET /api/notifications')).json()
  return items.map(({ kind, href }: { kind: string; href: string }) => `${kind} ${href}`)
}
