import type { AcceptedInvitation } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import type { InvitationMail } from '../../../db/schema/mail.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import type { Email } from '../../../platform/mail/email.ts'
import { composeEmail, type EmailParts } from '../../../platform/mail/composeEmail.ts'
import { sanitizeMailText } from '../../../platform/mail/sanitizeMailText.ts'
import { hashSecret } from '../../../platform/secrets/secretToken.ts'
import {
  findMemberByToken,
  findTeamInvitation,
  findTeam,
  updateMember,
  deletePendingMember,
} from './teamsRepository.ts'
import { sharedRoleOf } from '../../../platform/decks/sharedRole.ts'
import { findPresentation } from '../decks/presentationsRepository.ts'
import {
  deletePendingCollaborator,
  findByToken,
  findDeckInvitation,
  updateCollaborator,
} from './collaboratorsRepository.ts'
import { joiningFailure } from './invitationPolicy.ts'
import { nameOf } from './presentPeople.ts'

export interface InvitationMailPorts {
  readonly queries: Queries
  readonly now: () => Date
  /** Origin of the links; never taken from a request. */
  readonly home: () => string
  /** The secret in the link of this email. */
  readonly secret: string
}

export interface AcceptPorts extends Pick<InvitationMailPorts, 'queries' | 'now'> {
  /** Verifies the account's address; resolves to a function that notifies the person. */
  readonly verifyWithin: (queries: Queries, userId: string) => Promise<() => Promise<void>>
  /** Domains of the company; empty if none are configured. */
  readonly companyDomains: ReadonlySet<string>
}

const lifetimeMs = 14 * 24 * 60 * 60 * 1_000

/**
 * Composes the email of an invitation; undefined if it was revoked. Its secret is created here and
 * only stored as a hash.
 */
export async function invitationMail(
  ports: InvitationMailPorts,
  mail: InvitationMail,
): Promise<{ readonly email: Email } | undefined> {
  const invitation =
    mail.kind === 'deck-invitation'
      ? await deckInvitation(ports, mail.collaboratorId)
      : await teamInvitation(ports, mail.memberId)
  if (!invitation) return undefined
  const { path, ...parts } = invitation
  return {
    email: composeEmail({
      ...parts,
      greeting: 'Hello,',
      action: { label: 'Open', href: `${ports.home()}${path}` },
      remarks: ['If you don’t know who this is from, ignore this email.'],
    }),
  }
}

type Words = Pick<EmailParts, 'to' | 'subject' | 'paragraphs'> & { readonly path: string }

async function deckInvitation(ports: InvitationMailPorts, id: number): Promise<Words | undefined> {
  const { queries } = ports
  const found = await findDeckInvitation(queries, id)
  if (!found || found.email === null) return undefined
  const { email, userId, role, deckId } = found
  const owner = nameOf({ firstName: found.ownerFirstName, lastName: found.ownerLastName })
  const from = sanitizeMailText(owner, 'name') || 'Someone'
  const title = sanitizeMailText(found.title, 'title') || 'Untitled'
  const may = { editor: 'edit', commenter: 'comment on', viewer: 'view' }[sharedRoleOf(role)]
  return {
    to: email,
    subject: `${from} shared “${title}” with you`,
    paragraphs: [`${from} shared the presentation “${title}” with you. You can ${may} it.`],
    path:
      userId === null
        ? await invitationPath(ports, (secret) => updateCollaborator(queries, id, secret))
        : `/editor/${deckId}`,
  }
}

async function teamInvitation(ports: InvitationMailPorts, id: number): Promise<Words | undefined> {
  const { queries } = ports
  const found = await findTeamInvitation(queries, id)
  if (!found) return undefined
  const name = sanitizeMailText(found.name, 'title') || 'Untitled'
  return {
    to: found.email,
    subject: `You’re invited to the team “${name}”`,
    paragraphs: [
      `You’re invited to the team “${name}”. Its members can open the presentations that are shared with it.`,
    ],
    path:
      found.userId === null
        ? await invitationPath(ports, (secret) => updateMember(queries, id, secret))
        : teamPath(found.teamId),
  }
}

async function invitationPath(
  { now, secret }: InvitationMailPorts,
  keep: (secret: { readonly token: string; readonly tokenExpiresAt: Date }) => Promise<void>,
): Promise<string> {
  const tokenExpiresAt = new Date(now().getTime() + lifetimeMs)
  await keep({ token: hashSecret(secret), tokenExpiresAt })
  return `/invitation?token=${secret}`
}

/**
 * Accepts the invitation whose email link was followed. A link is valid once, for 14 days, and
 * verifies the mailbox that it was sent to: an account with that address becomes verified. An
 * account with another address only takes it over if the person confirms it by `asAnother`;
 * otherwise the failure reveals a hint of the invited address.
 */
export async function acceptInvitation(
  ports: AcceptPorts,
  {
    secret,
    account: { id: userId, email },
    asAnother,
  }: {
    readonly secret: string
    readonly account: Pick<Account, 'id' | 'email'>
    readonly asAnother: boolean
  },
): Promise<AcceptedInvitation | Failure> {
  const token = hashSecret(secret)
  const done = await ports.queries.transaction(async (transaction) => {
    const which = { token, now: ports.now() }
    const invitation = await findInvitation(transaction, which)
    if (!invitation) return new Failure('not_found', 'This invitation is no longer valid.')
    const isOwn = invitation.email === email
    if (!isOwn && !asAnother) return { path: null, sentTo: maskEmail(invitation.email ?? '') }
    // Accepts everything pending for the address, including this invitation.
    const notifyPerson = isOwn ? await ports.verifyWithin(transaction, userId) : undefined
    const { companyDomains } = ports
    const joining = { inviter: invitation.invitedBy, userId, companyDomains }
    const refused = await joiningFailure(transaction, joining)
    if (refused) return { refused, notifyPerson }
    const path =
      'deckId' in invitation
        ? await joinDeck(transaction, { ...invitation, userId })
        : await joinTeam(transaction, { ...invitation, userId })
    return { path, sentTo: null, notifyPerson }
  })
  if (done instanceof Failure) return done
  if ('notifyPerson' in done) await done.notifyPerson?.()
  if ('refused' in done) return done.refused
  return { path: done.path, sentTo: done.sentTo }
}

async function findInvitation(
  queries: Queries,
  which: { readonly token: string; readonly now: Date },
) {
  return (await findByToken(queries, which)) ?? findMemberByToken(queries, which)
}

async function joinDeck(
  queries: Queries,
  { id, deckId, userId }: { readonly id: number; readonly deckId: number; readonly userId: string },
): Promise<string> {
  // Who can see the deck already keeps the role.
  const seen = await findPresentation(queries, { id: deckId, userId })
  if (seen) await deletePendingCollaborator(queries, id)
  else await updateCollaborator(queries, id, { userId, token: null })
  return `/editor/${deckId}`
}

async function joinTeam(
  queries: Queries,
  { id, teamId, userId }: { readonly id: number; readonly teamId: number; readonly userId: string },
): Promise<string> {
  const isIn = await findTeam(queries, { id: teamId, userId })
  if (isIn) await deletePendingMember(queries, id)
  else await updateMember(queries, id, { userId, token: null })
  return teamPath(teamId)
}

/**
 * n***@example.org: recognizable for the owner of the address, and nothing more for whoever has the
 * link.
 */
function maskEmail(email: string): string {
  const [name = '', ...domain] = email.split('@')
  return `${name.slice(0, 1)}***@${domain.join('@')}`
}

function teamPath(teamId: number): string {
  return `/workspace?tab=teams&team=${teamId}`
}
