import type { Queries } from '../../../db/openDatabase.ts'
import type { Mail, OwnerMail } from '../../../db/schema/mail.ts'
import { composeEmail, type EmailParts } from '../../../platform/mail/composeEmail.ts'
import type { Email } from '../../../platform/mail/email.ts'
import { sanitizeMailText } from '../../../platform/mail/sanitizeMailText.ts'
import { nameOf } from '../people/presentPeople.ts'
import { findRequestToSend } from '../people/accessRequestsRepository.ts'
import { findPassedDeck } from '../ownership/ownershipRepository.ts'

interface OwnerMailPorts {
  readonly queries: Queries
  /** Origin of the links; never taken from a request. */
  readonly home: () => string
}

const kinds: readonly string[] = [
  'access-asked',
  'deck-given',
  'deck-received',
] satisfies readonly OwnerMail['kind'][]

export function isOwnerMail(mail: Mail): mail is OwnerMail {
  return kinds.includes(mail.kind)
}

/** Composes the emails about access to a deck and its owner; undefined if what they are about is gone. */
export async function ownerMail(
  ports: OwnerMailPorts,
  mail: OwnerMail,
): Promise<{ readonly email: Email } | undefined> {
  const parts = mail.kind === 'access-asked' ? await asked(ports, mail) : await passed(ports, mail)
  return parts && { email: composeEmail(parts) }
}

async function asked(
  { queries, home }: OwnerMailPorts,
  { requestId }: Extract<OwnerMail, { readonly requestId: number }>,
): Promise<EmailParts | undefined> {
  const found = await findRequestToSend(queries, requestId)
  if (!found) return undefined
  const { deckId, owner, wants, email } = found
  const by = safeName(found)
  const title = safeTitle(found.title)
  const message = sanitizeMailText(found.message, 'message')
  return {
    to: owner.email,
    subject: `${by} asks to ${wants} “${title}”`,
    greeting: greetingOf(owner),
    paragraphs: [
      `${by} (${email}) asks to ${wants} your presentation “${title}”.`,
      ...(message === '' ? [] : [`They write: “${message}”`]),
    ],
    action: { label: 'Answer', href: `${home()}/editor/${deckId}?share` },
    remarks: ['Nothing is shared until you answer. If you don’t know them, ignore this email.'],
  }
}

async function passed(
  { queries, home }: OwnerMailPorts,
  mail: Extract<OwnerMail, { readonly otherId: string }>,
): Promise<EmailParts | undefined> {
  const found = await findPassedDeck(queries, mail)
  if (!found) return undefined
  const { to, other } = found
  const title = safeTitle(found.title)
  const address = { to: to.email, greeting: greetingOf(to) }
  const action = { label: 'Open', href: `${home()}/editor/${mail.presentationId}` }
  if (mail.kind === 'deck-given') {
    return {
      ...address,
      subject: `You gave “${title}” to ${safeName(other)}`,
      paragraphs: [
        `${safeName(other)} (${other.email}) owns the presentation “${title}” now. You can edit it.`,
      ],
      action,
      remarks: ['If that wasn’t you, change your password and write to your administrator.'],
    }
  }
  return {
    ...address,
    subject: `${safeName(other)} gave you “${title}”`,
    paragraphs: [`You own the presentation “${title}” now. ${safeName(other)} can edit it.`],
    action,
    remarks: ['You decide who can see it, and can delete it.'],
  }
}

interface Named {
  readonly firstName: string | null
  readonly lastName: string | null
}

function safeName(person: Named): string {
  return sanitizeMailText(nameOf(person), 'name') || 'Someone'
}

function safeTitle(title: string): string {
  return sanitizeMailText(title, 'title') || 'Untitled'
}

function greetingOf({ firstName }: Named): string {
  return firstName === null ? 'Hello,' : `Hello ${firstName},`
}
