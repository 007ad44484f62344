import type { AdministeredAccount } from '@deckloom/contract'
import { personName } from '../../shared/session/personName.ts'
import type { AccountAction } from './AccountActions.tsx'
import { administrationApi } from './administrationApi.ts'

/** Actions that need a yes and nothing else. */
export type AskedAction = Exclude<AccountAction, 'give-plan' | 'reset-link' | 'hand-over'>

export interface AccountQuestion {
  readonly title: string
  /** What will happen. */
  readonly text: (name: string) => string
  /** The verb of it. */
  readonly action: string
  readonly done: string
  readonly run: (account: AdministeredAccount) => Promise<unknown>
  /** The action that takes it back. */
  readonly undo?: AskedAction
}

const change =
  (body: Parameters<typeof administrationApi.changeAccount>[1]) =>
  ({ id }: AdministeredAccount) =>
    administrationApi.changeAccount(id, body)

export const accountQuestions: Readonly<Record<AskedAction, AccountQuestion>> = {
  'turn-off': {
    title: 'Turn this account off?',
    text: (name) =>
      `${name} is signed out everywhere and cannot sign in until you turn it on again. Links that they shared stop working meanwhile; presentations stay.`,
    action: 'Turn off',
    done: 'Account turned off',
    run: change({ disabled: true }),
    undo: 'turn-on',
  },
  'turn-on': {
    title: 'Turn this account on?',
    text: (name) => `${name} can sign in again.`,
    action: 'Turn on',
    done: 'Account turned on',
    run: change({ disabled: false }),
  },
  'make-administrator': {
    title: 'Make an administrator?',
    text: (name) =>
      `${name} will see these pages and can do what you do. They sign in again first.`,
    action: 'Make administrator',
    done: 'Administrator made',
    run: change({ isAdmin: true }),
    undo: 'remove-administrator',
  },
  'remove-administrator': {
    title: 'Remove an administrator?',
    text: (name) => `${name} will be an ordinary user, and is signed out everywhere.`,
    action: 'Remove administrator',
    done: 'Administrator removed',
    run: change({ isAdmin: false }),
    undo: 'make-administrator',
  },
  verify: {
    title: 'Mark this email as verified?',
    text: (name) =>
      `You vouch that ${name} reads this address. Invitations to it become theirs, and it counts as their identity.`,
    action: 'Mark as verified',
    done: 'Email marked as verified',
    run: change({ emailVerified: true }),
  },
  'sign-out': {
    title: 'Sign this person out everywhere?',
    text: (name) => `${name} has to sign in again on every device. Nothing that was saved is lost.`,
    action: 'Sign out',
    done: 'Signed out everywhere',
    run: ({ id }) => administrationApi.endSessionsOf(id),
  },
  'require-password': {
    title: 'Require a new password?',
    text: (name) =>
      `${name} is signed out everywhere and receives an email with a link. Until they choose a new password, signing in asks for one.`,
    action: 'Require',
    done: 'A new password is required',
    run: change({ mustChangePassword: true }),
  },
  'clear-second-factor': {
    title: 'Remove the second step?',
    text: (name) =>
      `Passkeys, authenticator app and recovery codes of ${name} are deleted, and they are signed out everywhere. Make sure that it is really them who asked.`,
    action: 'Remove second step',
    done: 'Second step removed',
    run: ({ id }) => administrationApi.clearSecondFactor(id),
  },
  'end-plan': {
    title: 'End the given plan?',
    text: (name) => `${name} is back to the plan of their own at once. Their presentations stay.`,
    action: 'End plan',
    done: 'Plan ended',
    run: change({ grantedPlan: null }),
  },
}

/** As questions name an account. */
export function accountWords(account: AdministeredAccount): string {
  return `${personName(account)} (${account.email})`
}
