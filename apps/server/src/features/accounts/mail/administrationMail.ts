import type { AdministrationMail, Mail } from '../../../db/schema/mail.ts'
import type { Email } from '../../../platform/mail/email.ts'
import { composeEmail } from '../../../platform/mail/composeEmail.ts'
import { hashSecret } from '../../../platform/secrets/secretToken.ts'
import type { AccountMailPorts } from './accountMail.ts'
import { findAccount } from '../repositories/accountsRepository.ts'
import { insertPasswordReset } from '../repositories/passwordResetsRepository.ts'

const lifetimeHours = 24

const kinds: readonly string[] = [
  'password-required',
  'reset-link-made',
  'second-factor-cleared',
  'decks-given',
  'decks-received',
] satisfies readonly AdministrationMail['kind'][]

export function isAdministrationMail(mail: Mail): mail is AdministrationMail {
  return kinds.includes(mail.kind)
}

type MailContent = Omit<Parameters<typeof composeEmail>[0], 'to' | 'greeting'>

/** Composes the emails about changes that an administrator made to an account. */
export function administrationMail(ports: AccountMailPorts) {
  return async (mail: AdministrationMail): Promise<{ readonly email: Email } | undefined> => {
    const account = await findAccount(ports.queries, mail.userId)
    const content = account && (await composeContent(ports, mail))
    if (!account || !content) return undefined
    const greeting = account.firstName === null ? 'Hello,' : `Hello ${account.firstName},`
    return { email: composeEmail({ to: account.email, greeting, ...content }) }
  }
}

async function composeContent(
  ports: AccountMailPorts,
  mail: AdministrationMail,
): Promise<MailContent | undefined> {
  switch (mail.kind) {
    case 'password-required':
      return passwordRequired(ports, mail.userId)
    case 'reset-link-made':
      return {
        subject: 'An administrator created a password link for you',
        paragraphs: [
          'An administrator created a link for choosing a new password for your Deckloom account. They will give it to you.',
        ],
        remarks: [
          `The link works once, for ${lifetimeHours} hours. If you didn’t ask for it, tell your administrator.`,
        ],
      }
    case 'second-factor-cleared':
      return {
        subject: 'Two-step verification was removed',
        paragraphs: [
          'An administrator removed the passkeys, authenticator app and recovery codes from your Deckloom account, and every device was signed out.',
        ],
        action: { label: 'Sign in', href: `${ports.home()}/login` },
        remarks: [
          'Set them up again in your profile. If you didn’t ask for this, tell your administrator.',
        ],
      }
    case 'decks-given':
    case 'decks-received':
      return composeHandedOver(ports, mail)
  }
}

async function passwordRequired(
  { queries, now, home, secret }: AccountMailPorts,
  userId: string,
): Promise<MailContent> {
  const expiresAt = new Date(now().getTime() + lifetimeHours * 60 * 60_000)
  await insertPasswordReset(queries, { userId, token: hashSecret(secret), expiresAt })
  return {
    subject: 'Choose a new password',
    paragraphs: [
      'An administrator asked you to choose a new password for your Deckloom account. Every device was signed out.',
    ],
    action: { label: 'Choose a new password', href: `${home()}/reset-password?token=${secret}` },
    remarks: [
      `The link works once, for ${lifetimeHours} hours. After that, sign in with your current password to choose a new one.`,
    ],
  }
}

async function composeHandedOver(
  { queries, home }: AccountMailPorts,
  { kind, otherId, decks }: Extract<AdministrationMail, { readonly otherId: string }>,
): Promise<MailContent | undefined> {
  const other = await findAccount(queries, otherId)
  if (!other) return undefined
  const many = decks === 1 ? '1 presentation' : `${decks} presentations`
  if (kind === 'decks-given') {
    return {
      subject: 'Your presentations were handed over',
      paragraphs: [
        `An administrator moved ${many} from your Deckloom account to ${other.email}, with templates and pictures.`,
      ],
      remarks: ['If you didn’t expect this, tell your administrator.'],
    }
  }
  return {
    subject: `You received ${many}`,
    paragraphs: [
      `An administrator moved ${many} from ${other.email} to your account, with templates and pictures.`,
    ],
    action: { label: 'Open your workspace', href: `${home()}/workspace` },
    remarks: ['They are in a folder named after the previous owner.'],
  }
}
