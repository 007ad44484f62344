import type { Queries } from '../../db/openDatabase.ts'
import type { AccountMail } from '../../db/schema/mail.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { letterOf } from '../../platform/mail/letterOf.ts'
import { hashSecret, newSecret } from '../../platform/secretToken.ts'
import { findAccount, findCredentials } from './accountsRepository.ts'
import { insertEmailChange } from './emailChangesRepository.ts'
import { deleteOtherPasswordResets, insertPasswordReset } from './passwordResetsRepository.ts'

export interface AccountMailPorts {
  readonly queries: Queries
  readonly now: () => Date
  /** Origin that links lead to; never taken from a request. */
  readonly origin: () => string
}

const lifetimeMinutes = 60
const undoHours = 72

/** Writes the letters of the accounts. Undefined when there is nobody to write to. */
export function accountMail(ports: AccountMailPorts) {
  return (
    mail: AccountMail,
  ): Promise<{ readonly letter: Letter; readonly accepted?: () => Promise<void> } | undefined> => {
    switch (mail.kind) {
      case 'password-reset':
        return passwordReset(ports, mail.email)
      case 'password-changed':
        return passwordChanged(ports, mail.userId)
      case 'email-changed':
        return emailChanged(ports, mail)
    }
  }
}

/** A new link, valid at once; the earlier ones end when the letter with this one was accepted. */
async function passwordReset({ queries, now, origin }: AccountMailPorts, email: string) {
  const found = await findCredentials(queries, email)
  if (!found) return undefined
  const { id: userId, firstName } = found.account
  const secret = newSecret()
  const token = hashSecret(secret)
  const expiresAt = new Date(now().getTime() + lifetimeMinutes * 60_000)
  await insertPasswordReset(queries, { userId, token, expiresAt })
  return {
    letter: letterOf({
      to: found.account.email,
      subject: 'Choose a new password',
      greeting: greeting(firstName),
      paragraphs: [
        'somebody asked for a new password for your Deckloom account. If it was you, choose one here.',
      ],
      action: {
        label: 'Choose a new password',
        href: `${origin()}/reset-password?token=${secret}`,
      },
      remarks: [
        `The link works once, for ${lifetimeMinutes} minutes. A newer one replaces it.`,
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
    }),
    accepted: () => deleteOtherPasswordResets(queries, { userId, token }),
  }
}

async function passwordChanged({ queries, origin }: AccountMailPorts, userId: string) {
  const account = await findAccount(queries, userId)
  if (!account) return undefined
  return {
    letter: letterOf({
      to: account.email,
      subject: 'Your password was changed',
      greeting: greeting(account.firstName),
      paragraphs: [
        'the password of your Deckloom account was just changed, and every device was signed out.',
      ],
      remarks: [`If it was not you, ask for a new link at ${origin()}/forgot-password.`],
    }),
  }
}

/** To the address that the account had: whoever reads it there may know nothing of the change. */
async function emailChanged(
  { queries, now, origin }: AccountMailPorts,
  { userId, previousEmail }: Extract<AccountMail, { kind: 'email-changed' }>,
) {
  const account = await findAccount(queries, userId)
  if (!account) return undefined
  const secret = newSecret()
  const expiresAt = new Date(now().getTime() + undoHours * 60 * 60_000)
  await insertEmailChange(queries, { userId, previousEmail, token: hashSecret(secret), expiresAt })
  return {
    letter: letterOf({
      to: previousEmail,
      subject: 'Your email address was changed',
      greeting: greeting(account.firstName),
      paragraphs: ['your Deckloom account now signs in with another email address.'],
      action: { label: 'Change it back', href: `${origin()}/undo-email?token=${secret}` },
      remarks: [
        `If it was you, there is nothing to do. If not, the link gives you the account back; it works once, for ${undoHours} hours.`,
      ],
    }),
  }
}

function greeting(firstName: string | null): string {
  return firstName === null ? 'Hello,' : `Hello ${firstName},`
}
