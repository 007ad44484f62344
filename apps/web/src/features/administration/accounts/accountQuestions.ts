import type { AdministeredAccount } from '@deckloom/contract'
import { personName } from '../../../shared/session/personName.ts'
import type { AccountAction } from './AccountActions.tsx'
import { administrationApi } from '../calls/administrationApi.ts'

/** Actions that need only a confirmation. */
export type AskedAction = Exclude<AccountAction, 'give-plan' | 'reset-link' | 'hand-over'>

export interface AccountQuestion {
  readonly title: string
  /** What will happen. */
  readonly text: (name: string) => string
  /** Label of the confirm button. */
  readonly action: string
  /** Primary if the action grants something; by default it takes something away. */
  readonly tone?: 'primary'
  readonly done: string
  readonly run: (account: AdministeredAccount) => Promise<unknown>
  /** The action that undoes it. */
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
      `${name} is signed out everywhere and cannot sign in until you turn the account on again. Their shared links stop working until then. Their presentations are kept.`,
    action: 'Turn off',
    done: 'Account turned off',
    run: change({ disabled: true }),
    undo: 'turn-on',
  },
  'turn-on': {
    title: 'Turn this account on?',
    text: (name) => `${name} can sign in again.`,
    action: 'Turn on',
    tone: 'primary',
    done: 'Account turned on',
    run: change({ disabled: false }),
  },
  'make-administrator': {
    title: 'Make this person an administrator?',
    text: (name) =>
      `${name} will be able to do everything you can do here. They need to sign in again first.`,
    action: 'Make administrator',
    tone: 'primary',
    done: 'Administrator added',
    run: change({ isAdmin: true }),
    undo: 'remove-administrator',
  },
  'remove-administrator': {
    title: 'Remove this administrator?',
    text: (name) => `${name} becomes a regular user and is signed out everywhere.`,
    action: 'Remove administrator',
    done: 'Administrator removed',
    run: change({ isAdmin: false }),
    undo: 'make-administrator',
  },
  verify: {
    title: 'Mark this email as verified?',
    text: (name) =>
      `Only do this if you are sure that the address belongs to ${name}. They gain access to everything that was shared with it.`,
    action: 'Mark as verified',
    tone: 'primary',
    done: 'Email marked as verified',
    run: change({ emailVerified: true }),
  },
  'sign-out': {
    title: 'Sign this person out everywhere?',
    text: (name) => `${name} will have to sign in again on every device. No saved work is lost.`,
    action: 'Sign out',
    done: 'Signed out everywhere',
    run: ({ id }) => administrationApi.endSessionsOf(id),
  },
  'require-password': {
    title: 'Require a new password?',
    text: (name) =>
      `${name} is signed out everywhere and gets an email with a link. They can’t sign in until they choose a new password.`,
    action: 'Require',
    done: 'New password required',
    run: change({ mustChangePassword: true }),
  },
  'clear-second-factor': {
    title: 'Remove two-step verification?',
    text: (name) =>
      `The passkeys, authenticator app and recovery codes of ${name} are deleted, and they are signed out everywhere. Make sure they really asked for this.`,
    action: 'Remove second step',
    done: 'Second step removed',
    run: ({ id }) => administrationApi.clearSecondFactor(id),
  },
  'end-plan': {
    title: 'End given plan?',
    text: (name) => `${name} returns to their own plan immediately. Their presentations are kept.`,
    action: 'End plan',
    done: 'Plan ended',
    run: change({ grantedPlan: null }),
  },
}

/** Returns the name of an account as shown in questions. */
export function accountLabel(account: AdministeredAccount): string {
  return `${personName(account)} (${account.email})`
}
