import { asc, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import {
  analytics,
  siteVisits,
  tokenUsage,
  userActivitySummary,
} from '../../../db/schema/activity.ts'
import { linkVisitors, linkVisits } from '../../../db/schema/audience.ts'
import {
  commentMentions,
  commentReactions,
  comments,
  commentThreads,
  threadReads,
} from '../../../db/schema/comments.ts'
import { exportedFiles, uploads } from '../../../db/schema/files.ts'
import { paymentReceipts } from '../../../db/schema/plans.ts'
import { generations } from '../../../db/schema/generations.ts'
import { mailQueue } from '../../../db/schema/mail.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import {
  brandKits,
  collaborators,
  favorites,
  folders,
  presentationRevisions,
  presentations,
  teamMembers,
  teams,
  templates,
} from '../../../db/schema/presentations.ts'
import { accessRequests, linkMembers, shareGuests, shareLinks } from '../../../db/schema/sharing.ts'
import { supportMessages } from '../../../db/schema/support.ts'
import type { StoredSlides } from '../../../platform/decks/StoredSlides.ts'

interface Person {
  readonly id: string
  readonly email: string
  /**
   * Rows with only an email address belong to its owner, which an account is once it is verified.
   */
  readonly emailVerifiedAt: Date | null
}

/** Every row about an account except decks, by its label in the export. */
export async function readOwnRows(queries: Queries, person: Person) {
  const { id } = person
  return {
    comments: await queries.select().from(comments).where(eq(comments.userId, id)),
    'comment-reactions': await queries
      .select()
      .from(commentReactions)
      .where(eq(commentReactions.userId, id)),
    'comment-mentions': await queries
      .select()
      .from(commentMentions)
      .where(eq(commentMentions.userId, id)),
    'assigned-threads': await queries
      .select()
      .from(commentThreads)
      .where(eq(commentThreads.assignedTo, id)),
    'read-threads': await queries.select().from(threadReads).where(eq(threadReads.userId, id)),
    'brand-kits': await queries.select().from(brandKits).where(eq(brandKits.userId, id)),
    'shared-with-me': await queries
      .select({ presentationId: collaborators.presentationId, role: collaborators.role })
      .from(collaborators)
      .where(eq(collaborators.userId, id)),
    'shared-by-link': await queries
      .select({
        presentationId: shareLinks.presentationId,
        role: shareLinks.role,
        joinedAt: linkMembers.joinedAt,
      })
      .from(linkMembers)
      .innerJoin(shareLinks, eq(shareLinks.id, linkMembers.linkId))
      .where(eq(linkMembers.userId, id)),
    'share-links': await listOwnLinks(queries, id),
    'access-requests': await queries
      .select()
      .from(accessRequests)
      .where(eq(accessRequests.userId, id)),
    templates: await queries.select().from(templates).where(eq(templates.userId, id)),
    folders: await queries.select().from(folders).where(eq(folders.userId, id)),
    teams: await queries
      .select({ name: teams.name, role: teamMembers.role, invitedAt: teamMembers.invitedAt })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(eq(teamMembers.userId, id)),
    favorites: await queries.select().from(favorites).where(eq(favorites.userId, id)),
    'support-messages': await queries.select().from(supportMessages).where(ownMessages(person)),
    visits: await queries.select().from(siteVisits).where(eq(siteVisits.userId, id)),
    'decks-viewed': await queries.select().from(analytics).where(eq(analytics.viewerId, id)),
    payments: await queries.select().from(paymentReceipts).where(eq(paymentReceipts.userId, id)),
    'begun-presentations': await queries
      .select()
      .from(generations)
      .where(eq(generations.userId, id)),
    'token-usage': await queries.select().from(tokenUsage).where(eq(tokenUsage.userId, id)),
    notifications: await queries.select().from(notifications).where(eq(notifications.userId, id)),
    activity: await queries
      .select()
      .from(userActivitySummary)
      .where(eq(userActivitySummary.userId, id)),
  }
}

/** Links that a person made, without what opens them, and the addresses that their visitors gave. */
async function listOwnLinks(queries: Queries, userId: string) {
  const { token: _token, password, ...settings } = getTableColumns(shareLinks)
  return queries
    .select({
      ...settings,
      hasPassword: isNotNull(password),
      guests: sql`(select coalesce(json_agg(json_build_object('email', email, 'lastAt', last_at)), '[]')
        from ${shareGuests} where link_id = ${shareLinks}.id)`,
    })
    .from(shareLinks)
    .where(eq(shareLinks.createdBy, userId))
    .orderBy(asc(shareLinks.id))
}

export async function ownDeckIds(queries: Queries, userId: string): Promise<readonly number[]> {
  const rows = await queries
    .select({ id: presentations.id })
    .from(presentations)
    .where(eq(presentations.userId, userId))
    .orderBy(asc(presentations.id))
  return rows.map(({ id }) => id)
}

/** A deck with its revisions, and the visits through its links. */
export async function readDeckWithHistory(queries: Queries, id: number) {
  const [deck] = await queries.select().from(presentations).where(eq(presentations.id, id))
  const versions = await queries
    .select({
      version: presentationRevisions.version,
      title: presentationRevisions.title,
      slides: presentationRevisions.slides,
      replacedAt: presentationRevisions.replacedAt,
    })
    .from(presentationRevisions)
    .where(eq(presentationRevisions.presentationId, id))
    .orderBy(asc(presentationRevisions.version))
  const visits = await queries
    .select({ ...getTableColumns(linkVisits), email: linkVisitors.email })
    .from(linkVisits)
    .innerJoin(shareLinks, eq(shareLinks.id, linkVisits.linkId))
    .innerJoin(linkVisitors, eq(linkVisitors.id, linkVisits.visitorId))
    .where(eq(shareLinks.presentationId, id))
    .orderBy(asc(linkVisits.id))
  return deck && { ...openSlides(deck), versions: versions.map(openSlides), visits }
}

/** With all slides, as its owner sees them. */
function openSlides<Row extends { readonly slides: StoredSlides }>({ slides, ...row }: Row) {
  return { ...row, slides: slides.shownTo({ role: 'owner', showsNotes: true }) }
}

/** Names of the account's files in their stores. */
export async function ownFiles(queries: Queries, userId: string) {
  const uploaded = await queries
    .select({ id: uploads.id, mime: uploads.mime })
    .from(uploads)
    .where(eq(uploads.userId, userId))
  const exported = await queries
    .select({ token: exportedFiles.token })
    .from(exportedFiles)
    .where(eq(exportedFiles.userId, userId))
  return { uploads: uploaded, exports: exported.map(({ token }) => token) }
}

export async function countAdministrators(queries: Queries): Promise<number> {
  // Locked, so that the last two administrators cannot leave at once.
  const rows = await queries
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .for('update')
  return rows.length
}

/** Deletes an account and everything that references it; statistics stay without the reference. */
export async function deleteAccountRows(queries: Queries, person: Person): Promise<void> {
  const { id, email, emailVerifiedAt } = person
  const mail = sql`${mailQueue.mail}`
  await queries.delete(mailQueue).where(sql`${mail} ->> 'userId' = ${id}`)
  await queries.delete(supportMessages).where(ownMessages(person))
  await transferTeams(queries, id)
  await deleteOwnThreads(queries, id)
  if (emailVerifiedAt) {
    const toIt = or(sql`${mail} ->> 'email' = ${email}`, sql`${mail} ->> 'to' = ${email}`)
    await queries.delete(mailQueue).where(toIt)
    // Pending invitations of this address.
    await queries.delete(collaborators).where(eq(collaborators.email, email))
    await queries.delete(teamMembers).where(eq(teamMembers.email, email))
  }
  await queries.delete(users).where(eq(users.id, id))
}

function ownMessages({ id, email, emailVerifiedAt }: Person) {
  const fromAddress = emailVerifiedAt ? eq(sql`lower(${supportMessages.email})`, email) : undefined
  return or(eq(supportMessages.userId, id), fromAddress)
}

/** A team passes to its oldest administrator, else its oldest member; an empty one is deleted. */
async function transferTeams(queries: Queries, userId: string): Promise<void> {
  await queries.execute(sql`
    update team_members set role = 'owner' where id in (
      select distinct on (heir.team_id) heir.id
      from team_members heir
      join team_members leaver on leaver.team_id = heir.team_id
      where leaver.user_id = ${userId} and leaver.role = 'owner'
        and heir.user_id is not null and heir.user_id <> ${userId}
      order by heir.team_id, (heir.role = 'admin') desc, heir.id)`)
  await queries.execute(sql`
    delete from teams where id in (select team_id from team_members where user_id = ${userId})
      and not exists (select 1 from team_members other
        where other.team_id = teams.id and other.user_id is not null and other.user_id <> ${userId})`)
}

/** Deletes the threads that nobody else has a comment in; in the others only the comments go. */
async function deleteOwnThreads(queries: Queries, userId: string): Promise<void> {
  await queries.execute(sql`
    delete from comment_threads t
    where exists (select from comments c where c.thread_id = t.id and c.user_id = ${userId})
      and not exists (select from comments c
        where c.thread_id = t.id and c.user_id <> ${userId} and c.deleted_at is null)`)
}
