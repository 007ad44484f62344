import type { Queries } from '../../../db/openDatabase.ts'
import type { AccountMail } from '../../../db/schema/mail.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import type { Email } from '../../../platform/mail/email.ts'
import { composeEmail } from '../../../platform/mail/composeEmail.ts'
import { sanitizeMailText } from '../../../platform/mail/sanitizeMailText.ts'
import { hashSecret } from '../../../platform/secrets/secretToken.ts'
import { findAccount, findCredentials } from '../repositories/accountsRepository.ts'
import { renewEmailChange } from '../repositories/emailChangesRepository.ts'
import {
  isAwaited,
  replaceVerification,
  verificationMs,
} from '../repositories/emailVerificationsRepository.ts'
import { accountInvitationMail } from './accountInvitationMail.ts'
import {
  deleteOtherPasswordResets,
  insertPasswordReset,
} from '../repositories/passwordResetsRepository.ts'

export interface AccountMailPorts {
  readonly queries: Queries
  readonly now: () => Date
  /** Origin of the links; never taken from a request. */
  readonly home: () => string
  /** The secret in the link of this email. */
  readonly secret: string
}

const lifetimeMinutes = 60
const undoHours = 72
const verificationHours = verificationMs / (60 * 60 * 1_000)

/** Composes the emails of accounts. Resolves to undefined if there is nobody to write to. */
export function accountMail(ports: AccountMailPorts) {
  return (
    mail: AccountMail,
  ): Promise<{ readonly email: Email; readonly accepted?: () => Promise<void> } | undefined> => {
    switch (mail.kind) {
      case 'verify-email':
        return verifyEmail(ports, mail.userId)
      case 'confirm-email':
        return confirmEmail(ports, mail)
      case 'account-invitation':
        return accountInvitationMail(ports, mail.invitationId)
      case 'password-reset':
        return passwordReset(ports, mail.email)
      case 'password-changed':
        return passwordChanged(ports, mail.userId)
      case 'second-step-changed':
        return secondStepChanged(ports, mail)
      case 'email-changed':
        return emailChanged(ports, mail.changeId)
      case 'email-restored':
        return Promise.resolve(emailRestored(mail.displacedEmail))
    }
  }
}

/** A new link, valid at once; earlier ones end when the email with this one was accepted. */
async function passwordReset({ queries, now, home, secret }: AccountMailPorts, email: string) {
  const found = await findCredentials(queries, email)
  if (!found) return undefined
  const { id: userId } = found.account
  const token = hashSecret(secret)
  const expiresAt = new Date(now().getTime() + lifetimeMinutes * 60_000)
  await insertPasswordReset(queries, { userId, token, expiresAt })
  return {
    email: composeEmail({
      to: found.account.email,
      subject: 'Choose a new password',
      greeting: greet(found.account),
      paragraphs: [
        'Someone asked to reset the password of your Deckloom account. If it was you, choose a new one here.',
      ],
      action: {
        label: 'Choose a new password',
        href: `${home()}/reset-password?token=${secret}`,
      },
      remarks: [
        `The link works once, for ${lifetimeMinutes} minutes. A newer one replaces it.`,
        'If it wasn’t you, ignore this email. Your password stays the same.',
      ],
    }),
    accepted: () => deleteOtherPasswordResets(queries, { userId, token }),
  }
}

async function passwordChanged({ queries, home }: AccountMailPorts, userId: string) {
  const account = await findAccount(queries, userId)
  if (!account) return undefined
  return {
    email: composeEmail({
      to: account.email,
      subject: 'Your password was changed',
      greeting: greet(account),
      paragraphs: [
        'The password of your Deckloom account was just changed, and every other device was signed out.',
      ],
      remarks: [`If it wasn’t you, reset your password at ${home()}/forgot-password.`],
    }),
  }
}

const secondStepTexts = {
  'app-added': ['An authenticator app was added', 'An authenticator app was just added to'],
  'app-removed': [
    'Your authenticator app was removed',
    'The authenticator app was just removed from',
  ],
  'passkey-added': ['A passkey was added', 'A passkey was just added to'],
  'passkey-removed': ['A passkey was removed', 'A passkey was just removed from'],
} as const

/**
 * Someone at an unattended browser could add a way in of their own, or remove the second factor.
 */
async function secondStepChanged(
  { queries, home }: AccountMailPorts,
  { userId, change }: Extract<AccountMail, { kind: 'second-step-changed' }>,
) {
  const account = await findAccount(queries, userId)
  if (!account) return undefined
  const [subject, sentence] = secondStepTexts[change]
  return {
    email: composeEmail({
      to: account.email,
      subject,
      greeting: greet(account),
      paragraphs: [`${sentence} your Deckloom account.`],
      action: { label: 'Review your security settings', href: `${home()}/profile?tab=security` },
      remarks: [
        `If it wasn’t you, reset your password at ${home()}/forgot-password. This signs out every device. Then remove anything you didn’t set up.`,
      ],
    }),
  }
}

/** The link that confirms an account's email address; the previous one ends. */
async function verifyEmail(ports: AccountMailPorts, userId: string) {
  const account = await findAccount(ports.queries, userId)
  if (!account || account.emailVerifiedAt) return undefined
  const { email } = account
  return {
    email: composeEmail({
      to: email,
      subject: 'Verify your email',
      greeting: greet(account),
      paragraphs: [
        'Welcome to Deckloom. Verify your email address to see the presentations and teams you’re invited to.',
      ],
      action: { label: 'Verify email', href: await verificationLink(ports, { userId, email }) },
      remarks: [
        `The link works once, for ${verificationHours} hours. A newer one replaces it.`,
        'If you didn’t create an account, ignore this email. Nobody can use your address without this link.',
      ],
    }),
  }
}

/** Sent to the new address; only this email reveals whether that has an account. */
async function confirmEmail(
  ports: AccountMailPorts,
  { userId, email }: Extract<AccountMail, { kind: 'confirm-email' }>,
) {
  const { queries, home } = ports
  const account = await findAccount(queries, userId)
  if (!account || !(await isAwaited(queries, { userId, email }))) return undefined
  const other = await findCredentials(queries, email)
  if (other) {
    return {
      email: composeEmail({
        to: email,
        subject: 'You already have an account',
        greeting: greet(other.account),
        paragraphs: [
          'Someone tried to use this email address for another Deckloom account. It already belongs to yours, so nothing was changed.',
        ],
        action: { label: 'Sign in', href: `${home()}/login` },
        remarks: ['If it wasn’t you, ignore this email.'],
      }),
    }
  }
  return {
    email: composeEmail({
      to: email,
      subject: 'Confirm your new email',
      greeting: 'Hello,',
      paragraphs: ['Confirm that you want to sign in to Deckloom with this email address.'],
      action: { label: 'Confirm email', href: await verificationLink(ports, { userId, email }) },
      remarks: [
        `The link works once, for ${verificationHours} hours. Until you open it, your account keeps its current address.`,
        'If you didn’t ask for this, ignore this email.',
      ],
    }),
  }
}

async function verificationLink(
  { queries, now, home, secret }: AccountMailPorts,
  whose: { readonly userId: string; readonly email: string },
): Promise<string> {
  const expiresAt = new Date(now().getTime() + verificationMs)
  await replaceVerification(queries, { ...whose, token: hashSecret(secret), expiresAt })
  return `${home()}/verify-email?token=${secret}`
}

/** Sent to the previous address, whose owner may not know of the change. */
async function emailChanged({ queries, home, secret }: AccountMailPorts, changeId: number) {
  const change = await renewEmailChange(queries, { id: changeId, token: hashSecret(secret) })
  const account = change && (await findAccount(queries, change.userId))
  if (!account) return undefined
  return {
    email: composeEmail({
      to: change.previousEmail,
      subject: 'Your email address was changed',
      greeting: 'Hello,',
      paragraphs: ['Your Deckloom account now uses a different email address to sign in.'],
      action: { label: 'Change it back', href: `${home()}/undo-email?token=${secret}` },
      remarks: [
        `If it was you, ignore this email. If not, use the link to get your account back. It works once, for ${undoHours} hours.`,
      ],
    }),
  }
}

/** Sent to the address that lost the account when the change was reverted. */
function emailRestored(displacedEmail: string) {
  return {
    email: composeEmail({
      to: displacedEmail,
      subject: 'Your email address was removed from an account',
      greeting: 'Hello,',
      paragraphs: [
        'A Deckloom account that used this email address has been changed back to its previous one. The owner of the previous address undid the change, and every device was signed out.',
      ],
      remarks: ['You don’t need to do anything.'],
    }),
  }
}

/**
 * No name until the address is verified: the mailbox may belong to someone else than who entered
 * the name.
 */
function greet({ firstName, emailVerifiedAt }: Account): string {
  const name = emailVerifiedAt === null ? '' : sanitizeMailText(firstName ?? '', 'name')
  return name === '' ? 'Hello,' : `Hello ${name},`
}
